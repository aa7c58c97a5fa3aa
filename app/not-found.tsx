import { TitleBarLayout } from '@/components/layouts/layouts';
import { SearchBox } from '@/components/search/search-box';
import { PageBanner } from '@/components/page-banner/page-banner';
import * as routes from '@/lib/routing/routes';
import { site, telephone } from '@/lib/site/company';
import { backSoon } from './unavailable/back-soon';

export const metadata = { title: '404 - Page Not Found', robots: { index: false } };

export default function NotFound() {
  return (
    <TitleBarLayout
      banner={<PageBanner path={routes.notFound()} title="404 - Page Not Found" isMissing />}
    >
      <p id={backSoon} className="lede only-target">
        We cannot show this page at the moment.{' '}
        {/* `lib/browser/before-paint.cjs` gives it the address. Opened as a document: a page that fails is not fetched ahead. */}
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- plain words until then */}
        <a data-referrer="" data-here="" suppressHydrationWarning>
          Try the page again
        </a>{' '}
        in a few minutes, or call us at <a href={telephone(site.phone)}>{site.phone}</a>.
      </p>
      <p className="lede">
        There is no page at this address. It may have moved, or the grade, spec or form may no
        longer be stocked.
      </p>
      <div className="section">
        <SearchBox label="Search" />
      </div>
      <p className="actions">
        <a className="btn" href={routes.allInventory()}>
          Browse the inventory
        </a>
        <a className="btn btn-quiet" href={routes.crossReference()}>
          All specifications
        </a>
        <a className="btn btn-quiet" href={routes.contact()}>
          Ask us
        </a>
      </p>
    </TitleBarLayout>
  );
}
