import { TitleBarLayout } from '@/components/layouts/layouts';
import { PageBanner } from '@/components/page-banner/page-banner';
import * as routes from '@/lib/routing/routes';
import { site, telephone } from '@/lib/site/company';
import { ToNotFound } from './to-not-found';

const title = 'This page could not be loaded';
export const metadata = { title, robots: { index: false } };

/** What nginx sends with a status of 500 or more (docs/operations.md). A script goes on to the 404 page (spec §8). */
export default function UnavailablePage() {
  return (
    <TitleBarLayout banner={<PageBanner path={routes.unavailable()} title={title} />}>
      <ToNotFound />
      <p className="lede">
        We cannot show this page at the moment. Please try again in a few minutes, or call us at{' '}
        <a href={telephone(site.phone)}>{site.phone}</a>.
      </p>
      {/* Without an action: the address that was asked for. */}
      <form className="actions section">
        <button className="btn">Try again</button>
        <a className="btn btn-quiet" href={routes.allInventory()}>
          Browse the inventory
        </a>
        <a className="btn btn-quiet" href={routes.contact()}>
          Ask us
        </a>
      </form>
    </TitleBarLayout>
  );
}
