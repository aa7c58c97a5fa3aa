import { Fragment, type ReactNode } from 'react';
import type { Grade, Reference } from '@/content-schemas/grade';
import type { StockedSizes } from '@/content-schemas/grade-facts';
import { SizeButtons } from '@/components/quote/size-buttons';
import { ReferenceLinks } from '@/components/tables/reference-links';
import { withEvenDecimals } from '@/lib/catalog/even-decimals';
import { gradeName } from '@/lib/catalog/grade-name';
import type { Metal } from '@/lib/catalog/metals';
import { inMillimeters } from '@/lib/catalog/size-range';
import { withoutBreaks } from '@/lib/markup/no-breaks';
import type { QuoteLine } from '@/lib/quotes/quote-line';
import * as routes from '@/lib/routing/routes';
import { counted } from '@/lib/site/counted';
import styles from './sizes.module.scss';
import type { SpecPart } from './spec-facts';
import { InUnits, UnitSwitch } from './unit-switch';

export type StockRow = StockedSizes & { grade: Grade; place: number };

export const stockOf = (grade: Grade): readonly StockRow[] =>
  grade.stock.map((row, i) => ({ ...row, grade, place: i + 1 }));

export const GradeSizes = ({ metal, grade }: { metal: Metal; grade: Grade }) => (
  <SizesByForm
    metal={metal}
    forms={grade.forms}
    rows={stockOf(grade)}
    nameOf={({ spec, condition }) => withoutBreaks([spec, condition].filter(Boolean).join(', '))}
    idOf={({ place }) => `stock-${place}`}
    remarks={grade.rows.filter(({ specs }) => specs.length === 0)}
  />
);

export const SpecSizes = ({ metal, spec, gradesUnderSpec }: SpecPart) => (
  <SizesByForm
    metal={metal}
    forms={gradesUnderSpec.flatMap(({ forms }) => forms)}
    rows={gradesUnderSpec
      .flatMap(({ grade }) => stockOf(grade))
      .filter((row) => row.spec === spec.title)}
    nameOf={({ grade, condition }) =>
      withoutBreaks([`${grade.title} to ${spec.title}`, condition].filter(Boolean).join(', '))
    }
  />
);

/** Without a script, "Add another size" leads here; the list is in the address. */
export const Sizes = ({ children }: { children: ReactNode }) => (
  <section aria-labelledby="stock-sizes">
    <div className="section-head">
      <h2 id="stock-sizes">Sizes and lead times</h2>
      <UnitSwitch />
      <small className={`${styles.hint} no-print`}>Press a size to add it to your quote.</small>
      <form id="list-kept" className={styles.kept} method="post" action="/api/quote-lines/">
        Your list is kept: the next size that you press is added to it, and the form of this page
        sends it. <button className="btn btn-quiet">Show your list</button>
      </form>
    </div>
    {children}
  </section>
);

/** The date of the stock lists of all rows; `null` where they differ or have none: then each row has its own. */
function commonDate(rows: readonly StockRow[]) {
  const [date, ...others] = new Set(rows.map(({ grade }) => grade.stockAsOf));
  return others.length === 0 ? (date ?? null) : null;
}

export const StockDate = ({ rows }: { rows: readonly StockRow[] }) => {
  const date = commonDate(rows);
  return date && <span>{`Stock as of ${date}`}</span>;
};

export interface RowsProps {
  metal: Metal;
  rows: readonly StockRow[];
  nameOf: (row: StockRow) => ReactNode;
  idOf?: (row: StockRow) => string;
  /** What holds for most rows and stands above them. */
  common?: readonly string[];
}

/** Sizes under tabs of forms: `<details>` of one name. A fragment such as `#sizes-round-bar` opens its form. */
function SizesByForm({
  metal,
  forms,
  rows,
  remarks = [],
  ...props
}: RowsProps & {
  forms: readonly Reference[];
  /** Of forms without a spec. */
  remarks?: Grade['rows'];
}) {
  const titles = new Map(forms.map(({ slug, title }) => [slug, title]));
  // Forms with sizes first, in the order of the stock list.
  const slugs = [...new Set([...rows.map(({ form }) => form), ...titles.keys()])];
  if (slugs.length === 0) return null;
  if (rows.length === 0)
    return (
      <section aria-labelledby="forms">
        <h2 id="forms">Forms</h2>
        <p>
          <ReferenceLinks
            references={slugs.map((slug) => ({ slug, title: titles.get(slug) ?? slug }))}
            href={(form) => routes.form(metal, form)}
          />
          . Sizes on request.
        </p>
      </section>
    );
  return (
    <Sizes>
      <div className={styles.tabs}>
        {slugs.map((slug, i) => {
          const own = rows.filter(({ form }) => form === slug);
          const title = titles.get(slug) ?? slug;
          const sizes = new Set(own.flatMap((row) => row.sizes)).size;
          return (
            <details key={slug} name="sizes" open={i === 0}>
              <summary>
                {title} <small>{sizes > 0 ? counted(sizes, 'size') : 'on request'}</small>
              </summary>
              <div id={`sizes-${slug}`} className={styles.panel}>
                {own.length > 0 && <SizeRows metal={metal} rows={own} {...props} />}
                {remarks
                  .filter((row) => row.note && row.forms.some((form) => form.slug === slug))
                  .map(({ note }) => (
                    <p key={note}>{note}</p>
                  ))}
                <p className={styles.links}>
                  {own.length === 0 && <span>Sizes on request.</span>}
                  {titles.has(slug) && (
                    <a className="no-print" href={routes.form(metal, { slug })}>
                      {`All ${title}`}
                    </a>
                  )}
                  <StockDate rows={own} />
                </p>
              </div>
            </details>
          );
        })}
      </div>
    </Sizes>
  );
}

