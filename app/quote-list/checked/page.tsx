import { cookies, headers } from 'next/headers';
import { redirectToQuoteList } from '@/app/page-redirects';
import { TitleBarLayout } from '@/components/layouts/layouts';
import { PageBanner } from '@/components/page-banner/page-banner';
import { formNotes } from '@/components/quote/form-notes';
import quoteAside from '@/components/quote/quote-aside.module.scss';
import { QuoteForm } from '@/components/quote/quote-form';
import { ListForm } from '@/components/paste-list/list-form';
import { TakeLines } from '@/components/paste-list/take-lines';
import { getLineCatalog } from '@/lib/content/line-catalog';
import { clientOf } from '@/lib/quotes/intake/client-of';
import { countPost } from '@/lib/quotes/intake/count-post';
import { answersCookie, unpackList } from '@/lib/quotes/intake/packed-list';
import { messageOfLines } from '@/lib/quotes/messages';
import { checkList } from '@/lib/quotes/pasted/check-list';
import { listProblem } from '@/lib/quotes/pasted/list-problem';
import {
  bareNumbersOf,
  bareUnitNotice,
  bareUnits,
  itOrThem,
  linesOf,
  otherBareUnit,
  otherRows,
  tellsBareUnit,
} from '@/lib/quotes/pasted/part';
import { toQuoteLines } from '@/lib/quotes/pasted/to-quote-lines';
import * as routes from '@/lib/routing/routes';
import { inTurns } from '@/lib/runtime/in-turns';
import { Refusal } from '@/lib/server/refusal';
import { counted } from '@/lib/site/counted';
import styles from '../quote-list.module.scss';

export const metadata = {
  title: 'Your quote list',
  robots: { index: false, follow: false },
  referrer: 'no-referrer' as const,
};

/** Of one visitor. */
export const dynamic = 'force-dynamic';

/** A list that was checked without a script: its lines, and the form that sends them. `/api/quote-lines/` leads here. */
export default async function CheckedListPage({ searchParams }: PageProps<'/quote-list/checked'>) {
  const { list, unit, from } = await searchParams;
  const bareUnit = unit === 'mm' ? 'mm' : 'in';
  const text = typeof list === 'string' ? unpackList(list) : null;
  if (text === null || listProblem(text) || !(await isWithinLimit())) return redirectToQuoteList();
  const today = new Date().toISOString().slice(0, 10);
  const parts = await inTurns(checkList(text, await getLineCatalog(), today, bareUnit));
  const read = toQuoteLines(linesOf(parts), routes.quoteList());
  const rows = [...new Set(otherRows(parts))];
  const other = otherBareUnit(bareUnit);
  const sizes = typeof from === 'string' && from.startsWith('/inventory/') ? from : '';
  /** What was typed into the form before another size was added. */
  const typed = unpackList((await cookies()).get(answersCookie.name)?.value ?? '') ?? '';
  // Sizes were pressed: their texts are not the buyer's own words.
  const lines = sizes ? read.map((line) => ({ ...line, pasted: undefined })) : read;

  return (
    <TitleBarLayout
      banner={<PageBanner path={routes.quoteList()} title="Your quote list" isShort />}
    >
      <TakeLines lines={lines} />
      <div className={styles.checked}>
        {!sizes && (
          <p>
            {`${counted(lines.length, 'line')} read. Please check each against your own text, send what is right, or change the list and check it again.`}
          </p>
        )}
        {tellsBareUnit(parts, bareUnit) && (
          <p>
            {bareUnitNotice(bareUnit, bareNumbersOf(parts))}
            <a
              href={routes.checkedList(`${list}`, other, sizes)}
            >{`Read them as ${bareUnits[other]}`}</a>
          </p>
        )}
        {rows.length > 0 && (
          <section aria-labelledby="rows">
            <h2 id="rows">{`${counted(rows.length, 'row')} not recognized`}</h2>
            <p>{`Change ${itOrThem(rows.length)} in the list, or leave ${itOrThem(rows.length)} in your message.`}</p>
            <ul>
              {rows.map((row) => (
                <li key={row}>{row}</li>
              ))}
            </ul>
          </section>
        )}
        {lines.length > 0 && (
          <section className={`${quoteAside.aside} ${styles.request}`} aria-labelledby="request">
            <h2 id="request">Request a quote</h2>
            <QuoteForm
              lines={lines}
              answers={{
                message: [messageOfLines, ...rows].join('\n'),
                ...Object.fromEntries(new URLSearchParams(typed)),
              }}
              notes={formNotes}
            />
            {sizes && (
              // Behind the form's own button, which Enter in a field presses.
              <button
                form="request-form"
                formAction={`/api/quote-lines/?sizes=${encodeURIComponent(sizes)}`}
                formNoValidate
                name="text"
                value={text}
                className="btn btn-quiet"
              >
                Add another size
              </button>
            )}
          </section>
        )}
        <section className={styles.change} aria-labelledby="change">
          <h2 id="change">Change the list</h2>
          <p>To ask for more, add each item on a line of its own.</p>
          <ListForm text={text} isQuiet={lines.length > 0} />
        </section>
      </div>
    </TitleBarLayout>
  );
}

/** An address can be asked for as often as one likes, and each time costs a check. */
async function isWithinLimit(): Promise<boolean> {
  try {
    await countPost('lists', clientOf({ headers: await headers() }));
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
