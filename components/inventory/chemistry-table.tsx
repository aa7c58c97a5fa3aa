import { elementName } from './elements';
import styles from './chemistry-table.module.scss';

/** A grade's composition as it was read: limits in weight percent, as written ("5.50", "bal."). */
export interface Chemistry {
  caption: string;
  /** Headings of the three columns: element, minimum, maximum. */
  columns: readonly [element: string, min: string, max: string];
  rows: readonly { element: string; min: string | null; max: string | null }[];
}

/** The elements of a grade and their limits. A limit that is not set is a dash. */
export function ChemistryTable({ table: { caption, columns, rows } }: { table: Chemistry }) {
  return (
    <table className={styles.chemistry}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column, i) => (
            <th key={column} scope="col" className={i > 0 ? 'numeric' : undefined}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ element, min, max }) => (
          <tr key={element}>
            <th scope="row">
              <span className={styles.symbol}>{element}</span>{' '}
              <span className={styles.name}>{elementName(element)}</span>
            </th>
            <Limit limit={min} />
            <Limit limit={max} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Limit = ({ limit }: { limit: string | null }) => (
  <td className="numeric">
    {limit ?? (
      <>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">not set</span>
      </>
    )}
  </td>
);
