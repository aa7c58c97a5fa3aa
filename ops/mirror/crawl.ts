import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { searchLists } from '@/lib/content/search';
import * as routes from '@/lib/routing/routes';
import { fileOf, pathsIn, toMirrored } from './links';

/** What no page links to. */
const starts = [
  routes.home(),
  routes.notFound(),
  routes.offline(),
  routes.unavailable(),
  '/robots.txt',
  '/llms.txt',
  '/manifest.webmanifest',
  '/.well-known/security.txt',
  routes.sitemapIndex(),
  ...searchLists.map(routes.searchList),
];
/** Requests under way at a time: the site serves visitors meanwhile. */
const maxConcurrent = 4;
const excluded = /^\/(?:api|post|quote-sent)\//;

interface Mirrored {
  files: ReadonlyMap<string, Uint8Array>;
  /** What could not be fetched, a sentence each. */
  faults: readonly string[];
}

interface Source {
  /** Where the site answers. */
  from: string;
  /** Its public address, which its pages contain. */
  site: string;
  /** The release, of which static files are read. */
  release: string;
  email: string;
  wordPress: string | null;
}

/** All pages, texts and files of a site, as a static host serves them: requested from the site, or read from its release. */
export async function mirror({ from, site, release, email, wordPress }: Source): Promise<Mirrored> {
  const files = new Map<string, Uint8Array>();
  const faults: string[] = [];
  for (const [folder, at] of [
    [join(release, 'public'), ''],
    [join(release, '.next/static'), '_next/static/'],
  ] as const)
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
      if (entry.isFile()) {
        const path = join(entry.parentPath, entry.name);
        files.set(at + path.slice(folder.length + 1), readFileSync(path));
      }

  const known = new Set<string>();
  const waiting: string[] = [];
  const add = (path: string) => {
    if (known.has(path) || excluded.test(path) || files.has(fileOf(path))) return;
    known.add(path);
    waiting.push(path);
  };

  async function take(path: string) {
    const isUpload = wordPress !== null && path.startsWith('/wp-content/');
    const address = `${isUpload ? wordPress : from}${path.split('/').map(encodeURIComponent).join('/')}`;
    const response = await fetch(address, { redirect: 'manual' });
    const expected = path === routes.notFound() ? 404 : 200;
    if (response.status !== expected) {
      await response.body?.cancel();
      // An old address leads to a page that has its own place here.
      if (response.status < 300 || response.status >= 400)
        faults.push(`${response.status} from ${path}`);
      return;
    }
    const bytes = new Uint8Array(await response.arrayBuffer());
    const type = response.headers.get('content-type') ?? '';
    if (!/^text\/|json|xml/.test(type)) return void files.set(fileOf(path), bytes);
    const text = new TextDecoder().decode(bytes);
    const page = type.startsWith('text/html') ? toMirrored(text, email, wordPress) : text;
    files.set(fileOf(path), new TextEncoder().encode(page));
    for (const each of pathsIn(page, site)) add(each);
    const [, metal, grade] = /^\/inventory\/([^/]+)\/grade\/([^/]+)\/$/.exec(path) ?? [];
    if (metal && grade) add(`/compare/${metal}/${grade}.json`);
  }

  for (const path of starts) add(path);
  await Promise.all(
    Array.from({ length: maxConcurrent }, async () => {
      // A worker with an empty queue waits: the pages that others fetch may have more links.
      for (let idle = 0; idle < 50; idle += 1) {
        for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
          idle = 0;
          await take(path).catch((error: unknown) => faults.push(`${path}: ${String(error)}`));
        }
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }),
  );
  const absent = files.get(fileOf(routes.notFound()));
  if (absent) files.set('404.html', absent); // where most static hosts look for it
  return { files, faults };
}
