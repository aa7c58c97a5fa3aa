import { Fragment, type ComponentType } from 'react';
import type { Omission } from '@/content-schemas/salvage';
import type { Layout, Section } from '@/content-schemas/section';
import { OmissionNotes } from '@/components/preview/preview-banner';
import { Slider } from '@/components/logo-slider/slider';
import { Picture } from '@/components/picture/picture';
import { Html } from '@/components/primitives/html';
import { type Column, DataTable } from '@/components/tables/data-table';
import { PostCards } from '@/components/services/post-cards';
import { fileHref } from '@/lib/routing/links';
import { telephone } from '@/lib/site/company';
import { isQuote } from '@/lib/site/quote-button';
import { addressOf } from '@/lib/routing/post-addresses';
import { Cards } from './cards';
import cells from './cells.module.scss';
import gallery from './gallery.module.scss';
import hero from './hero.module.scss';
import { SectionButton } from './section-button';
import { SectionFrame } from './section-frame';
import sideContent from './side-content.module.scss';

export interface SectionProps<L extends Layout> {
  section: Section<L>;
  /** Its picture is the first that a visitor sees, and waits for nothing. */
  seenFirst?: boolean;
}

/** A large statement, beside its picture where it has one. The page's banner holds the h1. */
function Hero({ section: { title, html, background, button }, seenFirst }: SectionProps<'hero'>) {
  return (
    <section className={hero.hero}>
      <div className={`${hero.columns} wrap`}>
        <div className={hero.words}>
          {title && <h2 className={hero.title}>{title}</h2>}
          {html && <Html html={html} />}
          {button && (
            <p className={`actions ${isQuote(button) ? hero.quote : ''}`}>
              <SectionButton button={button} />
            </p>
          )}
        </div>
        {background && (
          <Picture
            image={background}
            sizes="(width >= 720px) 50vw, 100vw"
            priority={seenFirst}
            className={hero.picture}
          />
        )}
      </div>
    </section>
  );
}

type Certificate = Section<'certificates'>['certificates'][number];

/** A column that a phone shows below the row's first line. */
const labelled = (head: string, part: keyof Certificate, kind?: 'number'): Column<Certificate> => ({
  head,
  label: head,
  kind,
  phone: 'labelled',
  cell: (row) => row[part],
});

const certificateColumns: readonly Column<Certificate>[] = [
  { head: 'Standard', phone: 'title', cell: ({ standard }) => standard },
  { head: 'Scope', phone: 'labelled', cell: ({ scope }) => scope },
  labelled('Registrar', 'registrar'),
  labelled('Number', 'number', 'number'),
  labelled('Valid to', 'validTo', 'number'),
  {
    head: 'Certificate',
    phone: 'labelled',
    cell: ({ standard, file }) =>
      file && <a href={fileHref(file)}>{standard ?? 'Certificate'} PDF</a>,
  },
];

function Certificates({ section }: SectionProps<'certificates'>) {
  const { title, html, certificates: rows } = section;
  if (rows.length === 0 && !html) return null;
  return (
    <SectionFrame section={section}>
      {rows.length > 0 && (
        <DataTable caption={title ?? 'Certificates'} rows={rows} columns={certificateColumns} />
      )}
    </SectionFrame>
  );
}

