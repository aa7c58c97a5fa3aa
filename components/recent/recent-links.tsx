import { recentGrades } from './recent-list';

export const hasRecent = () => recentGrades().length > 0;

/** The grades looked at last, as links. Loaded where there are any. */
export const RecentLinks = () =>
  recentGrades().map(({ title, href }) => (
    <a key={href} href={href}>
      {title}
    </a>
  ));
