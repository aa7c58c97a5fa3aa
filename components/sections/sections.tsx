import { Fragment, type ComponentType } from 'react';
import type { Omission } from '@/content-schemas/salvage';
import type { Layout, Section } from '@/content-schemas/section';
import { OmissionNotes } from '@/components/preview/preview-banner';
import { LogoSlider } from '@/components/logo-slider/logo-slider';
import { PostCards } from '@/components/services/post-cards';
import { addressOf } from '@/lib/routing/post-addresses';
import { Cards } from './cards';
import { Certificates } from './certificates';
import facts from './facts.module.scss';
import { Gallery } from './gallery';
import { Hero } from './hero';
import { Icons } from './icons';
import { Media } from './media';
import { People } from './people';
import { SectionButton } from './section-button';
import { SectionFrame } from './section-frame';
import { SideContent } from './side-content';

export interface SectionProps<L extends Layout> {
  section: Section<L>;
  /** Its picture is the first that a visitor sees, and waits for nothing. */
  seenFirst?: boolean;
}

function SimpleText({ section }: SectionProps<'simpleText'>) {
  return (
    <SectionFrame section={section} isTextOnly>
      {section.button && (
        <p className="actions">
          <SectionButton button={section.button} />
        </p>
      )}
    </SectionFrame>
  );
}

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
        <LogoSlider
          label={section.title ?? 'Pictures'}
          images={section.images}
          autoplay={section.autoplay}
        />
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
        <dl className={facts.facts}>
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

/** `omissions` are for an editor who previews; `underBanner` is set where the sections begin the page. */
export function Sections({
  sections,
  omissions = [],
  underBanner = false,
}: {
  sections: readonly Section[];
  omissions?: readonly Omission[];
  underBanner?: boolean;
}) {
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

/** Which section holds the picture that is seen first: one of the first two, or none (-1). */
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
