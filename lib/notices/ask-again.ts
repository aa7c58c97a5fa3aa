import { ownOrigin } from '@/lib/env';
import { insistOn } from '@/lib/server/page-renewals';

/** Pages asked for after one notice; of more, each is made anew when somebody asks. */
const most = 100;
const atOnce = 2;
/** A page made anew in the background is there within this, or the next visit tries again. */
const tries = 12;
const pauseMs = 150;
/** So many that were not, and WordPress fails: the next notice must not wait for the others. */
const mostLeftOld = 3;

let round: Promise<void> = Promise.resolve();

/**
 * Asks this site for its refreshed pages until they are made anew, so that no visitor meets the old ones.
 * One round at a time: while one runs, `asked()` waits for it.
 */
export function askAgain(addresses: readonly string[]): Promise<void> {
  const left = addresses.slice(0, most);
  let old = 0;
  round = round.then(async () => {
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let path = left.shift(); path !== undefined; path = left.shift())
          if (!(await renewed(path)) && (old += 1) >= mostLeftOld) left.length = 0;
      }),
    );
  });
  return round;
}

/** When the pages of the last notice stand: what changed since must not be made from what was read before. */
export const asked = () => round;

const renewed = (path: string) => insistOn(path, () => renew(path));

/** Whether the page is no longer the old one. */
async function renew(path: string): Promise<boolean> {
  for (let i = 0; i < tries; i += 1) {
    const response = await fetch(ownOrigin() + path, {
      redirect: 'manual',
      cache: 'no-store',
      headers: { 'user-agent': 'hard-metals-site/1.0 (refreshing)' },
      signal: AbortSignal.timeout(10_000),
    }).catch(() => null); // this round is a courtesy: the next visit does the same
    await response?.body?.cancel();
    if (response?.headers.get('x-nextjs-cache') !== 'STALE') return response !== null;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return false;
}
