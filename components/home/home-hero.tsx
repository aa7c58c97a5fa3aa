import { Html } from '@/components/primitives/html';
import { Picture } from '@/components/picture/picture';
import { SearchBox } from '@/components/search/search-box';
import { SectionButton } from '@/components/sections/section-button';
import type { Section } from '@/content-schemas/section';
import { isQuote } from '@/lib/site/quote-button';
import * as routes from '@/lib/routing/routes';
import { site } from '@/lib/site/company';
import { BarDrawing } from './bar-drawing';
import styles from './home-hero.module.scss';

/** What the supplier is for, the quote, a pasted list and the line card; beside it the editor's picture or a drawn bar. */
export function HomeHero({ hero: { title, html, background, button } }: { hero: Section<'hero'> }) {
  return (
    <div className={`${styles.hero} wrap`}>
      <div className={styles.words}>
        <p className={styles.place}>
          {site.address.city}, {site.address.region}
        </p>
        <h1>{title ?? site.brand}</h1>
        {html && (
          <div className="lede">
            <Html html={html} />
          </div>
        )}
        <div className={styles.find}>
          <SearchBox label="Find a grade or spec" />
        </div>
        <p className="actions">
          <a className="btn btn-large" href={routes.contact()} data-quote="">
            Get Quote
          </a>
          <a className="btn btn-large btn-quiet" href={routes.quoteList()}>
            Paste a list
          </a>
          <a className="btn btn-large btn-quiet" href={routes.lineCard()}>
            Product Line Card
          </a>
          {button && !isQuote(button) && <SectionButton button={button} />}
        </p>
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
