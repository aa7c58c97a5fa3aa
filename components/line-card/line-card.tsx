import type { Route } from 'next';
import { MetalSwatch } from '@/components/inventory/metal-swatch';
import { ReferenceList } from '@/components/inventory/reference-list';
import { DataTable } from '@/components/tables/data-table';
import type { Reference } from '@/content-schemas/grade';
import type { Metal } from '@/lib/catalog/metals';
import * as routes from '@/lib/routing/routes';
import styles from './line-card.module.scss';

/** More grades than this would push the other metals off the sheet. */
const maxItems = 40;

interface MetalStock {
  metal: Metal;
  grades: readonly Reference[];
  forms: readonly Reference[];
}

export const LineCardTable = ({ stock }: { stock: readonly MetalStock[] }) => (
  <DataTable
    caption="Metals, grades and forms"
    className={styles.card}
    rows={stock}
    rowProps={({ metal }) => ({ id: metal.slug, 'data-metal': metal.slug })}
    columns={[
      {
        head: 'Metal',
        phone: 'title',
        width: 'narrow',
        cell: ({ metal }) => (
          <>
            <MetalSwatch metal={metal} />
            <a href={routes.inventory(metal)}>{metal.name}</a>
          </>
        ),
      },
      {
        head: 'Grades',
        phone: 'labelled',
        cell: ({ metal, grades }) => (
          <Names title="Grades" names={grades} addressOf={(grade) => routes.grade(metal, grade)} />
        ),
      },
      {
        head: 'Forms',
        phone: 'labelled',
        cell: ({ metal, forms }) => (
          <Names title="Forms" names={forms} addressOf={(form) => routes.form(metal, form)} />
        ),
      },
    ]}
  />
);

interface Props {
  title: string;
  names: readonly Reference[];
  addressOf: (name: Reference) => Route;
}

/** On a phone they are a fold. */
const Names = ({ title, names, addressOf }: Props) => (
  <details className={styles.fold}>
    <summary>
      {title} <span>{names.length}</span>
    </summary>
    {names.slice(0, maxItems).map((name) => (
      <span key={name.slug}>
        <a className={styles.name} href={addressOf(name)}>
          {name.title}
        </a>{' '}
      </span>
    ))}
    {names.length > maxItems && <small>and {names.length - maxItems} more</small>}
  </details>
);

export function LineCardServices({
  services,
  processes,
}: {
  services: readonly Reference[];
  processes: readonly Reference[];
}) {
  const columns = [
    { title: 'Services', offers: services, addressOf: routes.service },
    { title: 'Value Added Services', offers: processes, addressOf: routes.process },
  ];
  return (
    <div className={styles.columns}>
      {columns.map(({ title, offers, addressOf }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <ReferenceList references={offers} href={addressOf} />
        </section>
      ))}
    </div>
  );
}
