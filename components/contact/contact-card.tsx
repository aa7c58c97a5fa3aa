import { Picture } from '@/components/picture/picture';
import type { Image } from '@/content-schemas/image';
import { withoutBreaks } from '@/lib/markup/no-breaks';
import { site, telephone } from '@/lib/site/company';
import styles from './contact-card.module.scss';

const { phone, tollFree, email } = site;
const lines = [
  { id: 'phone', title: 'Phone', text: phone, href: telephone(phone), isFirst: true },
  { id: 'toll-free', title: 'Toll free', text: tollFree, href: telephone(tollFree) },
  { id: 'email', title: 'Email', text: email, href: `mailto:${email}` },
];

/** `image` is the picture of the contact page in WordPress, such as the building. */
export function ContactCard({ image }: { image: Image | null }) {
  const { street, city, region, postalCode } = site.address;
  return (
    <div className={styles.card}>
      {lines.map(({ id, title, text, href, isFirst }) => (
        <section
          key={id}
          className={isFirst ? `${styles.cell} ${styles.first}` : styles.cell}
          aria-labelledby={id}
        >
          {isFirst && <h2>Call or email us</h2>}
          <h3 id={id} className={styles.caption}>
            {title}
          </h3>
          <p className={styles.number}>
            <a href={href}>{text}</a>
          </p>
          {isFirst && <p className={styles.hours}>{withoutBreaks(site.hours)}</p>}
        </section>
      ))}
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
          Fax <span className="number">{site.fax}</span> ·{' '}
          <a
            href={`https://www.openstreetmap.org/search?${new URLSearchParams({ query: `${street}, ${city}, ${region} ${postalCode}` })}`}
          >
            Map
          </a>
        </p>
      </section>
      {image && (
        <div className={`${styles.first} ${styles.picture}`}>
          <Picture image={image} sizes="(width >= 960px) 32rem, 100vw" />
        </div>
      )}
    </div>
  );
}
