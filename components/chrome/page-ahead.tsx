'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { opensElsewhere, pageLinked } from '@/components/primitives/page-link';
import { savesData } from './saves-data';

/** What shows that a visitor means to follow a link: pointing at it, reaching it by keyboard, touching it. */
const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/** Milliseconds that a pointer takes to cross a link on its way elsewhere. */
const crossingMs = 40;

/**
 * Has the browser prerender the page that a visitor means to go to, where it can (decision 72), and shows a skeleton while
 * a page is waited for. Links are plain links. Nothing is fetched on load, nothing where the visitor saves data. Mounted
 * once in the layout.
 */
export function PageAhead() {
  const [skeleton, setSkeleton] = useState<ReactNode>(null);

  useEffect(() => {
    let ahead: string | null = null;
    let timer: number | undefined;
    let rules: HTMLScriptElement | undefined;
    let waitedFor: string | null = null;
    /** The pages are those of one link, and only while it is meant: none is older than that, or than what was chosen here. */
    function intend({ target }: Event) {
      const page = pageLinked(target);
      if (page === ahead) return;
      ahead = page;
      clearTimeout(timer);
      rules?.remove();
      if (page && !savesData())
        timer = window.setTimeout(() => (rules = prerender(page)), crossingMs);
    }
    async function wait(event: MouseEvent) {
      const page = pageLinked(event.target);
      if (!page || event.defaultPrevented || opensElsewhere(event)) return;
      waitedFor = page;
      try {
        const { PageSkeleton } = await import('./page-skeleton');
        if (page === waitedFor) setSkeleton(<PageSkeleton path={page} />);
      } catch {
        // The script is gone since a release: the wait shows nothing.
      }
    }
    // At once: a page that Back brings back is shown as it was left.
    function stop() {
      waitedFor = null;
      flushSync(() => setSkeleton(null));
    }
    const escape = ({ key }: KeyboardEvent) => key === 'Escape' && stop();
    for (const intent of intents) document.addEventListener(intent, intend, { passive: true });
    document.addEventListener('click', wait);
    document.addEventListener('keydown', escape);
    addEventListener('pagehide', stop);
    return () => {
      clearTimeout(timer);
      rules?.remove();
      for (const intent of intents) document.removeEventListener(intent, intend);
      document.removeEventListener('click', wait);
      document.removeEventListener('keydown', escape);
      removeEventListener('pagehide', stop);
    };
  }, []);

  return skeleton;
}

/** Has the browser prerender a page until these rules are removed. One that knows no rules ignores them. */
function prerender(page: string) {
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.textContent = JSON.stringify({ prerender: [{ urls: [page] }] });
  return document.head.appendChild(rules);
}
