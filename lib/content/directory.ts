import { metals } from '@/lib/catalog/metals';
import type { Entry } from './directory/entry';
import { getGlossaryEntries } from './directory/glossary-entries';
import { getMetalEntries } from './directory/metal-entries';
import { getPageEntries } from './directory/page-entries';
import { getServiceEntries } from './directory/service-entries';
import { toolEntries } from './directory/tool-entries';

/** Every page of the site by its canonical address, part by part. */
export async function getDirectory(): Promise<readonly Entry[]> {
  const parts = await Promise.all([
    getPageEntries(),
    ...metals.map(getMetalEntries),
    getServiceEntries(),
    getGlossaryEntries(),
  ]);
  return [...parts.flat(), ...toolEntries()];
}

/** The page at an address, or `null`. */
export const getEntry = async (path: string): Promise<Entry | null> =>
  (await getDirectory()).find((entry) => entry.path === path) ?? null;
