import { Html } from '@/components/primitives/html';
import { Picture } from '@/components/picture/picture';
import { SearchBox } from '@/components/search/search-box';
import { SectionButton } from '@/components/sections/section-button';
import type { Section } from '@/content-schemas/section';
import { isQuote } from '@/lib/site/quote-button';
import * as routes from '@/lib/routing/routes';
import { site } from '@/lib/site/company';
import drawing from './bar-drawing.module.scss';
import styles from './home-hero.module.scss';

const examples = ['AMS 4928', '17-4 vs 15-5', '38 HRC', '16 ga'];

export function HomeHero({ hero: { title, html, background, button } }: { hero: Section<'hero'> }) {
  return (
    <div className={`${styles.hero} wrap`}>
      <div className={styles.words}>
        <p className={styles.place}>
          {site.address.city}, {site.address.region}
        </p>
        <h1>{title ?? site.brand}</h1>
        <div className={styles.find}>
          <SearchBox label="Find a grade or spec" isLarge />
        </div>
        <div className={styles.rest}>
          <div className={`${styles.examples} needs-script`}>
            <p id="examples">Try</p>
            <ul aria-labelledby="examples">
              {examples.map((text) => (
                <li key={text}>
                  <a href={routes.search(text)}>{text}</a>
                </li>
              ))}
            </ul>
          </div>
          {html && (
            <div className="lede">
              <Html html={html} />
            </div>
          )}
          <p className="actions">
            <a className="btn btn-large" href={routes.contact()} data-quote="">
              Get Quote
            </a>
            <a className="btn btn-large btn-quiet" href={routes.quoteList()}>
              Paste a list
            </a>
            {button && !isQuote(button) && <SectionButton button={button} />}
            <a className={styles.lineCard} href={routes.lineCard()}>
              Product Line Card
            </a>
          </p>
          {site.leadTimes && <p className={styles.promise}>{site.leadTimes}</p>}
        </div>
      </div>
      {background ? (
        <Picture
          image={background}
          sizes="(width >= 960px) 36rem, 100vw"
          priority
          className={styles.picture}
        />
      ) : (
        <BarDrawing />
      )}
    </div>
  );
}

const cells = [
  { x: 18, name: 'MATERIAL', value: '6Al-4V' },
  { x: 148, name: 'SPEC', value: 'AMS 4928' },
  { x: 278, name: 'WEIGHT', value: '9.42 lb / pc' },
];

/** A round bar as a shop drawing shows it, in third-angle projection: side, section, cutting plane, dimensions, title block. 0.160 lb/in³ × π/4 × 2.5² × 12. */
function BarDrawing() {
  return (
    <figure className={drawing.sheet}>
      <svg
        viewBox="0 0 420 260"
        role="img"
        aria-label="Drawing of a titanium round bar, 2.500 in diameter by 12.000 in long, 9.42 pounds"
      >
        <g className={drawing.lines}>
          <rect className={drawing.outline} x="44" y="78" width="210" height="94" />
          <circle className={drawing.outline} cx="356" cy="125" r="47" />
          <circle className={drawing.section} cx="356" cy="125" r="47" />
          <path className={drawing.centre} d="M26 125H280M304 125H408M356 70V180" />
          <path d="M44 74V40M254 74V40M44 48H254" />
          <path d="M258 78H350M258 172H350M278 78V172" />
          <path className={drawing.plane} d="M200 66V186" />
          <path d="M200 66h-14M200 186h-14" />
          <path className={drawing.arrow} d="M180 66l9-3v6zM180 186l9-3v6z" />
          <path className={drawing.arrow} d="M44 48l9-3v6zM254 48l-9-3v6z" />
          <path className={drawing.arrow} d="M278 78l-3 9h6zM278 172l-3-9h6z" />
          <path
            className={drawing.diameter}
            transform="translate(289.5 147) rotate(-90)"
            d="M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M-4 6.5L4-6.5"
          />
        </g>
        <g className={drawing.figures} aria-hidden="true">
          <text x="149" y="43">
            12.000
          </text>
          <text x="170" y="70">
            A
          </text>
          <text x="170" y="190">
            A
          </text>
          <text className={drawing.name} x="356" y="192">
            SECTION A-A
          </text>
          <text transform="translate(294 117) rotate(-90)">2.500</text>
        </g>
        <g className={drawing.block} aria-hidden="true">
          <path d="M10 202H410V252H10ZM140 202V252M270 202V252" />
          {cells.map(({ x, name, value }) => (
            <g key={name}>
              <text className={drawing.name} x={x} y="217">
                {name}
              </text>
              <text x={x} y="240">
                {value}
              </text>
            </g>
          ))}
        </g>
      </svg>
    </figure>
  );
}
