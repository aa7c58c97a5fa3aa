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
    hidesCaption
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
        label: 'Grades',
        cell: ({ metal, grades }) => (
          <Names
            names={grades.slice(0, maxItems)}
            more={grades.length - maxItems}
            addressOf={(grade) => routes.grade(metal, grade)}
          />
        ),
      },
      {
        head: 'Forms',
        phone: 'labelled',
        label: 'Forms',
        cell: ({ metal, forms }) => (
          <Names names={forms} more={0} addressOf={(form) => routes.form(metal, form)} />
        ),
      },
    ]}
  />
);

interface Props {
  names: readonly Reference[];
  more: number;
  addressOf: (name: Reference) => Route;
}

const Names = ({ names, more, addressOf }: Props) => (
  <>
    {names.map((name) => (
      <span key={name.slug}>
        <a className={styles.name} href={addressOf(name)}>
          {name.title}
        </a>{' '}
      </span>
    ))}
    {more > 0 && <small>and {more} more</small>}
  </>
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
