import type { Grade } from '@/content-schemas/grade';
import type { StockedSizes } from '@/content-schemas/grade-facts';
import { SiteLink } from '@/components/primitives/site-link';
import { AddToQuote } from '@/components/quote/add-to-quote';
import { weighQuery } from '@/lib/calculators/weigh-address';
import type { Metal } from '@/lib/catalog/metals';
import * as routes from '@/lib/routing/routes';
import { FactTable } from './fact-table';
import styles from './tables.module.scss';

/** The sizes of a grade on the shelf, each to be weighed and asked for. */
export function StockSizes({ metal, grade }: { metal: Metal; grade: Grade }) {
  const rows = grade.stock;
  if (rows.length === 0) return null;
  const caption = `Stock sizes of ${grade.title}${grade.stockAsOf ? ` as of ${grade.stockAsOf}` : ''}`;
  return (
    <section aria-labelledby="stock-sizes">
      <h2 id="stock-sizes">Stock sizes</h2>
      <FactTable
        caption={caption}
        className={styles.stock}
        head={
          <>
            <th scope="col">Form</th>
            <th scope="col">Specification and condition</th>
            <th scope="col">Sizes, in</th>
            <th scope="col">Cut and lead time</th>
            <th scope="col" className="no-print">
              Order
            </th>
          </>
        }
      >
        {rows.map((row, i) => {
          const form = grade.forms.find(({ slug }) => slug === row.form);
          const name = form?.title ?? row.form;
          const weigh = weighQuery(grade.uns, row.form);
          return (
            // oxlint-disable-next-line react/no-array-index-key -- one form may stand to one spec twice; rows never move
            <tr key={i} id={`stock-${i + 1}`}>
              <th scope="row">{name}</th>
              <td>
                {[row.spec, row.condition].filter(Boolean).join(', ')}
                {row.tolerance && <small>{` tolerance ${row.tolerance}`}</small>}
              </td>
              <td>
                {row.dimensions && <small>{`${words(row.dimensions)}: `}</small>}
                {row.sizes.join(', ')}
              </td>
              <td>{cutAndLead(row)}</td>
              <td className="no-print">
                <div>
                  <AddToQuote
                    line={{
                      kind: 'grade',
                      title: `${metal.name} ${grade.title}, ${name}`,
                      detail: [row.spec, row.condition].filter(Boolean).join(', '),
                      href: `${routes.grade(metal, grade)}#stock-${i + 1}`,
                    }}
                  />
                  {weigh && (
                    <SiteLink href={`${routes.tool({ slug: 'metal-weight-conversion' })}?${weigh}`}>
                      Weigh this
                    </SiteLink>
                  )}
                </div>
              </td>
            </tr>
          );
        })}
      </FactTable>
    </section>
  );
}

/** "outerDiameter × wall" → "outer diameter × wall" */
const words = (dimensions: string) => dimensions.replace(/[a-z](?=[A-Z])/g, '$& ').toLowerCase();

/** "cut 0.5 to 144 in; from stock, 1 to 3 working days" */
function cutAndLead({ cutFromIn, cutToIn, leadTime }: StockedSizes) {
  const lengths = [cutFromIn, cutToIn && `to ${cutToIn}`].filter((part) => part !== null).join(' ');
  return [lengths && `cut ${lengths} in`, leadTime].filter(Boolean).join('; ') || '–';
}
