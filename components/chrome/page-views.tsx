'use client';

import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { isTrackingOff, sendEvent, type Occasion } from '@/lib/site/analytics';

// A new release has no such chunk: above the error page of a route, its failure would replace the document.
const CountedViews = lazy<(props: { basePath: string }) => React.ReactNode>(() =>
  import('./counted-views').then(
    (views) => ({ default: views.CountedViews }),
    () => ({ default: () => null }),
  ),
);

/**
 * Counts the page views (spec §2), by the site's own counter or another: of a prerendered page when it is seen. Each page is
 * a document (decision 72), and so is counted once.
 */
export function PageViews({ counter }: { counter: 'own' | { basePath: string } }) {
  const uncounted = useSyncExternalStore(onShown, isUncounted, () => true);
  if (uncounted) return null;
  if (counter === 'own') return <OwnViews />;
  return (
    <Suspense>
      <CountedViews basePath={counter.basePath} />
    </Suspense>
  );
}

const isUncounted = () => isTrackingOff() || Boolean(document.prerendering);

function onShown(shown: () => void) {
  document.addEventListener('prerenderingchange', shown);
  return () => document.removeEventListener('prerenderingchange', shown);
}

function OwnViews() {
  useEffect(() => {
    window.va = (kind, params) => {
      sendEvent(kind === 'event' ? (params as { name: Occasion }).name : 'Page view');
    };
    sendEvent('Page view');
  }, []);
  return null;
}
