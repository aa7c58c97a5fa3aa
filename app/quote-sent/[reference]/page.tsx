import { redirectToNotFound } from '@/app/page-redirects';
import { TitleBarLayout } from '@/components/layouts/title-bar-layout';
import { PageBanner } from '@/components/page-banner/page-banner';
import { PrintRequest } from '@/components/quote/print-request';
import { isReference } from '@/lib/quotes/reference';
import * as routes from '@/lib/routing/routes';
import { site } from '@/lib/site/company';
import { RequestFacts, Sent } from '../request-facts';

export const metadata = { title: 'Quote request sent', robots: { index: false } };

/** Rendered for each visit, so that made-up references fill no cache. */
export const dynamic = 'force-dynamic';

/** For requests stored before tokens existed (decision 47): shows the reference in its address and looks nothing up. */
export default async function QuoteSentPage({ params }: PageProps<'/quote-sent/[reference]'>) {
  const { reference } = await params;
  if (!isReference(reference)) redirectToNotFound();

  return (
    <TitleBarLayout
      banner={<PageBanner path={routes.quoteSent(reference)} title="Quote request sent" />}
    >
      <Sent />
      <RequestFacts reference={reference} note="Keep it: we find your request by it.">
        {site.answerWithin && (
          <div>
            <dt>No answer yet?</dt>
            {/* Nothing is promised: whether the request can be answered is not known here. */}
            <dd>If you hear nothing within {site.answerWithin}, call us.</dd>
          </div>
        )}
      </RequestFacts>
      <p className="actions section no-print">
        <PrintRequest />
        <a className="btn btn-quiet" href={routes.allInventory()}>
          Back to the inventory
        </a>
      </p>
    </TitleBarLayout>
  );
}
