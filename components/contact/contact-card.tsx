import { telephoneLines } from '@/components/chrome/telephone-lines';
import { site } from '@/lib/site';
import styles from './contact-card.module.scss';

/** The address and the telephone lines, as the title block of a sheet. */
export function ContactCard() {
  const { street, city, region, postalCode } = site.address;
  return (
    <div className={styles.card}>
      <section className={styles.cell} aria-labelledby="address">
        <h2 id="address" className={styles.caption}>
          Address
        </h2>
        <address className={styles.large}>
          {site.brand}
          <br />
          {street}
          <br />
          {city}, {region} {postalCode}
        </address>
      </section>
      {telephoneLines.map(({ name, number, href }) => (
        <section key={name} className={styles.cell} aria-labelledby={idOf(name)}>
          <h2 id={idOf(name)} className={styles.caption}>
            {name}
          </h2>
          <p className={styles.number}>{href ? <a href={href}>{number}</a> : number}</p>
        </section>
      ))}
    </div>
  );
}

const idOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');
