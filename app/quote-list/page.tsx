import { TitleBarLayout } from '@/components/layouts/layouts';
import { PageBanner } from '@/components/page-banner/page-banner';
import { PasteList } from '@/components/paste-list/paste-list';
import * as routes from '@/lib/routing/routes';
import { head } from '@/lib/site/metadata';
import { site } from '@/lib/site/company';
import styles from './quote-list.module.scss';

export const metadata = head({
  path: routes.quoteList(),
  title: `Quote List: Paste a List, Get a Quote | ${site.brand}`,
  description:
    'Paste a list of metals from an email or a spreadsheet. We check the grade, specification, form, size and quantity of each line. Then send it as a quote request.',
});

const examples = [
  '3 pcs AMS 4928 2.5" rd x 40"',
  'Ti 6-4 plate .250 x 12 x 24 qty 6 DFARS',
  '17-4 H900 RB 1-1/2 x 12ft, 4 pcs',
  '5662 718 Ø63.5mm x 1000mm 2 off, EN 10204 3.1',
];

/** The list itself is in no prerendered page: a form posts it, or this browser keeps it (decision 60). */
export default function QuoteListPage() {
  return (
    <TitleBarLayout banner={<PageBanner path={routes.quoteList()} title="Quote List" isShort />}>
      <PasteList
        empty={
          <>
            Add sizes from a <a href={routes.allInventory()}>grade page</a> or the{' '}
            <a href={routes.tool({ slug: 'metal-weight-conversion' })}>weight calculator</a>, or
            paste a list.
          </>
        }
        examples={
          <section className={styles.examples}>
            <h3>What we understand</h3>
            <p>
              Put one item on each line: grade or specification, form, size and quantity. Add the
              condition, certificates or a date if you need them. Sizes can be in inches, fractions,
              feet or millimeters. Spreadsheet rows work as they are, and best with their headings.
            </p>
            <ul>
              {examples.map((example) => (
                <li key={example}>{example}</li>
              ))}
            </ul>
            <p>
              Our server checks the list, and each line that you change, and keeps neither.{' '}
              <span className="needs-script">
                Its lines stay in this browser until you send or remove them.
              </span>{' '}
              Prefer your own words? <a href={routes.contact()}>Write to us</a>.
            </p>
          </section>
        }
      >
        <h2 className={styles.heading}>Paste a list</h2>
        <p>
          Paste a list from an email, a spreadsheet or a bill of materials. We show how we
          understand each line on your quote list, and you send it as a request.
        </p>
      </PasteList>
    </TitleBarLayout>
  );
}
