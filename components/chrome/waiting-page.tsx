'use client';

import type { Route } from 'next';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { opensElsewhere } from '@/components/primitives/interaction';
import { listen, readText } from '@/lib/browser/local-store';
import { asRoute } from '@/lib/routing/routes';
import styles from './waiting-page.module.scss';
import { showStoredTheme } from './theme-switch';

/** After how long a skeleton is shown, ms: most pages arrive sooner. */
const skeletonAfterMs = 250;

/**
 * Shows a skeleton while a page loads, until Escape or a press (a page does not learn that its loading was stopped), and
 * after Back what was chosen since. Mounted once in the layout.
 */
export function WaitingPage() {
  const [page, setPage] = useState<Route | null>(null);

  useEffect(() => {
    let timer = 0;
    function showSkeletonLater(event: MouseEvent) {
      const next = pageLinked(event.target);
      if (!next || event.defaultPrevented || opensElsewhere(event)) return;
      clearTimeout(timer);
      timer = window.setTimeout(() => setPage(next), skeletonAfterMs);
    }
    /** Rendered at once: a page that Back brings back is shown as it was left. */
    function hideSkeleton() {
      clearTimeout(timer);
      flushSync(() => setPage(null));
    }
    const ends = [
      listen(['click'], showSkeletonLater),
      listen(['pagehide'], hideSkeleton),
      listen(['keydown'], ({ key }) => key === 'Escape' && hideSkeleton()),
      listen(['pageshow'], ({ persisted }) => persisted && showStoredChoices()),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, []);

  return page && <PageSkeleton path={page} onPress={() => setPage(null)} />;
}

/**
 * The page that a click leads to; `null` for files, other hosts and windows, places on this page, and `data-here`, which
 * changes this page.
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

const isInventory = (path: string) => /^\/inventory\/(?:[^/]+\/)?(?:[?#]|$)/.test(path);

/** A placeholder for the next page (spec §2 and §9, decision 10): 12 cards for an inventory, else 5 sections. */
export function PageSkeleton({ path, onPress }: { path: string; onPress?: () => void }) {
  const { status, list, item, count } = isInventory(path)
    ? { status: 'Loading grades', list: styles.cards, item: styles.card, count: 12 }
    : { status: 'Loading the page', list: styles.sections, item: styles.section, count: 5 };
  return (
    // At the click, not at `pointerdown`: a skeleton that is gone by then lets the click through to a link below it.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Escape does the same
    <div className={styles.skeleton} onClick={onPress}>
      <div className="wrap">
        <output className="visually-hidden">{status}</output>
        <div className={list} aria-hidden="true">
          {Array.from({ length: count }, (_, i) => (
            <div key={i} className={item}>
              <i />
              <i />
              <i />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Has a page from the back/forward cache show what was chosen on other pages since, and counts the page view. */
export function showStoredChoices() {
  showStoredTheme();
  // The key of `lib/browser/before-paint.cjs`.
  const { dataset } = document.documentElement;
  const units = readText('units');
  if (units) dataset.units = units;
  window.va?.('pageview', { path: location.pathname });
  dispatchEvent(new Event('storage')); // the subscribers of each `localStore`
}
