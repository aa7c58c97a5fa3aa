import { env } from '@/lib/runtime/env';
import { renderingDate } from '@/lib/runtime/rendering-date';
import { site } from '@/lib/site/company';
import styles from './print-title.module.scss';

/** The title block of a printed page: who, what, where it is from, and how old it is. Not on the screen. */
export function PrintTitle({ path, title }: { path: string; title: string }) {
  const { street, city, region, postalCode } = site.address;
  const cells = [
    { name: site.brand, value: `${street}, ${city}, ${region} ${postalCode}` },
    { name: 'Title', value: title },
    { name: 'Telephone', value: site.phone },
    { name: 'Source', value: env.SITE_URL + path, 'data-query': '' },
    { name: 'As of', value: renderingDate().toISOString().slice(0, 10) },
  ];
  return (
    <dl className={`${styles.block} print-only`}>
      {cells.map(({ name, value, ...query }) => (
        <div key={name}>
          <dt>{name}</dt>
          {/* `printQuery` fills in what the address asks for. */}
          <dd {...query}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
