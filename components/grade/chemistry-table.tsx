import { listWithoutKeys } from '@/components/primitives/list-without-keys';
import type { Chemistry } from '@/lib/catalog/chemistry';
import styles from './grade-tables.module.scss';

const untitled = 'Chemical composition, weight percent';

/** The elements of a grade and their limits, as written ("5.50", "bal."). A limit that is not set is a dash. */
export function ChemistryTable({ table: { caption, columns, rows } }: { table: Chemistry }) {
  return (
    <table className={styles.chemistry}>
      <caption>{caption ?? untitled}</caption>
      <thead>
        <tr>
          {listWithoutKeys(columns, (column, i) => (
            <th scope="col" {...(i > 0 && { className: 'numeric' })}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {listWithoutKeys(rows, ([element, ...limits]) => (
          <tr>
            <th scope="row">{element}</th>
            {isBalance(limits) ? (
              <td className="numeric" colSpan={limits.length}>
                {limits[0]}
              </td>
            ) : (
              listWithoutKeys(limits, (limit) => <Limit limit={limit} />)
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** "balance" is neither a lower limit nor an upper one. */
const isBalance = ([first = '', ...others]: readonly string[]) =>
  /^(?:bal|rem)/i.test(first) && others.every((other) => other === '');

const Limit = ({ limit }: { limit: string }) =>
  limit ? (
    <td className="numeric">{limit}</td>
  ) : (
    <td className="numeric" aria-label="not set">
      –
    </td>
  );
