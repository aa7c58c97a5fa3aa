import type { ReactNode } from 'react';
import type { Grade } from '@/content-schemas/grade';
import type { StockedSizes } from '@/content-schemas/grade-facts';
import { SizeButtons } from '@/components/quote/size-buttons';
import sizes from '@/components/quote/size-buttons.module.scss';
import { DataTable } from '@/components/tables/data-table';
import { weighQuery } from '@/lib/calculators/materials';
import { capitalized } from '@/lib/catalog/capitalized';
import { withEvenDecimals } from '@/lib/catalog/even-decimals';
import { gradeName } from '@/lib/catalog/grade-name';
import type { Metal } from '@/lib/catalog/metals';
import { withoutBreaks } from '@/lib/markup/no-breaks';
import type { QuoteLine } from '@/lib/quotes/quote-line';
import * as routes from '@/lib/routing/routes';
import styles from './stock-table.module.scss';

/** A row of a grade's stock, with its place on the grade's page. */
type StockRow = StockedSizes & { grade: Grade; place: number };

export const stockOf = (grade: Grade): readonly StockRow[] =>
  grade.stock.map((row, i) => ({ ...row, grade, place: i + 1 }));

/** Sizes by form or by grade; each row with the same fact has it in the caption. */
export function StockTable({
  metal,
  title,
  nameHeading,
  aboutHeading,
  rows,
  children,
}: {
  metal: Metal;
  title: string;
  /** The headings of the first two columns. */
  nameHeading: string;
  aboutHeading: string;
  rows: readonly (StockRow & {
    id?: string;
    name: ReactNode;
    about: readonly (string | null)[];
  })[];
  /** Stands above the table. */
  children?: ReactNode;
}) {
  const [first] = rows;
  if (!first) return null;
  // What is the same in every row is in the caption.
  const shared = [stockDate, measures, cut, width, tolerance].filter((factOf) =>
    rows.every((row) => factOf(row) === factOf(first)),
  );
  const usualLead = usualLeadTime(rows.map(leadTime));
  const otherLead: CommonFact = (row) => (leadTime(row) === usualLead ? null : leadTime(row));
  const hasOtherLead = rows.some(otherLead);
  const inRow = (row: StockRow, factOf: CommonFact) => !shared.includes(factOf) && factOf(row);
  const inCaption = (factOf: CommonFact) => shared.includes(factOf) && factOf(first);
  const aboutSizes = [hasOtherLead && 'lead time', !shared.includes(cut) && 'cut'].filter(Boolean);
  const named = [title, inCaption(measures)].filter(Boolean).join(': ');
  const sizesAsOf = [`${named} in inches`, inCaption(stockDate)].filter(Boolean).join(', ');
  return (
    <section aria-labelledby="stock-sizes">
      <h2 id="stock-sizes">Sizes and lead times</h2>
      <p className={styles.choose}>
        {usualLead && (
          <>
            <b>{capitalized(usualLead)}</b>
            {hasOtherLead && ', unless the sizes have a lead time of their own'}.{' '}
          </>
        )}
        <span className="no-print needs-script">Choose a size to add it to your quote.</span>
      </p>
      {children}
      <DataTable
        caption={[sizesAsOf, ...[cut, width, tolerance].map(inCaption)].filter(Boolean).join('; ')}
        rows={rows}
        rowProps={({ id }) => ({ id })}
        columns={[
          {
            head: nameHeading,
            phone: 'title',
            cell: (row) => (
              <>
                {row.name} {inRow(row, measures) && <small>{measures(row)}</small>}
              </>
            ),
          },
          {
            head: aboutHeading,
            phone: 'words',
            cell: ({ about }) => (
              <span className={styles.about}>
                {withoutBreaks(about.filter(Boolean).join(', '))}
              </span>
            ),
            note: (row) => inRow(row, tolerance),
          },
          {
            head: ['Sizes, in', aboutSizes.join(' and ')].filter(Boolean).join('; '),
            phone: 'words',
            width: 'most',
            cell: (row) => (
              <>
                <div className={styles.lead}>
                  {otherLead(row) && <b>{otherLead(row)}</b>}
                  {[cut, stockDate].map((factOf) => {
                    const fact = inRow(row, factOf);
                    return fact && <span key={fact}>{fact}</span>;
                  })}
                </div>
                <SizeButtons
                  className={isWide(row) ? sizes.wide : sizes.sizes}
                  line={lineOf(metal, row)}
                  shown={shownSizes(row, rows)}
                />
              </>
            ),
          },
          {
            head: 'Weight',
            phone: 'beside',
            isAction: true,
            cell: ({ grade, form }) => {
              const weigh = weighQuery(grade.uns, form);
              return (
                weigh && (
                  <a
                    className="whole"
                    href={`${routes.tool({ slug: 'metal-weight-conversion' })}?${weigh}`}
                  >
                    Weigh this
                  </a>
                )
              );
            },
          },
        ]}
      />
    </section>
  );
}

