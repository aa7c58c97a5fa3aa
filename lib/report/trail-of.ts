import { movedTo } from '@/lib/content/moved';
import { findRedirect, withSlash } from '@/lib/routing/redirects';

/** A visitor's browser gives up after twenty; the report names a loop sooner. */
const maxHops = 5;

/** A request goes to WordPress only for an address that its own pages could have: `/about/`. */
const ofPage = /^\/[^/]+\/$/;

/**
 * The way a visitor takes from an address that no page answers, by our old addresses and by what editors redirect
 * in WordPress: itself and each hop, until a page, another host, nowhere, or an address passed before.
 */
export async function trailOf(from: string, known: ReadonlySet<string>): Promise<string[]> {
  const trail = [from];
  for (let to = await next(from); to; to = await next(to)) {
    trail.push(to);
    if (endsAtPage(trail, known) || isCircle(trail)) break;
  }
  return trail;
}

async function next(path: string): Promise<string | null> {
  const slashed = withSlash(path) ?? path;
  return findRedirect(path) ?? (ofPage.test(slashed) ? movedTo(slashed) : null);
}

/** Whether the way ends at a page, or leaves the site. */
export function endsAtPage(trail: readonly string[], known: ReadonlySet<string>) {
  const end = trail.at(-1) ?? '';
  return trail.length > 1 && (known.has(end) || !end.startsWith('/'));
}

export const isCircle = (trail: readonly string[]) =>
  trail.length > maxHops ||
  trail.slice(0, -1).some((path) => (withSlash(path) ?? path) === trail.at(-1));
