import { Html } from '@/components/primitives/html';
import { Picture } from '@/components/picture/picture';
import { SearchBox } from '@/components/search/search-box';
import { SectionButton } from '@/components/sections/section-button';
import type { Section } from '@/content-schemas/section';
import { isQuote } from '@/lib/site/quote-button';
import * as routes from '@/lib/routing/routes';
import { site } from '@/lib/site/company';
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
        <figure className={styles.sheet}>
          {/* oxlint-disable-next-line nextjs/no-img-element -- a drawing, which nothing resizes */}
          <img
            src="/drawings/round-bar-drawing.svg"
            alt="Drawing of a titanium round bar, 2.500 in diameter by 12.000 in long, 9.42 pounds"
            width="420"
            height="260"
          />
        </figure>
      )}
    </div>
  );
}
