import { SiteLink } from '@/components/chrome/site-link';
import { TitleBarLayout } from '@/components/layouts/title-bar-layout';
import { PageBanner } from '@/components/page-banner/page-banner';
import * as routes from '@/lib/routes';

export const metadata = { title: '404 - Page Not Found', robots: { index: false } };

export default function NotFound() {
  return (
    <TitleBarLayout banner={<PageBanner path={routes.notFound()} title="404 - Page Not Found" />}>
      <p className="lede">
        There is no page at this address. It may have moved, or the grade, spec or form may no
        longer be stocked.
      </p>
      <p className="actions section">
        <SiteLink className="btn" href={routes.allInventory()}>
          Browse the inventory
        </SiteLink>
        <SiteLink className="btn btn-quiet" href={routes.search()}>
          Search by number
        </SiteLink>
        <SiteLink className="btn btn-quiet" href={routes.contact()}>
          Ask us
        </SiteLink>
      </p>
    </TitleBarLayout>
  );
}
