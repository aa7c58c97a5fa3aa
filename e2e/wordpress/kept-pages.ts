import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export interface KeptPage {
  html: string;
  /** When it was made, epoch ms. */
  made: number;
}

/** The pages that a served build keeps, by address: those of the build, and in their place the ones made since. */
export function keptPages(site: string): Map<string, KeptPage> {
  const pages = new Map<string, KeptPage>();
  for (const name of ['app', 'route-cache']) {
    const folder = join(site, '.next/server', name);
    if (!existsSync(folder)) continue;
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.html') || !existsSync(metaOf(join(folder, file)))) continue;
      const path = file.replace(/^.*\/\$\//, '').replace(/\.html$/, '');
      pages.set(path === 'index' ? '/' : `/${path}/`, kept(join(folder, file)));
    }
  }
  return pages;
}

/** A page of the build that is read once is copied; then its meta says when it was really made. */
function kept(file: string): KeptPage {
  const { routeCacheLastModified } = readWhole(metaOf(file));
  return {
    html: readFileSync(file, 'utf8'),
    made: routeCacheLastModified ?? statSync(file).mtime.getTime(),
  };
}

const metaOf = (file: string) => file.replace(/\.html$/, '.meta');

/** The addresses of the pages that were made anew, or are new, between two looks. */
export const madeAnew = (before: Map<string, KeptPage>, after: Map<string, KeptPage>) =>
  [...after]
    .flatMap(([path, { made }]) => (before.get(path)?.made === made ? [] : path))
    .toSorted();

/** The server may be writing it this very moment: then it is read once more. */
function readWhole(meta: string, tries = 50): { routeCacheLastModified?: number } {
  try {
    return JSON.parse(readFileSync(meta, 'utf8'));
  } catch (error) {
    if (tries === 0) throw error;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    return readWhole(meta, tries - 1);
  }
}
