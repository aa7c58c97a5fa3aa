'use client';

import type { Route } from 'next';
import { type ReactNode, useEffect, useState } from 'react';
import { opensElsewhere } from '@/components/primitives/opens-elsewhere';
import { listen } from '@/lib/browser/listen';
import { asRoute } from '@/lib/routing/routes';

/** After how long a skeleton is shown, ms: most pages arrive sooner. */
const skeletonAfterMs = 250;

/**
 * Shows a skeleton while a page loads after a click, and what was chosen since on a page that comes back from the
 * back/forward cache. Mounted once in the layout.
 */
export function WaitingPage() {
  const [skeleton, setSkeleton] = useState<ReactNode>(null);

  useEffect(() => {
    /** How often the page was left and restored from the back/forward cache. */
    let departures = 0;
    function showSkeletonLater(event: MouseEvent) {
      const page = pageLinked(event.target);
      if (!page || event.defaultPrevented || opensElsewhere(event)) return;
      const before = departures;
      setTimeout(async () => {
        const { PageSkeleton } = await import('./page-skeleton');
        if (before === departures) setSkeleton(<PageSkeleton key={event.timeStamp} path={page} />);
      }, skeletonAfterMs);
    }
    const leave = () => void (departures += 1);
    const restore = ({ persisted }: PageTransitionEvent) =>
      persisted && import('./restored-page').then(({ showStoredChoices }) => showStoredChoices());
    const ends = [
      listen(['click'], showSkeletonLater),
      listen(['pagehide'], leave),
      listen(['pageshow'], restore),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, []);

  return skeleton;
}

/**
 * The page of this site that something clicked or pointed at leads to, as a path with query and fragment.
 * `null` for files, other hosts, other windows, places on this very page, and links marked `data-here`,
 * whose click changes what this page shows.
 */
function pageLinked(target: EventTarget | null): Route | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.closest('[download], [data-here], dialog')) return null;
  const { origin, pathname, search, hash } = link;
  // Pages end in a slash (decision 2).
  if (origin !== location.origin || !pathname.endsWith('/')) return null;
  const here = pathname === location.pathname && search === location.search;
  return here && hash ? null : asRoute(pathname + search + hash);
}
