import { Analytics } from '@vercel/analytics/react';
import { withoutQuery } from '@/lib/analytics';

/** The analytics' own script, told to leave out what visitors typed into an address. */
export const CountedViews = () => <Analytics beforeSend={withoutQuery} />;
