import { BasisMark, BasisNote } from '@/components/basis/basis';
import notes from '@/components/basis/basis.module.scss';
import { CapabilityMark, CapabilityNote } from '@/components/grade/capability';
import { type Column, DataTable } from '@/components/tables/data-table';
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
          <DataTable
            caption="Minimum properties at room temperature, by specification, condition and size"
            hidesCaption
            groups={[
              { rows: listed },
              {
                title: `Sold as ${wanted.form}; minimum listed for another form: confirm before you order`,
                rows: toConfirm,
              },
            ]}
            columns={columns}
            rowProps={({ grade }) => ({ 'data-metal': grade.metal.slug })}
          />
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

const columns: readonly Column<FoundGrade>[] = [
  {
    head: 'Grade',
    phone: 'title',
    kind: 'number',
    cell: ({ grade }) => (
      <>
        <a href={grade.path}>{grade.title}</a>{' '}
        <small>
          {grade.metal.name}
          {grade.soldAs.length === 0 && ', to order'}
        </small>
      </>
    ),
  },
  {
    head: 'Specification and condition',
    phone: 'words',
    cell: ({ grade, minimum, more }) => (
      <>
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
      </>
    ),
  },
  { head: 'Form', phone: 'words', cell: ({ minimum }) => minimum.forms },
  { head: 'Size, in', phone: 'labelled', label: 'size', cell: ({ minimum }) => minimum.size },
  {
    head: 'Yield',
    phone: 'labelled',
    label: 'yield',
    cell: ({ minimum }) => minimum.yield && strengthInWords(minimum.yield),
  },
  {
    head: 'Tensile',
    phone: 'labelled',
    label: 'tensile',
    cell: ({ minimum }) => minimum.tensile && strengthInWords(minimum.tensile),
  },
  {
    head: 'Elongation',
    phone: 'labelled',
    label: 'elongation',
    cell: ({ minimum }) => minimum.elongation !== null && `${minimum.elongation} %`,
  },
];
