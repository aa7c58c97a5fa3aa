import { readDocument, type Document } from './document';

export interface Crawled {
  path: string;
  status: number;
  html: string;
  document: Document;
  /** The pages that link here. */
  from: Set<string>;
}

const atOnce = 8;

/** Every address of the site that can be reached from home by links, pages and files, each fetched once; the HTML of a page without its queries. */
export async function crawl(site: string): Promise<ReadonlyMap<string, Crawled>> {
  const found = new Map<string, Crawled>();
  const linkedFrom = new Map<string, Set<string>>([['/', new Set()]]);
  let waiting = ['/'];
  while (waiting.length > 0) {
    const now = waiting.splice(0, atOnce);
    for (const page of await Promise.all(now.map((path) => crawlOne(site, path)))) {
      found.set(page.path, { ...page, from: linkedFrom.get(page.path)! });
      const named = [...page.document.links, ...page.document.pictures];
      for (const path of named.flatMap((link) => pathsOf(site, page.path, link))) {
        const known = linkedFrom.get(path);
        if (known) known.add(page.path);
        else {
          linkedFrom.set(path, new Set([page.path]));
          waiting.push(path);
        }
      }
    }
    waiting = [...new Set(waiting)];
  }
  return found;
}

async function crawlOne(site: string, path: string): Promise<Omit<Crawled, 'from'>> {
  const response = await fetch(site + path, { redirect: 'manual' });
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  // A query changes what scripts show, and not the HTML.
  const isRead = isPage && !path.includes('?');
  const html = isRead ? await response.text() : '';
  if (!isRead) await response.body?.cancel();
  return { path, status: response.status, html, document: readDocument(html) };
}

/** The address that a link of a page leads to on this site, with its query and without; none for another host. */
function pathsOf(site: string, page: string, link: string): readonly string[] {
  const url = new URL(link, site + page);
  if (url.origin !== new URL(site).origin) return [];
  return [...new Set([url.pathname + url.search, url.pathname])];
}
