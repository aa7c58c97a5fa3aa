import { Picture } from '@/components/picture/picture';
import { QuoteCount } from '@/components/quote/quote-count';
import * as routes from '@/lib/routing/routes';
import { renderingDate } from '@/lib/site/rendering-date';
import { blurb, site, telephone } from '@/lib/site/company';
import styles from './site-footer.module.scss';
import { Wordmark } from './site-header';

/** The foot of every page, ruled like a drawing's title block (spec §2). The year is the last rendering's. */
export function SiteFooter() {
  const { street, city, region, postalCode } = site.address;
  return (
    <footer className={`${styles.footer} no-print`}>
      <div className="wrap">
        <div className={styles.block}>
          <div className={styles.company}>
            <Wordmark />
            <p>{blurb()}</p>
            <Seals />
          </div>
          <div>
            <h2 className={styles.caption}>Address</h2>
            <address className={styles.address}>
              {street}
              <br />
              {`${city}, ${region} ${postalCode}`}
            </address>
          </div>
          <div>
            <h2 className={styles.caption}>Contact</h2>
            <dl className={styles.lines}>
              {contactLines.map(({ name, text, href }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{href ? <a href={href}>{text}</a> : text}</dd>
                </div>
              ))}
            </dl>
          </div>
          <nav className={styles.resources} aria-label="Resources">
            <h2 className={styles.caption}>Resources</h2>
            <ul>
              {resources.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
          <p className={styles.copyright}>
            {`© ${renderingDate().getFullYear()} ${site.brand}. All rights reserved.`}
          </p>
        </div>
      </div>
    </footer>
  );
}

/** The seals in the footer; of samples the words say that they are samples. */
function Seals() {
  const { seals } = site;
  if (seals.length === 0) return null;
  return (
    <figure className={styles.seals}>
      <ul>
        {seals.map(({ file, name, sample }) => (
          <li key={file}>
            <Picture
              image={{
                src: `/seals/${file}.svg`,
                alt: sample ? `${name} (sample mark)` : name,
                width: 64,
                height: 64,
                sizes: [],
              }}
              sizes="4rem"
            />
          </li>
        ))}
      </ul>
      {seals.some(({ sample }) => sample) && (
        <figcaption>Sample marks, not certificates.</figcaption>
      )}
    </figure>
  );
}

/** The footer's links (spec §2), the two ways to find a grade by its numbers, and the quote list. */
const resources: readonly { label: string; href: string }[] = [
  { label: 'Contact Us', href: routes.contact() },
  { label: 'Inventory', href: routes.allInventory() },
  { label: 'Services', href: routes.services() },
  { label: 'Tools', href: routes.allTools() },
  { label: 'About Us', href: routes.page({ slug: 'about-us-2' }) },
  { label: 'Quality', href: routes.page({ slug: 'quality' }) },
  { label: 'Product Line Card', href: routes.lineCard() },
  { label: 'Metals Glossary', href: routes.allGlossary() },
  { label: 'Cross-Reference', href: routes.crossReference() },
  { label: 'Compare Grades', href: routes.compare() },
  { label: 'Quote List', href: routes.quoteList() },
  { label: 'Sitemap', href: routes.sitemap() },
  { label: 'Privacy', href: routes.privacy() },
  { label: 'Terms', href: routes.page({ slug: 'terms-and-conditions' }) },
];

const contactLines: readonly { name: string; text: string; href: string | null }[] = [
  { name: 'Phone', text: site.phone, href: telephone(site.phone) },
  { name: 'Toll free', text: site.tollFree, href: telephone(site.tollFree) },
  { name: 'Fax', text: site.fax, href: null },
  { name: 'Email', text: site.email, href: `mailto:${site.email}` },
];

/** The floating "Get Quote" of every page (spec §2). It leads to the contact form where no dialog opens. */
export function QuoteCorner() {
  return (
    <aside className={`${styles.corner} no-print`} aria-label="Get Quote">
      <a className="btn btn-large" href={routes.contact()} data-quote="">
        Get Quote
        <QuoteCount />
      </a>
    </aside>
  );
}
