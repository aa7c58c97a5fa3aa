'use client';

import { memo, type ReactNode, type Ref, useState } from 'react';
import { BasisMark, BasisNote } from '@/components/grade/basis';
import notes from '@/components/grade/basis.module.scss';
import { CapabilityMark, CapabilityNote } from '@/components/grade/capability';
import { FactTable } from '@/components/grade/fact-table';
import { StrengthCells, StrengthHeads } from '@/components/grade/strength';
import { listWithoutKeys } from '@/components/primitives/list-without-keys';
import {
  askedStrength,
  byGrade,
  findByProperty,
  type PropertyFigures,
} from '@/lib/catalog/property-search';
import { sizeRange } from '@/lib/catalog/size-range';
import { maxGrades } from '@/lib/comparison/chosen-grades';
import * as routes from '@/lib/routing/routes';
import { counted } from '@/lib/site/counted';
import styles from './property-finder.module.scss';
import { readRequirements, type Listed, type Requirements } from './requirements';

const caption = 'Minimum properties at room temperature, by specification, condition and size';

/** What is found, or what to correct. */
function summaryOf(
  query: string,
  { wanted, problems }: Requirements,
  grades: number,
  rows: number,
) {
  if (problems.length > 0)
    return `${counted(problems.length, 'field')} ${problems.length > 1 ? 'need' : 'needs'} attention.`;
  if (rows === 0) return 'No grade on our list has specification minimums that meet this.';
  const by = askedStrength(wanted);
  return [
    counted(grades, 'grade'),
    counted(rows, 'condition'),
    ...(wanted.size !== null && Number(new URLSearchParams(query).get('size')) !== wanted.size
      ? [`size ${wanted.size} in`]
      : []),
    ...(by && rows > 1 ? [`lowest ${by} first`] : []),
  ].join(', ');
}

/** The row with the highest figure among those that meet the other requirements: "MARAGING C300, 270 ksi". */
function highestOf(
  by: 'tensile' | 'yield',
  rows: readonly PropertyFigures[],
  wanted: Requirements['wanted'],
) {
  const row = findByProperty(rows, { ...wanted, tensile: null, yield: null, [by]: 0 }).at(-1);
  const unit = wanted.unit === 'mpa' ? 'MPa' : 'ksi';
  return row && `${row.title}, ${row[by]?.[wanted.unit]} ${unit}`;
}

/** The rows that answer a query, those of a grade together. Not rendered again with the form: a press is shown before hundreds of rows. */
export const PropertyResults = memo(function PropertyResults({
  rows,
  metals,
  query,
  ref,
}: Listed & { query: string; ref: Ref<HTMLElement> }) {
  const requirements = readRequirements(query, { rows, metals });
  const { wanted, problems, unlisted } = requirements;
  const isIdle = query === '';
  const isUnclear = problems.length > 0;
  const found = isUnclear ? [] : findByProperty(rows, wanted);
  const by = askedStrength(wanted);
  const grades = byGrade(found);
  const highest = by && found.length === 0 && !isUnclear && highestOf(by, rows, wanted);
  return (
    <section
      ref={ref}
      id="results"
      aria-label="Results"
      tabIndex={-1}
      data-unit={wanted.unit}
      className={`${styles.results}${isIdle ? ` ${styles.idle}` : ''}`}
    >
      <p>
        <output>{summaryOf(query, requirements, grades.length, found.length)}</output>
        {isUnclear && (
          <>
            {' '}
            <a href={`#need-${problems[0]}`}>Correct it</a>
          </>
        )}
        {grades.length > 1 && grades.length <= maxGrades && (
          <>
            {'. '}
            <a href={routes.comparison(grades.map(([row]) => row!.grade))}>
              Compare these {grades.length} grades
            </a>
          </>
        )}
      </p>
      {unlisted.length > 0 && (
        <p role="alert">Not on our list, so not used in the search: {unlisted.join(', ')}.</p>
      )}
      {found.length === 0 ? (
        !isUnclear && (
          <p>
            {highest && `The highest ${by} here: ${highest}. `}
            Change a value, or <a href={routes.contact()}>ask us</a>: we source to order.
          </p>
        )
      ) : (
        <>
          <FactTable
            caption={caption}
            className={styles.table}
            head={
              <>
                <th scope="col">Grade</th>
                <th scope="col">Specification and condition</th>
                <th scope="col">Form</th>
                <th scope="col">Size, in</th>
                <StrengthHeads isSorted={by === 'tensile'}>Tensile</StrengthHeads>
                <StrengthHeads isSorted={by === 'yield'}>Yield</StrengthHeads>
                <th scope="col">Elong., %</th>
                <th scope="col">Density, lb/in³</th>
              </>
            }
          >
            {grades.map((ofGrade) => (
              <GradeRows
                key={ofGrade[0]!.grade}
                rows={ofGrade}
                metal={metals.find(({ slug }) => slug === ofGrade[0]!.metal)}
              />
            ))}
          </FactTable>
          <BasisNote facts={found.filter(({ spec }) => spec !== null)} />
          <CapabilityNote isCapability={found.some(({ isCapability }) => isCapability)} />
          <p className={notes.note}>
            {found.some(({ isToOrder }) => isToOrder) && 'To order: not stocked. '}
            {!found.every((row) => sizeRange(row) && row.density !== null) &&
              'Where no size limit or figure is given, none is on record. '}
            Specification minimums at room temperature, for comparison and quotes. Not design
            values. A grade without figures here may still fit:{' '}
            <a href={routes.contact()}>ask us</a>.
          </p>
        </>
      )}
    </section>
  );
});

/** The first row of a grade, with a button that opens the others. Without a script all are there. */
function GradeRows({
  rows,
  metal,
}: {
  rows: readonly PropertyFigures[];
  metal: Listed['metals'][number] | undefined;
}) {
  const [isOpen, setOpen] = useState(false);
  const more = rows.length - 1;
  const words = isOpen ? 'Show less' : `+${more} more`;
  return (
    <tbody className={isOpen ? undefined : styles.closed} data-metal={metal?.slug}>
      {listWithoutKeys(rows, (row, i) => (
        <Row row={row} metal={i === 0 ? metal?.name : undefined}>
          {i === 0 && more > 0 && (
            <button
              type="button"
              className={`${styles.more} needs-script no-print`}
              aria-expanded={isOpen}
              aria-label={`${words} of ${row.title}`}
              onClick={() => setOpen(!isOpen)}
            >
              {words}
            </button>
          )}
        </Row>
      ))}
    </tbody>
  );
}

const Row = ({
  row,
  metal,
  children,
}: {
  row: PropertyFigures;
  /** In the first row of a grade. */
  metal: string | undefined;
  children: ReactNode;
}) => {
  const note = [metal, row.isToOrder && 'to\u00A0order'].filter(Boolean).join(', ');
  return (
    <tr>
      <th scope="row">
        <a href={row.path}>{row.title}</a>
        {note && (
          <>
            {' '}
            <small>{note}</small>
          </>
        )}
      </th>
      <td>
        {row.spec ?? '–'}
        {row.spec !== null && <BasisMark basis={row.basis} />}
        {row.condition && `, ${row.condition}`}
        <CapabilityMark isCapability={row.isCapability} />
        {children && <> {children}</>}
      </td>
      <td>{row.forms ?? '–'}</td>
      <td>{sizeRange(row)}</td>
      <StrengthCells value={row.tensile} />
      <StrengthCells value={row.yield} />
      <td>{row.elongation ?? '–'}</td>
      <td>{row.density?.toFixed(3) ?? '–'}</td>
    </tr>
  );
};
