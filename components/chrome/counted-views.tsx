import { Analytics } from '@vercel/analytics/react';
import { withoutQuery } from '@/lib/site/analytics';

/** The analytics' own script, told to leave out what visitors typed into an address. Without a base path, Vercel's. */
export const CountedViews = ({ basePath }: { basePath: string }) => (
  <Analytics beforeSend={withoutQuery} {...(basePath && { basePath })} />
);
