/** One page of each kind. The sitemap reads every collection. */
const pages = [
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

export async function fetchPage(site: string, path: string) {
  const response = await fetch(site + path, { redirect: 'manual' });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

/** The title of the one grade that is edited meanwhile. */
export const titleAfter = (what: string) => `6Al-4V after ${what}`;

/** What a visitor sees at a page: its status, which titles of that grade, and its content without scripts. */
interface Seen {
  path: string;
  status: number;
  titles: string;
  content: string;
}

export const seen = (site: string): Promise<readonly Seen[]> =>
  Promise.all(
    pages.map(async (path) => {
      const { status, html } = await fetchPage(site, path);
      const body = String(html.match(/<body[\s\S]*<\/footer>/)?.[0]);
      // React ends a text with an empty comment or not, as the part after it was ready or not when the page was drawn.
      const content = body.replace(/<script[\s\S]*?<\/script>/g, '').replaceAll('<!-- -->', '');
      const titles = [...new Set(content.match(/6Al-4V after \w+/g))].join();
      return { path, status, titles, content };
    }),
  );

/** Pages that show something else than before, each with the place where it begins. */
export const changes = (before: readonly Seen[], now: readonly Seen[]) =>
  before.flatMap((page, index) => {
    const other = now[index];
    if (other && other.status === page.status && other.content === page.content) return [];
    let at = 0;
    while (at < page.content.length && page.content[at] === other?.content[at]) at += 1;
    const around = (text = '') => text.slice(Math.max(0, at - 120), at + 120);
    const { path, status, titles, content } = page;
    return [
      { path, before: [status, titles, around(content)] },
      { path, now: [other?.status, other?.titles, around(other?.content)] },
    ];
  });