/** Sizes of two dimensions or of many digits need wider cells. */
const isWide = ({ sizes: all }: StockRow) => all.some((size) => size.length > 6);

/** What a size of a row puts on the quote list. */
const lineOf = (metal: Metal, row: StockRow): QuoteLine => ({
  kind: 'grade',
  title: `${gradeName(metal, row.grade.title)}, ${formName(row)}`,
  spec: [row.spec, row.condition].filter(Boolean).join(', '),
  href: `${routes.grade(metal, row.grade)}#stock-${row.place}`,
});

/** The sizes of a row, with as many decimals as those of its form, which are read below each other. */
const shownSizes = (row: StockRow, rows: readonly StockRow[]) =>
  withEvenDecimals(
    row.sizes,
    rows.flatMap((other) => (other.form === row.form ? other.sizes : [])),
  )
    .map((size) => size.replaceAll(' ', narrowSpace))
    .join(' ');

/** Inside a size, "0.75 × 2": no line ends at it, and it is no space between words (`.sizes`). */
const narrowSpace = '\u202F';

export const formName = ({ grade, form }: { grade: Grade; form: string }) =>
  grade.forms.find(({ slug }) => slug === form)?.title ?? form;

/** "outerDiameter × wall" → "OD × wall" */
export const spacedName = (dimensions: string) =>
  dimensions
    .replace(/[a-z](?=[A-Z])/g, '$& ')
    .toLowerCase()
    .replace('outer diameter', 'OD')
    .replace('inner diameter × height', 'ID × H')
    .replace('inner diameter', 'ID');

/** A fact of a row that all rows of a table may have in common. */
type CommonFact = (row: StockRow) => string | null;

/** "as of November 20, 2026": each grade's stock has a date of its own, or none. */
const stockDate: CommonFact = ({ grade }) => grade.stockAsOf && `as of ${grade.stockAsOf}`;

const measures: CommonFact = ({ dimensions }) => dimensions && spacedName(dimensions);

/** "cut lengths 0.5 to 144 in" on one line. */
const cut: CommonFact = ({ cutFromIn, cutToIn }) => {
  const lengths = [cutFromIn, cutToIn && `to ${cutToIn}`].filter((part) => part !== null).join(' ');
  return lengths && `cut lengths ${lengths} in`.replaceAll(' ', '\u00A0');
};

/** What is stocked by its thickness alone is cut to a width too. Said of a whole table only: a grade's page has no room. */
const width: CommonFact = ({ dimensions }) =>
  dimensions === 'thickness' ? 'width on request' : null;

/** "1 to 3" on one line. */
const leadTime: CommonFact = (row) =>
  row.leadTime && withoutBreaks(row.leadTime.replace(/(?<=\d) to (?=\d)/, '\u00A0to\u00A0'));

/** The lead time of half of the rows or more: said above them, so that another one stands out. */
function usualLeadTime(times: readonly (string | null)[]): string | null {
  const usual = times.find(
    (time) => times.filter((other) => other === time).length * 2 >= times.length,
  );
  return (times.every(Boolean) && usual) || null;
}

/** "tolerance +0.25 / −0 in" on one line, its minus as wide as its plus. */
const tolerance: CommonFact = ({ tolerance: stated }) =>
  stated &&
  `tolerance ${withoutBreaks(stated)
    .replaceAll(/(?<= \/) | (?=\/ )/g, '\u00A0')
    .replaceAll(/(?<!\S)-(?=[\d.])/g, '−')}`;
