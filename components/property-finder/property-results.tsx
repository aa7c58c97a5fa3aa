import type { ReactNode } from 'react';
import { BasisMark, BasisNote } from '@/components/basis/basis';
import notes from '@/components/basis/basis.module.scss';
import { CapabilityMark, CapabilityNote } from '@/components/grade/capability';
import { FactTable } from '@/components/grade/fact-table';
import {
  findByProperty,
  sortedBy,
  type FoundGrade,
  type GradeMinimums,
  type parseRequirements,
} from '@/lib/catalog/property-search';
import { strengthInWords } from '@/lib/catalog/property-words';
import { maxGrades } from '@/lib/comparison/chosen-grades';
import * as routes from '@/lib/routing/routes';
import { counted } from '@/lib/site/counted';
import styles from './property-finder.module.scss';

interface Props {
  grades: readonly GradeMinimums[];
  wanted: ReturnType<typeof parseRequirements>['wanted'];
  /** Whether nothing is asked for: every minimum is listed, for a reader without a script alone. */
  isIdle: boolean;
  /** Whether a field has to be corrected: nothing is listed until it is. */
  hasProblem: boolean;
}

/** The grades that meet the requirements, a row each, and below them those that a buyer has to confirm with us. */
export function PropertyResults({ grades, wanted, isIdle, hasProblem }: Props) {
  const { listed, toConfirm } = isIdle
    ? { listed: everyMinimum(grades), toConfirm: [] }
    : findByProperty(hasProblem ? [] : grades, wanted);
  const rows = [...listed, ...toConfirm];
  return (
    <section
      id="results"
      aria-label="Results"
      tabIndex={-1}
      className={isIdle ? styles.idle : undefined}
    >
      <p>
        <output>
          {hasProblem ? 'A field needs attention.' : summaryOf(listed.length, sortedBy(wanted))}
          {toConfirm.length > 0 && ` ${toConfirm.length} more to confirm.`}
        </output>{' '}
        {listed.length > 1 && listed.length <= maxGrades && (
          <a href={routes.comparison(listed.map(({ grade }) => grade.key))}>
            Compare these {listed.length} grades
          </a>
        )}
      </p>
      {rows.length === 0 ? (
        !hasProblem && (
          <p>
            Change a value, or <a href={routes.contact()}>ask us</a>: we source to order.
          </p>
        )
      ) : (
        <>
          <FactTable
            caption="Minimum properties at room temperature, by specification, condition and size"
            className={styles.table}
            head={
              <>
                <th scope="col">Grade</th>
                <th scope="col">Specification and condition</th>
                <th scope="col">Form</th>
                <th scope="col">Size, in</th>
                <th scope="col">Yield</th>
                <th scope="col">Tensile</th>
                <th scope="col">Elongation</th>
              </>
            }
          >
            <Group rows={listed} />
            <Group rows={toConfirm}>
              Sold as {wanted.form}; minimum listed for another form: confirm before you order
            </Group>
          </FactTable>
          <BasisNote facts={rows.map(({ minimum }) => minimum)} />
          <CapabilityNote
            isCapability={rows.some(({ minimum }) => minimum.kind === 'capability')}
          />
          <p className={notes.note}>
            Specification minimums at room temperature, for comparison and quotes. Not design
            values. A grade without figures here may still fit:{' '}
            <a href={routes.contact()}>ask us</a>.
          </p>
        </>
      )}
    </section>
  );
}

function summaryOf(count: number, by: string | null) {
  if (count === 0) return 'No grade on our list has specification minimums that meet this.';
  return `${counted(count, 'grade')}${by && count > 1 ? `, lowest ${by} first` : ''}.`;
}

const everyMinimum = (grades: readonly GradeMinimums[]): readonly FoundGrade[] =>
  grades.flatMap((grade) => grade.minimums.map((minimum) => ({ grade, minimum, more: 0 })));

/** Rows of the table, under a heading where they need one. */
const Group = ({ rows, children }: { rows: readonly FoundGrade[]; children?: ReactNode }) =>
  rows.length > 0 && (
    <tbody>
      {children && (
        <tr className={styles.group}>
          <th scope="rowgroup" colSpan={7}>
            {children}
          </th>
        </tr>
      )}
      {rows.map(({ grade, minimum, more }, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- without a search a grade has several rows; they never move
        <tr key={`${grade.key} ${i}`} data-metal={grade.metal.slug}>
          <th scope="row">
            <a href={grade.path}>{grade.title}</a>{' '}
            <small>
              {grade.metal.name}
              {grade.soldAs.length === 0 && ', to order'}
            </small>
          </th>
          <td>
            {minimum.spec}
            <BasisMark basis={minimum.basis} />
            {minimum.condition && `, ${minimum.condition}`}
            <CapabilityMark isCapability={minimum.kind === 'capability'} />
            {more > 0 && (
              <>
                {' '}
                <a href={`${grade.path}#properties`} aria-label={`${more} more of ${grade.title}`}>
                  +{more} more
                </a>
              </>
            )}
          </td>
          <td>{minimum.forms}</td>
          <td data-label="size">{minimum.size}</td>
          <td data-label="yield">{minimum.yield && strengthInWords(minimum.yield)}</td>
          <td data-label="tensile">{minimum.tensile && strengthInWords(minimum.tensile)}</td>
          <td data-label="elongation">
            {minimum.elongation !== null && `${minimum.elongation} %`}
          </td>
        </tr>
      ))}
    </tbody>
  );
