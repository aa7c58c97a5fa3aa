import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export interface StoredPage {
  html: string;
  /** When it was generated, epoch ms. */
  generatedAt: number;
}

/** The pages of a served build on disk, by address: those of the build, replaced by those generated since. */
export function storedPages(site: string): Map<string, StoredPage> {
  const pages = new Map<string, StoredPage>();
  const built = join(site, '.next/server/app');
  for (const name of filesIn(built, '.html')) {
    const file = join(built, name);
    if (!existsSync(file.replace(/\.html$/, '.meta'))) continue;
    const path = name.replace(/\.html$/, '');
    pages.set(path === 'index' ? '/' : `/${path}/`, {
      html: readFileSync(file, 'utf8'),
      generatedAt: statSync(file).mtime.getTime(),
    });
  }
  const stored = join(site, '.next/server/route-cache/APP_PAGE');
  for (const name of filesIn(stored, '.html')) {
    const file = join(stored, name);
    const meta = JSON.parse(readFileSync(file.replace(/\.html$/, '.meta'), 'utf8'));
    const path = name.replace(/^.*?\/\$\//, '').replace(/\.html$/, '');
    pages.set(path === 'index' ? '/' : `/${path}/`, {
      html: readFileSync(file, 'utf8'),
      generatedAt: meta.routeCacheLastModified ?? statSync(file).mtime.getTime(),
    });
  }
  return pages;
}

const filesIn = (folder: string, ending: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
        name.endsWith(ending),
      )
    : [];

/** The addresses of the pages that were regenerated, or are new, between two snapshots. */
export const regenerated = (before: Map<string, StoredPage>, after: Map<string, StoredPage>) =>
  [...after]
    .flatMap(([path, { generatedAt }]) =>
      before.get(path)?.generatedAt === generatedAt ? [] : path,
    )
    .toSorted();
