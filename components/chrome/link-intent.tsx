import { type ReactNode, useEffect, useState } from 'react';
import { opensElsewhere } from '@/components/primitives/opens-elsewhere';
import { pageLinked } from '@/components/primitives/page-link';
import { listen } from '@/lib/browser/listen';
import { speculationRules } from '@/lib/browser/speculation-rules.cjs';
import { savesData } from './saves-data';

/** How long a pointer that only crosses a link is on it, ms. */
const crossingMs = 40;

/** After how long a skeleton is shown, ms: most pages arrive sooner. */
const skeletonAfterMs = 250;

/**
 * Has the browser prefetch the page of the link that a visitor points at, by one of these events (decision 72), and shows a
 * skeleton while a page loads after a click. Fetches nothing on load, and nothing where the visitor saves data.
 */
export function LinkIntent({ intents }: { intents: readonly string[] }) {
  const [skeleton, setSkeleton] = useState<ReactNode>(null);

  useEffect(() => {
    /** The link that is pointed at. */
    let intended: Element | null = null;
    let timer: number | undefined;
    /** How often the page was left and restored from the back/forward cache. */
    let departures = 0;
    /** Prefetches one page at a time, and drops it when the pointer leaves its link: it never shows stale choices. */
    const intend = ({ target }: Event) => intendTo(target);
    function intendTo(target: EventTarget | null) {
      const link = pageLinked(target) && target instanceof Element ? target.closest('a') : null;
      if (link === intended) return;
      clearTimeout(timer);
      intended?.removeAttribute('data-prefetch');
      intended = link;
      if (link && !savesData()) timer = window.setTimeout(() => prefetch(link), crossingMs);
    }
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
    intendTo(document.querySelector('a:is(:hover, :focus)')); // the link whose event loaded this script
    const ends = [
      listen(intents, intend),
      listen(['click'], showSkeletonLater),
      listen(['pagehide'], leave),
      listen(['pageshow'], restore),
    ];
    return () => {
      clearTimeout(timer);
      for (const end of ends) end();
    };
  }, [intents]);

  return skeleton;
}

let hasRules = false;

/** Has the browser prefetch where a link leads, until its mark is removed. */
function prefetch(link: Element) {
  link.setAttribute('data-prefetch', '');
  if (hasRules) return;
  hasRules = true;
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.textContent = speculationRules;
  document.head.append(rules);
}
