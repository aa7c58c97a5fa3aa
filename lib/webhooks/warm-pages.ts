import { ownOrigin } from '@/lib/runtime/env';

/** A page that is regenerated behind its answer is ready after this many requests, or the next visit tries again. */
const maxTries = 40;
const pauseMs = 150;

/** Requests these pages of the site until they are regenerated, so that few visitors meet the stale ones: with all slots taken, a page is left to its visitor. */
export async function warmPages(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) await warmPage(address);
}

async function warmPage(address: string) {
  for (let i = 0; i < maxTries; i += 1) {
    const answer = await fetch(ownOrigin() + address, {
      redirect: 'manual',
      cache: 'no-store',
      headers: { 'user-agent': 'hard-metals-site/1.0 (warming)' },
      signal: AbortSignal.timeout(10_000),
    }).catch(() => null); // a courtesy: the next visit does the same
    await answer?.body?.cancel();
    if (answer?.headers.get('x-nextjs-cache') !== 'STALE') return;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
