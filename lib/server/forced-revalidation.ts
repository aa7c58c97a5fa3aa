import { env } from '@/lib/runtime/env';
import { pageCache } from '@/lib/runtime/process-state.cjs';

pageCache.cycleMs = env.REVALIDATE_SECONDS * 1000;

/** While `during` runs, a request regenerates the page at this address, beyond the limit of concurrent regenerations too. */
export async function forceRevalidation<T>(address: string, during: () => Promise<T>): Promise<T> {
  pageCache.forced.add(address);
  try {
    return await during();
  } finally {
    pageCache.forced.delete(address);
  }
}
