import { env } from '@/lib/env';

/** What the page cache asks, which Next loads as it is, beside the bundled site (`lib/page-cache/renewals.cjs`). */
const told = ((
  globalThis as { pageRenewals?: { cycleMs: number; insistedOn: Set<string> } }
).pageRenewals ??= { cycleMs: env.REVALIDATE_SECONDS * 1000, insistedOn: new Set() });

/** While this lasts, the page at this address is made anew when it is asked for, however many others are. */
export async function insistOn<T>(address: string, during: () => Promise<T>): Promise<T> {
  const page = address === '/' ? '/index' : address.replace(/\/$/, ''); // as Next's cache names it
  told.insistedOn.add(page);
  try {
    return await during();
  } finally {
    told.insistedOn.delete(page);
  }
}
