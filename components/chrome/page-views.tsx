'use client';

import { lazy, Suspense } from 'react';

const CountedViews = lazy(async () => ({
  default: (await import('./counted-views')).CountedViews,
}));

/** Counts the page views, that of each route change too. For the platform whose analytics answers. */
export const PageViews = () => (
  <Suspense>
    <CountedViews />
  </Suspense>
);