/** Each row of stock with a fold of its sizes; those after the first are closed. */
const SizeRows = (props: RowsProps) => (
  <ul className={`${styles.rows} ${styles.stock}`}>
    {props.rows.map((row, i) => {
      const { about, details } = wordsOf({ ...props, row });
      const line = lineOf(props.metal, row);
      return (
        <li key={rowKey(row)}>
          <p className={styles.about}>{about}</p>
          <details open={i === 0}>
            <summary>
              {counted(row.sizes.length, 'size')}
              <span className="visually-hidden"> of {line.spec}</span>
            </summary>
            <p className={styles.about}>{details}</p>
            <div id={props.idOf?.(row)}>
              <SizeButtons line={line} shown={shownSizes(row, props.rows)} />
            </div>
          </details>
        </li>
      );
    })}
  </ul>
);

export const rowKey = ({ grade, place }: StockRow) => `${grade.slug} ${place}`;

interface RowProps extends RowsProps {
  row: StockRow;
}

/** What a row of stock is, and what holds for it alone. */
function wordsOf({ row, rows, nameOf, common = [] }: RowProps) {
  const date = commonDate(rows) === null && row.grade.stockAsOf;
  const [leadTime, ...facts] = factsOf(row).map(({ words, shown = words }) =>
    common.includes(words) ? null : shown,
  );
  const own = [...facts, date && `as of ${date}`].filter(Boolean);
  return {
    about: (
      <>
        <b>{nameOf(row)}</b> {leadTime && <span>{leadTime}</span>}{' '}
      </>
    ),
    details: own.length > 0 && (
      <small>{own.flatMap((fact, i) => (i > 0 ? ['; ', fact] : [fact]))}</small>
    ),
  };
}

export function AboutRow(props: RowProps) {
  const { about, details } = wordsOf(props);
  return (
    <p className={styles.about}>
      {about}
      {details}
    </p>
  );
}

export const lineOf = (metal: Metal, row: StockRow): QuoteLine => ({
  kind: 'grade',
  title: `${gradeName(metal, row.grade.title)}, ${formName(row)}`,
  spec: [row.spec, row.condition].filter(Boolean).join(', '),
  href: `${routes.grade(metal, row.grade)}#stock-${row.place}`,
  isStocked: true,
});

const formName = ({ grade, form }: StockRow) =>
  grade.forms.find(({ slug }) => slug === form)?.title ?? form;

/** The sizes of a row, with as many decimals as those of its form, which are read below each other. */
export const shownSizes = (row: StockRow, rows: readonly StockRow[]) =>
  withEvenDecimals(
    row.sizes,
    rows.flatMap((other) => (other.form === row.form ? other.sizes : [])),
  )
    .map((size) => size.replaceAll(' ', narrowSpace))
    .join(' ');

/** Inside a size, "0.75 × 2": no line ends at it, and it is no space between sizes. */
const narrowSpace = '\u202F';

/** "outerDiameter × wall" → "OD × wall" */
const spacedName = (dimensions: string) =>
  dimensions
    .replace(/[a-z](?=[A-Z])/g, '$& ')
    .toLowerCase()
    .replace('outer diameter', 'OD')
    .replace('inner diameter × height', 'ID × H')
    .replace('inner diameter', 'ID');

/** Of what is stocked by its thickness alone. */
export const widthOnRequest = 'width on request';

/**
 * The lead time of a row, what is measured, how long pieces are cut, and to which tolerance: its value by name, and what a
 * row shows where it is not its `words`, by which the facts of rows compare.
 */
export function factsOf(row: StockRow) {
  const { leadTime, dimensions, tolerance } = row;
  const time = leadTime ? withoutBreaks(leadTime) : '';
  const measures =
    spacedName(dimensions ?? '') + (dimensions === 'thickness' ? `, ${widthOnRequest}` : '');
  const cut = cutLengthsOf(row);
  const lengths = cut && <InUnits us={cut} metric={cutLengthsOf(row, 'mm', inMillimeters)} />;
  const within = tolerance ? toleranceText(tolerance) : '';
  return [
    { name: 'lead time', value: time, words: time },
    { name: spacedName(dimensions ?? ''), value: '', words: measures },
    {
      name: 'cut lengths',
      value: lengths,
      words: cut,
      shown: cut && <Fragment key="cut">cut lengths {lengths}</Fragment>,
    },
    { name: 'tolerance', value: within, words: within && `tolerance ${within}` },
  ];
}

/** "0.5 to 144 in" on one line. */
function cutLengthsOf(
  { cutFromIn, cutToIn }: StockRow,
  unit = 'in',
  convert = (inches: number) => inches,
): string {
  const cut = [
    cutFromIn !== null && convert(cutFromIn),
    cutToIn !== null && `to ${convert(cutToIn)}`,
  ].filter((part) => part !== false);
  return cut.length > 0 ? `${cut.join(' ')} ${unit}`.replaceAll(' ', '\u00A0') : '';
}

/** "+0.25 / −0 in" on one line, its minus as wide as its plus. */
const toleranceText = (stated: string) =>
  withoutBreaks(stated)
    .replaceAll(/(?<= \/) | (?=\/ )/g, '\u00A0')
    .replaceAll(/(?<!\S)-(?=[\d.])/g, '−');
