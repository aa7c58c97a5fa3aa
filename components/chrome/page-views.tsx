'use client';

import { usePathname } from 'next/navigation';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { refusesCounting, tellCounter, type Occasion } from '@/lib/site/analytics';

const CountedViews = lazy(async () => ({
  default: (await import('./counted-views')).CountedViews,
}));

/** Counts the page views, that of each route change too (spec §2): by the site's own counter or another. */
export function PageViews({ counter }: { counter: 'own' | { basePath: string } }) {
  const refuses = useSyncExternalStore(never, refusesCounting, () => true);
  if (refuses) return null;
  if (counter === 'own') return <OwnViews />;
  return (
    <Suspense>
      <CountedViews basePath={counter.basePath} />
    </Suspense>
  );
}

const never = () => () => {};

function OwnViews() {
  const path = usePathname();
  useEffect(() => {
    window.va = (kind, params) => {
      if (kind === 'event') tellCounter((params as { name: Occasion }).name);
    };
    tellCounter('Page view', path);
  }, [path]);
  return null;
}
