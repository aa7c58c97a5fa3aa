import { redirectToNotFound } from '@/app/page-redirects';
import { TitleBarLayout } from '@/components/layouts/layouts';
import { PageBanner } from '@/components/page-banner/page-banner';
import { pastedAgain } from '@/lib/quotes/quote-line';
import { quoteStatus, type QuoteStatus } from '@/lib/quotes/quote-status';
import { isReference } from '@/lib/quotes/reference';
import { quoteStore } from '@/lib/quotes/store';
import * as routes from '@/lib/routing/routes';
import { site } from '@/lib/site/company';
import { keptDays } from '@/lib/site/kept-days';
import { RequestFacts, Sent } from '../../request-facts';
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
  const status = await quoteStatus(quoteStore(), reference, token);

  return (
    <TitleBarLayout banner={<PageBanner path="/quote-sent/request/" title="Your quote request" />}>
      {status ? (
        <Status status={status} />
      ) : (
        <>
          <p className="lede beneath">
            We find no request at this address. It may be older than we keep requests.
          </p>
          <RequestFacts reference={reference} />
        </>
      )}
      <p className="actions section no-print">
        <a className="btn btn-quiet" href={routes.allInventory()}>
          Back to the inventory
        </a>
      </p>
    </TitleBarLayout>
  );
}

function Status({ status }: { status: QuoteStatus }) {
  const { reference, state, receivedAt, deliveredAt } = status;
  return (
    <>
      {state === 'failed' ? (
        <p className="lede">We have your request. Please call us.</p>
      ) : (
        <Sent />
      )}
      <RequestFacts reference={reference}>
        <div>
          <dt>Received</dt>
          <dd>{time(receivedAt)}</dd>
        </div>
        <div>
          <dt>Delivered to our sales desk</dt>
          <dd>{deliveryText(state, deliveredAt)}</dd>
        </div>
        {site.answerWithin && state !== 'failed' && (
          <div>
            <dt>Our answer</dt>
            <dd>Within {site.answerWithin}</dd>
          </div>
        )}
      </RequestFacts>
      <div className={styles.about}>
        <p>
          Bookmark this page: it shows the status of your request until {keptDays} days after
          delivery.
        </p>
        <p>
          Your message and contact details are not shown here: anyone who has the address can open
          this page.
        </p>
      </div>
      <Contents status={status} />
    </>
  );
}

function deliveryText(state: QuoteStatus['state'], deliveredAt: number | null): string {
  if (state === 'delivered') return deliveredAt === null ? 'Yes' : time(deliveredAt);
  return state === 'failed' ? 'Not yet: it needs our attention' : 'Not yet: it is on its way';
}

const Contents = ({ status: { list, files } }: { status: QuoteStatus }) =>
  (list || files.length > 0) && (
    <section className={`${styles.contents} section`}>
      <h2>What you asked for</h2>
      {list && <Lines list={list} />}
      {files.length > 0 && (
        <>
          <h3>Files</h3>
          <ul>
            {files.map((file) => (
              <li key={file}>{file}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );

const Lines = ({ list }: { list: string }) => (
  <>
    <pre className={styles.lines}>{list}</pre>
    <form method="post" action="/api/quote-lines/" className={styles.repeat}>
      <input type="hidden" name="text" value={pastedAgain(list)} />
      <button className="btn btn-quiet">Repeat with changes</button>
    </form>
  </>
);

/** "November 22, 2026, 13:50 UTC". */
const time = (epochMs: number) =>
  `${new Date(epochMs).toLocaleString('en-US', {
    timeZone: 'UTC',
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
  })} UTC`;
