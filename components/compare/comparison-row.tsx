import { Copyable } from '@/components/copy/copyable';
import { listWithoutKeys } from '@/components/primitives/list-without-keys';
import { comma, noValue, type ComparedGrade, type ComparedLine } from '@/lib/comparison/comparison';
import type { Marks } from '@/lib/comparison/marks';
import { figureOf, unitsOf } from '@/lib/comparison/measured';
import styles from './comparison-table.module.scss';
import { AlikeSign, UnlikeSign } from './comparison-signs';

/** A line of the comparison: its label, and a cell for each grade. */
export function ComparisonRow({
  line,
  marks,
  grades,
  className,
  hasAlikeSign,
  onlyDifferences,
}: {
  line: ComparedLine;
  marks: Marks;
  grades: readonly ComparedGrade[];
  className: string | undefined;
  /** Whether its label has the sign of a row that is alike. */
  hasAlikeSign: boolean;
  /** Whether names that every grade has are hidden. */
  onlyDifferences: boolean;
}) {
  const units = unitsOf(line);
  const isWordy = line.values.some(isLong);
  return (
    <tr className={className}>
      <th scope="row">
        {line.label}
        {units && <span className={styles.rowUnits}>{`, ${units}`}</span>}
        {hasAlikeSign && <AlikeSign />}
      </th>
      {line.values.map((value, i) =>
        line.shared ? (
          <td key={grades[i]?.path}>
            <Names value={value} hidden={onlyDifferences ? line.shared : []} marked={marks.names} />
          </td>
        ) : (
          <Cell
            key={grades[i]?.path}
            line={line}
            value={value}
            isWordy={isWordy}
            extreme={marks.extremes[i] ?? null}
          />
        ),
      )}
    </tr>
  );
}

/** One value, with a word where it is the highest or lowest. */
function Cell({
  line,
  value,
  isWordy,
  extreme,
}: {
  line: ComparedLine;
  value: string;
  /** Whether a value of the line has a long word. */
  isWordy: boolean;
  extreme: string | null;
}) {
  return (
    <td className={isWordy ? styles.words : undefined}>
      <Value line={line} value={value} />
      {extreme && <span className={styles.extreme}> {extreme}</span>}
    </td>
  );
}

function Value({ line, value }: { line: ComparedLine; value: string }) {
  if (line.copied && value !== noValue) return <Copyable value={value} />;
  if (line.measured) return <Measured value={value} />;
  return <WholeFigures text={value} />;
}

/** Whether a word is so long that its row needs the narrower font where four columns share a phone. */
const isLong = (value: string) => /[a-z]{8}/.test(value);

/** "135 ksi (931 MPa)": no line ends before a unit. On a phone the units of three or four grades are in the row's name. */
function Measured({ value }: { value: string }) {
  const figure = figureOf(value);
  if (!figure) return value;
  const { number, unit, other, otherUnit } = figure;
  return (
    <>
      <span className={styles.whole}>
        {number}
        <span className={styles.unit}>&nbsp;{unit}</span>
      </span>
      {other && (
        <>
          {' '}
          <span className={styles.whole}>
            ({other}
            <span className={styles.unit}>&nbsp;{otherUnit}</span>)
          </span>
        </>
      )}
    </>
  );
}

/** Whether no line ends within it: Ti-6Al-4V, 9.00–12.00, to 2 in. */
const isWhole = (part: string) =>
  /\d/.test(part) && part.length <= (part.includes(' ') ? maxWords : maxFigure);

/** Characters that fit one of four columns of a phone: in several words, and in one. */
const [maxWords, maxFigure] = [10, 12];

/** The spaces of a text but those of a size or a name: over 2.5 to 4 in, Haynes 25. */
const breaks = /(?<!\b(?:over|to)(?= \d)|[a-z](?= \d{1,3}(?![.\d]))) (?!in\b)/;

/** A text in which no line ends within a figure, a designation or a short name. */
export const WholeFigures = ({ text }: { text: string }) =>
  listWithoutKeys(text.split(breaks), (part, i) => (
    <>
      {i > 0 && ' '}
      {isWhole(part) ? <span className={styles.whole}>{part}</span> : part}
    </>
  ));

/** Names as chips, some with a sign. */
function Names({
  value,
  hidden,
  marked,
}: {
  value: string;
  hidden: readonly string[];
  marked: readonly string[];
}) {
  const shown =
    value === noValue ? [] : value.split(comma).filter((name) => !hidden.includes(name));
  return shown.length === 0 ? (
    noValue
  ) : (
    <ul className={styles.chips}>
      {shown.map((name) => (
        // A number is not broken: AMS-T-9046.
        <li key={name} className={/\d/.test(name) ? styles.whole : undefined}>
          {marked.includes(name) && <UnlikeSign />}
          {name}
        </li>
      ))}
    </ul>
  );
}
