import { renderingDate } from '@/lib/rendering-date';
import { site } from '@/lib/site';
import styles from './print-title.module.scss';

/** The title block of a printed page: company, sheet, date of the content, address. Not on the screen. */
export function PrintTitle({ path, title }: { path: string; title: string }) {
  const cells = [
    { name: 'Company', value: site.brand },
    { name: 'Sheet', value: title },
    { name: 'As of', value: renderingDate().toISOString().slice(0, 10) },
    { name: 'Page', value: path },
    { name: 'Telephone', value: site.phone },
  ];
  return (
    <dl className={`${styles.block} print-only`}>
      {cells.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
