import { Analytics } from '@vercel/analytics/react';
import { withoutQuery } from '@/lib/site/counted-address';

/** The analytics script, configured to leave out queries and fragments. Without a base path it is Vercel's. */
export const CountedViews = ({ basePath }: { basePath: string }) => (
  <Analytics beforeSend={withoutQuery} {...(basePath && { basePath })} />
);
