import { withoutBreaks } from '@/lib/markup/no-breaks';
import { site, telephone } from '@/lib/site/company';
import styles from './contact-card.module.scss';

export function ContactCard() {
  const { street, city, region, postalCode } = site.address;
  return (
    <div className={styles.card}>
      <h2 className={`${styles.cell} ${styles.first}`}>Call or email us</h2>
      <section className={`${styles.cell} ${styles.first}`} aria-labelledby="phone">
        <h3 id="phone" className={styles.caption}>
          Phone
        </h3>
        <p className={styles.number}>
          <a href={telephone(site.phone)}>{site.phone}</a>
        </p>
        <p className={styles.hours}>{withoutBreaks(site.hours)}</p>
      </section>
      <section className={styles.cell} aria-labelledby="toll-free">
        <h3 id="toll-free" className={styles.caption}>
          Toll free
        </h3>
        <p className={styles.number}>
          <a href={telephone(site.tollFree)}>{site.tollFree}</a>
        </p>
      </section>
      <section className={styles.cell} aria-labelledby="email">
        <h3 id="email" className={styles.caption}>
          Email
        </h3>
        <p className={styles.number}>
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </p>
      </section>
      <section className={`${styles.cell} ${styles.first}`} aria-labelledby="address">
        <h3 id="address" className={styles.caption}>
          Address
        </h3>
        <address className={styles.address}>
          {site.brand}
          <br />
          {street}
          <br />
          {city}, {region} {postalCode}
        </address>
        <p className={styles.note}>
          <a
            href={`https://www.openstreetmap.org/search?${new URLSearchParams({ query: `${street}, ${city}, ${region} ${postalCode}` })}`}
          >
            Map
          </a>
        </p>
        <p className={styles.note}>
          Fax <span className="number">{site.fax}</span>
        </p>
      </section>
    </div>
  );
}
