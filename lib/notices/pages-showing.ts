import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where Next keeps the pages of a build, and the ones made since, which count where there are both. */
const folders = ['app', 'route-cache'].map((name) =>
  join(/* turbopackIgnore: true */ process.cwd(), '.next/server', name),
);

/**
 * The addresses of the kept pages that carry one of these tags, as the page cache itself has it. Empty where
 * pages are not kept on this machine's disk.
 */
export async function pagesShowing(tags: readonly string[]): Promise<string[]> {
  const wanted = new Set(tags);
  const pages = new Map<string, boolean>();
  for (const folder of folders)
    for (const file of await metaFiles(folder)) {
      const shown = tagsIn(await readFile(join(folder, file), 'utf8').catch(() => '{}'));
      pages.set(addressOf(file), shown?.some((tag) => wanted.has(tag)) ?? true);
    }
  return [...pages].flatMap(([address, shows]) => (shows ? address : [])).toSorted();
}

const metaFiles = async (folder: string) =>
  (await readdir(folder, { recursive: true }).catch(() => [])).filter((file) =>
    file.endsWith('.meta'),
  );

/** `null` while the page is being written: what it will show was read before. */
function tagsIn(meta: string): readonly string[] | null {
  try {
    const { headers } = JSON.parse(meta) as { headers?: Record<string, string> };
    return headers?.['x-next-cache-tags']?.split(',') ?? [];
  } catch {
    return null;
  }
}

/** `APP_PAGE/9fe…/$/inventory/nickel.meta` → `/inventory/nickel/`; a file, such as `/sitemap.xml`, has no slash. */
function addressOf(file: string): string {
  const path = file.replace(/^.*\/\$\//, '').replace(/\.meta$/, '');
  if (path === 'index') return '/';
  return /\.\w+$/.test(path) ? `/${path}` : `/${path}/`;
}
