import { renderingDate } from '@/lib/runtime/rendering-date';
import { blurb, site } from '@/lib/site/company';
import { resources } from './resources';
import { Seals } from './seals';
import { telephoneLines } from './telephone-lines';
import { Wordmark } from './wordmark';
import styles from './site-footer.module.scss';

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
              {telephoneLines.map(({ name, number, href }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{href ? <a href={href}>{number}</a> : number}</dd>
                </div>
              ))}
              <div>
                <dt>Email</dt>
                <dd>
                  <a href={`mailto:${site.email}`}>{site.email}</a>
                </dd>
              </div>
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
