import { redirectToNotFound } from '@/app/page-redirects';
import { TitleBarLayout } from '@/components/layouts/title-bar-layout';
import { PageBanner } from '@/components/page-banner/page-banner';
import { isReference } from '@/lib/quotes/reference';
import * as routes from '@/lib/routing/routes';
import { CallUs, Reference, Sent } from '../request-reference';

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
      <p className="beneath">
        Your reference is <Reference reference={reference} />
      </p>
      <CallUs />
      <p className="actions section">
        <a className="btn btn-quiet" href={routes.allInventory()}>
          Back to the inventory
        </a>
      </p>
    </TitleBarLayout>
  );
}
