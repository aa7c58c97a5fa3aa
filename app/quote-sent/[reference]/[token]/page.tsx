import { redirectToNotFound } from '@/app/page-redirects';
import { TitleBarLayout } from '@/components/layouts/layouts';
import { PageBanner } from '@/components/page-banner/page-banner';
import { Facts } from '@/components/grade/facts';
import { Phone } from '@/components/quote/form-notes';
import quoteForm from '@/components/quote/quote-form.module.scss';
import quoteList from '@/components/quote-list/quote-list.module.scss';
import { LineText, PastedText } from '@/components/quote-list/line-text';
import { isSameText } from '@/lib/crypto/same-text';
import { withoutBreaks } from '@/lib/markup/no-breaks';
import { sizeText } from '@/lib/quotes/attachments/limits';
import { aboutOf } from '@/lib/quotes/compose';
import { success } from '@/lib/quotes/messages';
import { pastedAgain, sentLines } from '@/lib/quotes/quote-line';
import type { StoredQuote } from '@/lib/quotes/quote-record';
import { isReference } from '@/lib/quotes/reference';
import { quoteStore } from '@/lib/quotes/store';
import * as routes from '@/lib/routing/routes';
import { site } from '@/lib/site/company';
import { counted } from '@/lib/site/counted';
import { keptDays } from '@/lib/site/kept-days';
import styles from './quote-status.module.scss';

export const metadata = {
  title: 'Your quote request',
  robots: { index: false, follow: false },
  referrer: 'no-referrer' as const,
};

/** Of one visitor, and another at each visit. */
export const dynamic = 'force-dynamic';

/** What became of a request, for the visitor who sent it. Without the right token it shows no more than its address. */
export default async function QuoteStatusPage({
  params,
}: PageProps<'/quote-sent/[reference]/[token]'>) {
  const { reference, token } = await params;
  if (!isReference(reference) || !/^[\w-]{22}$/.test(token)) redirectToNotFound();
  const stored = await quoteStore().find(reference);
  const quote = stored && isSameText(token, stored.token) ? stored : null;

  return (
    <TitleBarLayout
      banner={<PageBanner path="/quote-sent/request/" title="Your quote request" isShort />}
    >
      {quote ? (
        <Status quote={quote} />
      ) : (
        <p className="lede beneath">
          We find no request at this address. It may be older than we keep requests. Call <Phone />{' '}
          with its reference.
        </p>
      )}
      <div className="actions section no-print">
        {quote?.list && (
          <form method="post" action="/api/quote-lines/">
            <input type="hidden" name="text" value={pastedAgain(quote.list)} />
            <button className="btn btn-quiet btn-large">Repeat with changes</button>
          </form>
        )}
        <a className="btn btn-quiet btn-large" href={routes.allInventory()}>
          Back to the inventory
        </a>
      </div>
    </TitleBarLayout>
  );
}

/** What a visitor may see of a request: no name, address or message. */
function Status({ quote }: { quote: StoredQuote }) {
  const { reference, state, at } = quote;
  return (
    <>
      {state === 'refused' ? (
        <p className={quoteForm.failed}>
          We hold your request but could not pass it on. Please call <Phone />.
        </p>
      ) : (
        <p className={quoteForm.success}>{success}</p>
      )}
      <div className={styles.facts}>
        <Facts
          areSentences
          facts={[
            { name: 'Reference', value: <strong className="number">{reference}</strong> },
            { name: 'Received', value: time(at) },
            { name: 'Status', value: statusText(quote) },
            {
              name: 'Our answer',
              value: site.answerWithin && state !== 'refused' && `Within ${site.answerWithin}`,
            },
          ]}
        />
      </div>
      <div className="prose beneath">
        <p>
          Questions? Call <Phone />, {withoutBreaks(site.hours)}, with the reference. Bookmark this
          page: it shows the status, without your name and message, until {keptDays} days after it
          reaches our sales desk.
        </p>
      </div>
      <Contents quote={quote} />
    </>
  );
}

function statusText({ state, deliveredAt }: StoredQuote): string {
  if (state === 'refused') return 'Waits for our sales desk';
  return deliveredAt === null
    ? 'On its way to our sales desk'
    : `With our sales desk since ${time(deliveredAt)}`;
}

function Contents({ quote: { list, attachments, request } }: { quote: StoredQuote }) {
  const about = aboutOf(request);
  if (!about && !list && attachments.length === 0) return null;
  return (
    <section className={`${quoteForm.receipt} section`}>
      <h2>What you asked for</h2>
      {about && <p>{`About: ${about}`}</p>}
      <ol className={quoteList.lines}>
        {sentLines(list).map((line) => (
          <li key={line.href}>
            <LineText line={line} />
            <PastedText line={line} />
          </li>
        ))}
      </ol>
      {attachments.length > 0 && (
        <>
          <h3>{counted(attachments.length, 'file')}</h3>
          <ul>
            {attachments.map(({ name, size }) => (
              <li key={name}>{`${name}, ${sizeText(size)}`}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** "Nov 22, 2026, 5:50 AM PST": where the telephone is answered. */
const time = (epochMs: number) =>
  new Date(epochMs).toLocaleString('en-US', {
    timeZone: site.timeZone,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
