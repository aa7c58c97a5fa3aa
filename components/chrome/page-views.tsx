'use client';

import { Analytics } from '@vercel/analytics/react';
import { withoutQuery } from '@/lib/analytics';

/** Counts the page views, that of each route change too. For the platform whose analytics answers. */
export const PageViews = () => <Analytics beforeSend={withoutQuery} />;
