import { createHash } from 'node:crypto';

/** One page of each kind. The sitemap reads every collection. */
export const pages = [
  '/',
  '/inventory/',
  '/inventory/nickel/',
  '/inventory/titanium/grade/6al-4v/',
  '/inventory/titanium/specs/ams-4928/',
  '/inventory/titanium/form/round-bar/',
  '/services/',
  '/services/sourcing/',
  '/services/value-added-processes/sawing/',
  '/glossary/',
  '/glossary/alloy/',
  '/about-us-2/',
  '/capabilities/',
  '/contact/',
  '/tools/conversion/',
  '/sitemap/',
] as const;

export async function visit(site: string, path: string) {
  const response = await fetch(site + path, { redirect: 'manual' });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

/** The title of the one grade that is edited meanwhile. */
export const titleAfter = (what: string) => `6AL-4V after ${what}`;

/** What a visitor sees at a page: its status, which titles of that grade, and a digest of all but scripts. */
interface Seen {
  path: string;
  status: number;
  titles: string;
  content: string;
}

export const seen = (site: string): Promise<readonly Seen[]> =>
  Promise.all(
    pages.map(async (path) => {
      const { status, html } = await visit(site, path);
      const body = String(html.match(/<body[\s\S]*<\/footer>/)?.[0]);
      const shown = body.replace(/<script[\s\S]*?<\/script>/g, '');
      const titles = [...new Set(shown.match(/6AL-4V after \w+/g))].join();
      return { path, status, titles, content: createHash('sha256').update(shown).digest('hex') };
    }),
  );
