import { TitleBarLayout } from '@/components/layouts/layouts';
import { PageBanner } from '@/components/page-banner/page-banner';
import * as routes from '@/lib/routing/routes';
import { site, telephone } from '@/lib/site/company';

export const metadata = { title: 'You’re offline', robots: { index: false } };

/** What the service worker shows in place of a page it does not have. */
export default function OfflinePage() {
  return (
    <TitleBarLayout banner={<PageBanner path={routes.offline()} title="You’re offline" isShort />}>
      <p className="lede">
        This page is not saved on your device. Pages you have opened still work. Your quote list and
        what you typed into a form stay in this browser.
      </p>
      <form className="actions section">
        <button className="btn btn-large">Try again</button>
        <a className="btn btn-large btn-quiet" href={telephone(site.phone)}>
          Call {site.phone}
        </a>
      </form>
    </TitleBarLayout>
  );
}
