import { ToolList } from '@/components/calculator/tool-list';
import { TitleBarLayout } from '@/components/layouts/title-bar-layout';
import { PageBanner } from '@/components/page-banner/page-banner';
import { calculators } from '@/lib/calculators';
import * as routes from '@/lib/routing/routes';
import { site, telephone } from '@/lib/site/company';

export const metadata = { title: 'No network', robots: { index: false } };

/** What the service worker shows in place of a page it does not have. */
export default function OfflinePage() {
  return (
    <TitleBarLayout banner={<PageBanner path={routes.offline()} title="No network" />}>
      <p>
        This page was not visited before and cannot be fetched now. Pages you have visited still
        open, and so do the tools. By telephone we are at{' '}
        <a href={telephone(site.phone)}>{site.phone}</a>.
      </p>
      <div className="section">
        <ToolList tools={calculators} />
      </div>
    </TitleBarLayout>
  );
}
