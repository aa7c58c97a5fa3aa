import { type ReactNode, useEffect, useState } from 'react';
import { opensElsewhere, pageLinked } from '@/components/primitives/page-link';
import { aheadRules } from '@/lib/browser/ahead-rules.cjs';
import { intents } from './page-ahead';
import { savesData } from './saves-data';

/** Milliseconds that a pointer takes to cross a link on its way elsewhere. */
const crossingMs = 40;

/** Milliseconds before a wait is worth showing: most pages are there sooner. */
const patienceMs = 250;

/**
 * Has the browser prerender the page that a visitor means to go to, where it can (decision 72), and shows a skeleton while
 * a page is waited for. Nothing is fetched on load, nothing where the visitor saves data.
 */
export function LinkIntent() {
  const [skeleton, setSkeleton] = useState<ReactNode>(null);

  useEffect(() => {
    let meant: Element | null = null;
    let timer: number | undefined;
    /** How often the page was left; the browser keeps it for Back. */
    let left = 0;
    /** One page at a time, and only while its link is meant: none is older than that, or than what was chosen here. */
    const intend = ({ target }: Event) => intendTo(target);
    function intendTo(target: EventTarget | null) {
      const link = pageLinked(target) && target instanceof Element ? target.closest('a') : null;
      if (link === meant) return;
      clearTimeout(timer);
      meant?.removeAttribute('data-ahead');
      meant = link;
      if (link && !savesData()) timer = window.setTimeout(() => prerender(link), crossingMs);
    }
    function wait(event: MouseEvent) {
      const page = pageLinked(event.target);
      if (!page || event.defaultPrevented || opensElsewhere(event)) return;
      const here = left;
      setTimeout(async () => {
        const skeleton = await import('./page-skeleton').catch(() => null); // gone since a release
        if (skeleton && here === left)
          setSkeleton(<skeleton.PageSkeleton key={event.timeStamp} path={page} />);
      }, patienceMs);
    }
    const leave = () => void (left += 1);
    const comeBack = ({ persisted }: PageTransitionEvent) =>
      persisted && import('./kept-page').then(({ showStored }) => showStored());
    for (const intent of intents) document.addEventListener(intent, intend, { passive: true });
    intendTo(document.querySelector('a:is(:hover, :focus)')); // what loaded this script
    document.addEventListener('click', wait);
    addEventListener('pagehide', leave);
    addEventListener('pageshow', comeBack);
    return () => {
      clearTimeout(timer);
      for (const intent of intents) document.removeEventListener(intent, intend);
      document.removeEventListener('click', wait);
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', comeBack);
    };
  }, []);

  return skeleton;
}

let hasRules = false;

/** Has the browser prerender where a link leads, until its mark is removed. */
function prerender(link: Element) {
  link.setAttribute('data-ahead', '');
  if (hasRules) return;
  hasRules = true;
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.textContent = aheadRules;
  document.head.append(rules);
}
