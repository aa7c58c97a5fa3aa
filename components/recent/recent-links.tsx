import { SiteLink } from '@/components/chrome/site-link';
import { recentGrades } from './recent-list';

/** The grades looked at last, as links. Loaded where there are any. */
export const RecentLinks = () =>
  recentGrades().map(({ title, href }) => (
    <SiteLink key={href} href={href}>
      {title}
    </SiteLink>
  ));
