import { TitleBarLayout } from '@/components/layouts/layouts';
import { SearchBox } from '@/components/search/search-box';
import { PageBanner } from '@/components/page-banner/page-banner';
import { PostCards } from '@/components/services/post-cards';
import { firstMetal } from '@/lib/catalog/metals';
import * as routes from '@/lib/routing/routes';
import { site, telephone } from '@/lib/site/company';
import { backSoon } from './unavailable/back-soon';

export const metadata = { title: '404 - Page Not Found', robots: { index: false } };

const ways = [
  {
    slug: 'inventory',
    title: 'Inventory',
    excerpt: `${firstMetal.name} grades with their specs and forms, and tabs to the other metals`,
    href: routes.allInventory(),
  },
  {
    slug: 'specifications',
    title: 'Specifications',
    excerpt: 'AMS, ASTM, MIL and UNS numbers, and their grades',
    href: routes.crossReference(),
  },
  {
    slug: 'contact',
    title: 'Contact',
    excerpt: 'Ask us what you were looking for',
    href: routes.contact(),
  },
];

export default function NotFound() {
  return (
    <TitleBarLayout
      banner={<PageBanner path={routes.notFound()} title="404 - Page Not Found" isMissing />}
    >
      <div className="halves">
        <div>
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
            There is no page at this address. It may be incomplete, the page may have moved, or what
            it showed is no longer stocked.
          </p>
          <div className="beneath">
            <SearchBox label="Search" isLarge />
          </div>
        </div>
        <div>
          <h2 className="visually-hidden">Where to go on</h2>
          <PostCards posts={ways} addressOf={({ href }) => href} />
        </div>
      </div>
    </TitleBarLayout>
  );
}
