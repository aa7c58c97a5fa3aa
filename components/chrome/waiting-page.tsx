'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { opensElsewhere } from '@/components/primitives/opens-elsewhere';
import { pageLinked } from '@/components/primitives/page-link';
import { listen } from '@/lib/browser/listen';

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
