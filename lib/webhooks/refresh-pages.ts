import { ownOrigin } from '@/lib/runtime/env';
import { pageCache } from '@/lib/runtime/process-state.cjs';

/** Limit of the queue; any other page is regenerated when a visitor requests it. */
const maxQueued = 100;
const maxConcurrent = 2;
/** A page regenerated in the background is ready after this many requests, or the next visit tries again. */
const maxTries = 12;
const pauseMs = 150;
/** After this many pages in a row that stay stale WordPress seems down: the other pages are left to visitors. */
const maxFailures = 3;

const queue = new Set<string>();
let working: Promise<void> | null = null;
let failures = 0;

/**
 * Requests this site's revalidated pages until they are regenerated, so that no visitor meets the stale ones. Each page
 * waits once, however many webhooks name it; no webhook waits for it. Resolves when none is left.
 */
export function refreshPages(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) if (queue.size < maxQueued) queue.add(address);
  working ??= work().finally(() => (working = null));
  return working;
}

async function work() {
  failures = 0;
  await Promise.all(Array.from({ length: maxConcurrent }, refreshQueued));
}

async function refreshQueued() {
  for (let [path] = queue; path !== undefined; [path] = queue) {
    queue.delete(path);
    failures = (await regenerated(path)) ? 0 : failures + 1;
    if (failures >= maxFailures) queue.clear();
  }
}

/** Meanwhile the page cache regenerates this page, whatever its limit is. */
async function regenerated(path: string): Promise<boolean> {
  pageCache.forcedRegenerations.set(path, 0);
  try {
    return await requestUntilFresh(path);
  } finally {
    pageCache.forcedRegenerations.delete(path);
  }
}

/**
 * Whether the page is a newer one than the stale one that was read. The header alone does not tell: a stale page is sent as
 * fresh while another instance regenerates it, and after a regeneration that failed.
 */
async function requestUntilFresh(path: string): Promise<boolean> {
  for (let i = 0; i < maxTries; i += 1) {
    const response = await fetch(ownOrigin() + path, {
      redirect: 'manual',
      cache: 'no-store',
      headers: { 'user-agent': 'hard-metals-site/1.0 (refreshing)' },
      signal: AbortSignal.timeout(10_000),
    }).catch(() => null); // a courtesy: the next visit does the same
    await response?.body?.cancel();
    if (!response || response.status >= 500) return false;
    const staleGeneratedAt = pageCache.forcedRegenerations.get(path);
    if (!staleGeneratedAt || (pageCache.generated.get(path) ?? 0) > staleGeneratedAt) return true;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return false;
}