function Gallery({ section }: SectionProps<'gallery'>) {
  return (
    <SectionFrame section={section}>
      {section.images.length > 0 && (
        <ul className={gallery.gallery}>
          {section.images.map((image, i) => (
            <li key={`${i} ${image.src}`}>
              <a
                href={fileHref(image.src)}
                aria-label={image.alt ? undefined : `Picture ${i + 1} at full size`}
              >
                <Picture
                  image={image}
                  sizes="(width >= 600px) 30rem, calc(100vw - 2rem)"
                  className={gallery.picture}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </SectionFrame>
  );
}

function Icons({ section }: SectionProps<'icon'>) {
  return (
    <SectionFrame section={section}>
      {section.icons.length > 0 && (
        <ul className={`${cells.cells} ${cells.icons}`}>
          {section.icons.map(({ title, html, image }, i) => (
            <li key={`${i} ${title}`}>
              {/* A picture beside a title is decoration; one alone keeps its alternative text. */}
              {image && (
                <Picture
                  image={title ? { ...image, alt: '' } : image}
                  sizes="72px"
                  className={cells.icon}
                />
              )}
              {title && <h3>{title}</h3>}
              {html && <Html html={html} />}
            </li>
          ))}
        </ul>
      )}
    </SectionFrame>
  );
}

function People({ section }: SectionProps<'people'>) {
  if (section.people.length === 0 && !section.html) return null;
  return (
    <SectionFrame section={section}>
      {section.people.length > 0 && (
        <ul className={`${cells.cells} ${cells.people}`}>
          {section.people.map(({ name, role, phone, photo }, i) => (
            <li key={`${i} ${name}`}>
              {photo && (
                <Picture
                  image={name ? { ...photo, alt: '' } : photo}
                  sizes="8rem"
                  className={cells.photo}
                />
              )}
              <div>
                {name && <h3>{name}</h3>}
                {role && <p>{role}</p>}
                {phone && (
                  <p className={cells.phone}>
                    <a href={telephone(phone)}>{phone}</a>
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </SectionFrame>
  );
}

/** A video is a link: a player of another host would bring its scripts into the page. */
function Media({ section: { video, ...section }, seenFirst }: SectionProps<'media'>) {
  const button = video && {
    label: `Watch the video: ${section.title ?? video.split('/')[2]}`,
    href: video,
    newTab: false,
  };
  return (
    <SideContent
      section={{ ...section, layout: 'sideContent', side: 'right', button: button || null }}
      seenFirst={seenFirst}
    />
  );
}

function SideContent({ section, seenFirst }: SectionProps<'sideContent'>) {
  const { title, html, background, images, side, button } = section;
  const hasWords = Boolean(title || html || button);
  const isBeside = hasWords && images.length > 0;
  if (!hasWords && images.length === 0) return null;
  return (
    <SectionFrame section={{ title: null, html: '', background }}>
      <div className={sideContent.columns} data-picture={isBeside ? side : undefined}>
        {hasWords && (
          <div className={sideContent.words}>
            {title && <h2>{title}</h2>}
            {(html || button) && (
              <div className={sideContent.rest}>
                {html && <Html html={html} about={title ?? undefined} />}
                {button && (
                  <p className="actions">
                    <SectionButton button={button} />
                  </p>
                )}
              </div>
            )}
          </div>
        )}
        {images.length > 0 && (
          <div className={sideContent.pictures}>
            {images.map((image, i) => (
              <Picture
                key={`${i} ${image.src}`}
                image={image}
                sizes="(width >= 1280px) 38rem, (width >= 720px) 50vw, 100vw"
                priority={seenFirst && i === 0}
                className={sideContent.picture}
              />
            ))}
          </div>
        )}
      </div>
    </SectionFrame>
  );
}

const SimpleText = ({ section }: SectionProps<'simpleText'>) => (
  <SectionFrame section={section} isTextOnly />
);

function PostCollection({ section }: SectionProps<'postCollection'>) {
  return (
    <SectionFrame section={section}>
      {section.posts.length > 0 && <PostCards posts={section.posts} addressOf={addressOf} />}
    </SectionFrame>
  );
}

function ImageSlider({ section }: SectionProps<'imageSlider'>) {
  return (
    <SectionFrame section={section}>
      {section.images.length > 0 && (
        <Slider label={section.title ?? 'Pictures'} autoplay={section.autoplay}>
          {section.images.map((image, i) => (
            <Picture key={`${i} ${image.src}`} image={image} sizes="15rem" />
          ))}
        </Slider>
      )}
    </SectionFrame>
  );
}

/** What is asked before a first order, each with an id that links and the search lead to. */
function Facts({ section }: SectionProps<'facts'>) {
  if (section.facts.length === 0 && !section.html) return null;
  return (
    <SectionFrame section={section}>
      {section.facts.length > 0 && (
        <dl className={`${cells.cells} ${cells.facts}`}>
          {section.facts.map(({ id, name, value }) => (
            <div key={id} id={id}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </SectionFrame>
  );
}

/** Every layout the schema knows has its component here; the compiler reports a missing one. */
const components: { [L in Layout]: ComponentType<SectionProps<L>> } = {
  hero: Hero,
  simpleText: SimpleText,
  postCollection: PostCollection,
  card: Cards,
  icon: Icons,
  imageSlider: ImageSlider,
  gallery: Gallery,
  media: Media,
  sideContent: SideContent,
  people: People,
  facts: Facts,
  certificates: Certificates,
};

interface Props {
  sections: readonly Section[];
  omissions?: readonly Omission[];
  underBanner?: boolean;
}

/** `omissions` are for an editor who previews; `underBanner` is set where the sections begin the page. */
export function Sections({ sections, omissions = [], underBanner = false }: Props) {
  const leftOut = (place: number) => (
    <OmissionNotes omissions={omissions.filter((each) => placeOf(each, omissions) === place)} />
  );
  const first = underBanner ? firstPicture(sections) : -1;
  return (
    <>
      {sections.map((section, i) => {
        const Component = components[section.layout] as ComponentType<SectionProps<Layout>>;
        return (
          <Fragment key={`${i} ${section.layout}`}>
            {omissions.length > 0 && leftOut(i)}
            <Component section={section} seenFirst={i === first} />
          </Fragment>
        );
      })}
      {omissions.length > 0 && leftOut(sections.length)}
    </>
  );
}

const firstPicture = (sections: readonly Section[]) =>
  sections
    .slice(0, 2)
    .findIndex(
      (section) =>
        (section.layout === 'hero' && section.background) ||
        ((section.layout === 'media' || section.layout === 'sideContent') && section.images[0]),
    );

/** Before which section something is missing: its place among those written, less those left out whole. */
function placeOf({ field }: Omission, all: readonly Omission[]): number {
  const written = Number(/\.(\d+)/.exec(field)?.[1] ?? NaN);
  const whole = all.flatMap((each) => /^\D*\.(\d+)$/.exec(each.field)?.[1] ?? []);
  return written - whole.filter((index) => Number(index) < written).length;
}
