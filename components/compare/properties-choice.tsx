import { noValue, type ComparedGrade } from '@/lib/comparison/comparison';
import { WholeFigures } from './comparison-row';
import styles from './comparison-table.module.scss';

/** The row in which a visitor chooses the spec and condition whose properties are compared, for each grade. */
export const PropertiesChoice = ({
  grades,
  placeOf,
  onChoose,
}: {
  grades: readonly ComparedGrade[];
  /** The index of the chosen properties of a grade. */
  placeOf: (i: number) => number;
  onChoose: (path: string, place: number) => void;
}) => (
  <tr>
    <th scope="row">Spec and condition</th>
    {grades.map(({ path, title, properties }, i) => (
      <td key={path}>
        {properties.length === 0 ? (
          noValue
        ) : (
          <span className={styles.choice}>
            <span aria-hidden="true">
              <WholeFigures text={properties[placeOf(i)]?.label ?? ''} />
            </span>
            <select
              className="no-print"
              aria-label={`Specification and condition of ${title}`}
              value={placeOf(i)}
              onChange={({ target }) => onChoose(path, Number(target.value))}
            >
              {properties.map(({ label }, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- two rows may read alike; they never move
                <option key={at} value={at}>
                  {label}
                </option>
              ))}
            </select>
          </span>
        )}
      </td>
    ))}
  </tr>
);
