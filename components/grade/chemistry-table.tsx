import type { Chemistry } from '@/lib/catalog/chemistry';
import styles from './chemistry-table.module.scss';

const untitled = 'Chemical composition, weight percent';

/** The elements of a grade and their limits, as written ("5.50", "bal."). A limit that is not set is a dash. */
export function ChemistryTable({ table: { caption, columns, rows } }: { table: Chemistry }) {
  return (
    <table className={styles.chemistry}>
      <caption>{caption ?? untitled}</caption>
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
        {rows.map(([element, ...limits]) => (
          <tr key={element}>
            <th scope="row">{element}</th>
            {limits.map((limit, i) => (
              <Limit key={columns[i + 1]} limit={limit} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Limit = ({ limit }: { limit: string }) => (
  <td className="numeric">
    {limit || (
      <>
        <span aria-hidden="true">–</span> <span className="visually-hidden">not set</span>
      </>
    )}
  </td>
);
