'use client';

import { lazy, Suspense, useSyncExternalStore } from 'react';

/** A chunk of its own, which no page waits for. Where it cannot be loaded, nothing is counted. */
const Analytics = lazy(() =>
  import('@vercel/analytics/next').then(
    (module) => ({ default: module.Analytics }),
    () => ({ default: () => null }),
  ),
);

declare global {
  interface Navigator {
    /** Not in every browser, and not in TypeScript's own types. */
    globalPrivacyControl?: boolean;
  }
  interface Document {
    /** While the browser prerenders the page, which nobody may ever see. Not in every browser. */
    prerendering?: boolean;
  }
}

interface PageViewsProps {
  /** Where a service compatible with Vercel's answers on this host, such as `/stats`; without it, Vercel's own. */
  basePath: string | null;
}

/**
 * Counts page views and events of `window.va` with Vercel Web Analytics (spec §2, §7), unless the visitor sends Do Not
 * Track or Global Privacy Control. In the browser only, for it reads the query.
 */
export function PageViews({ basePath }: PageViewsProps) {
  const isCounted = useSyncExternalStore(neverChanges, isTrackingAllowed, () => false);
  if (!isCounted) return null;
  const service = basePath && {
    scriptSrc: `${basePath}/insights/script.js`,
    endpoint: `${basePath}/insights`,
  };
  return (
    <Suspense>
      <Analytics beforeSend={withoutQuery} {...service} />
    </Suspense>
  );
}

const neverChanges = () => () => {};

const isTrackingAllowed = () =>
  navigator.doNotTrack !== '1' && navigator.globalPrivacyControl !== true;

/** An event at an address without what visitors typed into it, and without the token that opens a quote request. */
export const withoutQuery = <E extends { url: string }>(event: E): E => ({
  ...event,
  url: event.url.replace(/(\/quote-sent\/).*|[?#].*/s, '$1'),
});
