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

/** Every address of the site that can be reached from home by links, pages and files, each fetched once. */
export async function crawl(site: string): Promise<ReadonlyMap<string, Crawled>> {
  const found = new Map<string, Crawled>();
  const linkedFrom = new Map<string, Set<string>>([['/', new Set()]]);
  let waiting = ['/'];
  while (waiting.length > 0) {
    const now = waiting.splice(0, atOnce);
    for (const page of await Promise.all(now.map((path) => crawlOne(site, path)))) {
      found.set(page.path, { ...page, from: linkedFrom.get(page.path)! });
      for (const link of [...page.document.links, ...page.document.pictures]) {
        const path = pathOf(site, page.path, link);
        if (path === null) continue;
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
  const html = isPage ? await response.text() : '';
  if (!isPage) await response.arrayBuffer();
  return { path, status: response.status, html, document: readDocument(html) };
}

/** The address a link of a page leads to on this site, its query kept; `null` for any other host. */
function pathOf(site: string, page: string, link: string): string | null {
  const url = new URL(link, site + page);
  return url.origin === new URL(site).origin ? url.pathname + url.search : null;
}
