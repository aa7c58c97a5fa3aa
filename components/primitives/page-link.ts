import type { Route } from 'next';
import { asRoute } from '@/lib/routing/routes';

/**
 * The page of this site that something clicked or pointed at leads to, as a path with query and fragment.
 * `null` for files, other hosts, other windows, places on this very page, and links marked `data-here`,
 * whose click changes what this page shows.
 */
export function pageLinked(target: EventTarget | null): Route | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.closest('[download], [data-here], dialog')) return null;
  const { origin, pathname, search, hash } = link;
  // Pages end in a slash (decision 2).
  if (origin !== location.origin || !pathname.endsWith('/')) return null;
  const here = pathname === location.pathname && search === location.search;
  return here && hash ? null : asRoute(pathname + search + hash);
}
