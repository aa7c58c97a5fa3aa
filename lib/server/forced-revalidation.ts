import { env } from '@/lib/runtime/env';
import { pageCache } from '@/lib/runtime/process-state.cjs';

pageCache.cycleMs = env.REVALIDATE_SECONDS * 1000;

/** While `during` runs, the page at this address is regenerated when it is requested, whatever the limit says. */
export async function forceRevalidation<T>(address: string, during: () => Promise<T>): Promise<T> {
  pageCache.forced.add(address);
  try {
    return await during();
  } finally {
    pageCache.forced.delete(address);
  }
}
