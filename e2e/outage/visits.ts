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

/** What a visitor sees at each page: its status, and a digest of navigation and content, without scripts. */
export async function seen(site: string): Promise<ReadonlyMap<string, string>> {
  const answers = await Promise.all(
    pages.map(async (path) => [path, digest(await visit(site, path))] as const),
  );
  return new Map(answers);
}

function digest({ status, html }: { status: number; html: string }): string {
  const shown = html.match(/<body[\s\S]*<\/footer>/)?.[0].replace(/<script[\s\S]*?<\/script>/g, '');
  return `${status} ${createHash('sha256').update(String(shown)).digest('hex')}`;
}
