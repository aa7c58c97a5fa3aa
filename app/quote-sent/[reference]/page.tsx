import { absent } from '@/app/absent';
import { SiteLink } from '@/components/chrome/site-link';
import { Copyable } from '@/components/copy/copyable';
import { TitleBarLayout } from '@/components/layouts/title-bar-layout';
import { PageBanner } from '@/components/page-banner/page-banner';
import { isHeld } from '@/lib/quotes/is-held';
import { success } from '@/lib/quotes/words';
import * as routes from '@/lib/routes';
import { site, telephone } from '@/lib/site';

export const metadata = { title: 'Quote request sent', robots: { index: false } };

/** Each is made when its request was sent, and holds nothing but the reference. */
export const generateStaticParams = () => [];

/** Where a form posted without a script ends. */
export default async function QuoteSentPage({ params }: PageProps<'/quote-sent/[reference]'>) {
  const { reference } = await params;
  if (!(await isHeld(reference))) absent();

  return (
    <TitleBarLayout
      banner={<PageBanner path={routes.quoteSent(reference)} title="Quote request sent" />}
    >
      <p className="lede">{success}</p>
      <p className="lede">
        Your reference is{' '}
        <strong className="number">
          <Copyable value={reference} />
        </strong>
        . Name it when you call us at <a href={telephone(site.phone)}>{site.phone}</a>.
      </p>
      <p className="actions section">
        <SiteLink className="btn btn-quiet" href={routes.allInventory()}>
          Back to the inventory
        </SiteLink>
      </p>
    </TitleBarLayout>
  );
}
