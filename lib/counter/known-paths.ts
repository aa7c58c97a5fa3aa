import { getDirectory } from '@/lib/content/directory';
import { env } from '@/lib/runtime/env';
import { ownAddresses } from '@/lib/routing/own-addresses';
import * as routes from '@/lib/routing/routes';

/** After a failed reading no request is sent to WordPress for this long, ms. */
const retryMs = 60_000;

let paths: ReadonlySet<string> = new Set();
let reading: Promise<void> | null = null;
let nextReading = 0;

/**
 * Whether a path is a page of the site, so that invented paths add no rows. Pages are read once a cycle, and only the first
 * caller waits: a new page is unknown until then, and all are while WordPress has never answered.
 */
export async function isKnownPath(path: string): Promise<boolean> {
  if (Date.now() >= nextReading) {
    nextReading = Date.now() + env.REVALIDATE_SECONDS * 1000;
    reading = readPaths();
  }
  if (paths.size === 0) await reading;
  return paths.has(path);
}

async function readPaths(): Promise<void> {
  try {
    const entries = await getDirectory();
    paths = new Set<string>([
      ...ownAddresses,
      routes.notFound(),
      routes.offline(),
      ...entries.map(({ path: known }) => known),
    ]);
  } catch {
    nextReading = Date.now() + retryMs; // the outage is logged where the pages are made
  }
}
