import { telephoneLines } from '@/components/chrome/telephone-lines';
import { withoutBreaks } from '@/lib/markup/no-breaks';
import { site } from '@/lib/site/company';
import styles from './contact-card.module.scss';

/** The telephone lines, the hours, the address and the email, as the title block of a sheet. */
export function ContactCard() {
  const { street, city, region, postalCode } = site.address;
  return (
    <div className={styles.card}>
      {telephoneLines.map(({ name, number, href }) => (
        <section key={name} className={styles.cell} aria-labelledby={idOf(name)}>
          <h2 id={idOf(name)} className={styles.caption}>
            {name}
          </h2>
          <p className={styles.number}>{href ? <a href={href}>{number}</a> : number}</p>
        </section>
      ))}
      <section className={`${styles.cell} ${styles.hours}`} aria-labelledby="hours">
        <h2 id="hours" className={styles.caption}>
          Hours
        </h2>
        <p>{withoutBreaks(site.hours)}</p>
      </section>
      <section className={styles.cell} aria-labelledby="address">
        <h2 id="address" className={styles.caption}>
          Address
        </h2>
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
      </section>
      <section className={styles.cell} aria-labelledby="email">
        <h2 id="email" className={styles.caption}>
          Email
        </h2>
        <p className={styles.number}>
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </p>
        <p className={styles.note}>
          Send drawings and specifications here, or attach them to the form: PDF, STEP, DXF, PNG or
          XLSX.
        </p>
      </section>
    </div>
  );
}

const idOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');
