import { expect, test, type Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { metals } from '@/lib/catalog/metals';
import { records } from '@/lib/cms/sample/records';
import { sharePicture } from '@/lib/site/metadata';

/** What the canonical addresses of the sample begin with: SITE_URL's default. */
const origin = 'http://localhost:3000';
const site = () => process.env.E2E_SITE!;

interface Crawled {
  path: string;
  status: number;
  html: string;
  document: ReturnType<typeof readDocument>;
  /** The pages that link here. */
  from: Set<string>;
}

/** The copy of a page's words for React, which is two thirds of its HTML. */
const flightData = /<script>self\.__next_f\.push\([\s\S]*?<\/script>/g;

/** Runs in a browser: what a crawler reads of a page, in the order of the document. */
function readDocument(html: string) {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const all = (selector: string) => [...parsed.querySelectorAll(selector)];
  const words = (selector: string) => all(selector).map(({ textContent }) => textContent ?? '');
  const values = (selector: string, name: string) =>
    all(selector).flatMap((element) => element.getAttribute(name) || []);
  return {
    title: words('head title').join(' + '),
    description: values('meta[name=description]', 'content').join(' + '),
    /** There should be one. */
    canonicals: values('link[rel=canonical]', 'href'),
    noindex: values('meta[name=robots]', 'content').join().includes('noindex'),
    /** The address of the page as Markdown. */
    text: values('link[rel=alternate][type="text/markdown"]', 'href')[0],
    /** Its picture for social media, and the words for it. */
    picture: values('meta[property^="og:image"]:is([property$=image], [property$=alt])', 'content'),
    links: values('a[href]', 'href'),
    pictures: values('img[src]', 'src'),
    ids: values('[id]', 'id'),
    /** `[1, 'Titanium']` */
    headings: all('h1, h2, h3, h4, h5, h6').map(
      ({ tagName, textContent }) => [Number(tagName[1]), textContent ?? ''] as const,
    ),
    /** The text of every block of structured data. */
    facts: words('script[type="application/ld+json"]'),
    words: words('main').join(' '),
  };
}

/** Every address that can be reached from home by links, pages and files, each requested once; the HTML of a page without its query. */
async function crawl(browser: Page): Promise<readonly Crawled[]> {
  const found: Crawled[] = [];
  const linkedFrom = new Map<string, Set<string>>([['/', new Set()]]);
  let waiting = ['/'];
  const crawlOne = async (path: string) => {
    const response = await fetch(site() + path, { redirect: 'manual' });
    const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
    // A query changes what scripts show, and not the HTML.
    const isRead = isPage && !path.includes('?');
    const html = isRead ? await response.text() : '';
    if (!isRead) await response.body?.cancel();
    const document = await browser.evaluate(readDocument, html.replaceAll(flightData, ''));
    found.push({ path, status: response.status, html, document, from: linkedFrom.get(path)! });
    for (const link of [...document.links, ...document.pictures]) {
      const url = new URL(link, site() + path);
      if (url.origin !== new URL(site()).origin) continue;
      for (const to of [url.pathname + url.search, url.pathname]) {
        if (!linkedFrom.has(to)) waiting.push(to);
        linkedFrom.set(to, (linkedFrom.get(to) ?? new Set()).add(path));
      }
    }
  };
  while (waiting.length > 0) {
    const now = waiting;
    waiting = [];
    for (let i = 0; i < now.length; i += 8) await Promise.all(now.slice(i, i + 8).map(crawlOne));
  }
  return found;
}

let all: readonly Crawled[];
/** Those that answered with a page, and of them those that search engines may keep. */
let pages: readonly Crawled[];
let indexable: readonly Crawled[];

test.beforeAll(async ({ browser }) => {
  test.setTimeout(300_000);
  all = await crawl(await browser.newPage());
  pages = all.filter(({ html, status }) => html !== '' && status === 200);
  indexable = pages.filter(
    ({ path, document: { canonicals, noindex } }) => !noindex && canonicals[0] === origin + path,
  );
});

/** What is wrong on any page, with the page. */
const faults = (check: (page: Crawled) => readonly string[]) =>
  pages.flatMap((page) => check(page).map((fault) => `${page.path}: ${fault}`));

test('no link from home on is broken, and none leads to a redirect', () => {
  console.log(`${pages.length} pages, ${indexable.length} indexable, ${all.length} addresses`);
  expect(pages.length).toBeGreaterThan(400);
  const broken = all.filter(({ status }) => status !== 200);
  expect(broken.map(({ path, status, from }) => ({ path, status, from: [...from] }))).toEqual([]);
});

test('every grade and spec answers 200 with its whole page, and is linked from its metal', () => {
  const published = (collection: string) =>
    records.filter((record) => record.collection === collection && record.status !== 'draft');
  const crawled = new Map(pages.map((page) => [page.path, page]));
  let count = 0;
  for (const { slug: metal, apiEndPoint, specsEndPoint } of metals)
    for (const [collection, kind] of [
      [apiEndPoint, 'grade'],
      [specsEndPoint, 'specs'],
    ] as const)
      for (const { slug, title } of published(collection)) {
        const path = `/inventory/${metal}/${kind}/${slug}/`;
        const { html = '', document, from } = crawled.get(path) ?? {};
        const heading = document?.headings.find(([level]) => level === 1)?.[1];
        expect(heading?.toLowerCase(), path).toContain(title.toLowerCase());
        expect(html.trimEnd(), path).toMatch(/<\/html>$/);
        if (kind === 'grade') expect([...(from ?? [])]).toContain(`/inventory/${metal}/`);
        count += 1;
      }
  expect(count).toBeGreaterThan(300);
});

test('every fragment has its place', () => {
  const ids = new Map(pages.map(({ path, document }) => [path, new Set(document.ids)]));
  expect(
    faults(({ path, document }) =>
      document.links.filter((link) => {
        const { pathname, hash, origin: host } = new URL(link, site() + path);
        return hash && host === new URL(site()).origin && !ids.get(pathname)?.has(hash.slice(1));
      }),
    ),
  ).toEqual([]);
});

test('every drawing that a page uses is on it', () => {
  const used = ({ html }: Crawled) => [...html.matchAll(/<use href="#([^"]+)"/g)];
  expect(pages.flatMap(used).length).toBeGreaterThan(400);
  expect(
    faults((page) =>
      used(page).flatMap(([, name = '']) => (page.document.ids.includes(name) ? [] : name)),
    ),
  ).toEqual([]);
});

test('each page names one canonical address, its own; only /inventory/ is another page’s double', () => {
  const astray = pages.filter(
    ({ path, document: { canonicals } }) =>
      canonicals.length !== 1 || canonicals[0] !== origin + path,
  );
  expect(astray.map(({ path, document: { canonicals } }) => [path, ...canonicals])).toEqual([
    ['/inventory/', `${origin}/inventory/titanium/`],
  ]);
});

test('no two pages share a title or a description', () => {
  for (const part of ['title', 'description'] as const) {
    const by = new Map<string, string[]>();
    for (const { path, document } of indexable)
      by.set(document[part], [...(by.get(document[part]) ?? []), path]);
    expect([...by].filter(([words, paths]) => words === '' || paths.length > 1)).toEqual([]);
  }
});

test('one h1 each, and no heading skips a level', () => {
  expect(
    faults(({ document: { headings } }) => [
      ...(headings.filter(([level]) => level === 1).length === 1 ? [] : ['not one h1']),
      ...headings
        .filter(([level], i) => i > 0 && level > headings[i - 1]![0] + 1)
        .map(([level, words]) => `h${level} "${words}"`),
    ]),
  ).toEqual([]);
});

/** What search engines require of a kind of structured data, or recommend. */
const requiredFacts: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url', 'address', 'contactPoint'],
  BreadcrumbList: ['itemListElement'],
  Service: ['name', 'provider'],
  DefinedTerm: ['name', 'description', 'inDefinedTermSet'],
  WebPage: ['name', 'url', 'isPartOf'],
};

test('the structured data is valid on every page, and no page claims a Product', () => {
  const kinds = new Set<string>();
  for (const { path, document } of pages)
    for (const facts of document.facts) {
      const read = JSON.parse(facts) as Record<string, unknown>;
      const kind = String(read['@type']);
      expect(read, path).toMatchObject({ '@context': 'https://schema.org' });
      for (const name of requiredFacts[kind] ?? [])
        expect(read[name], `${path}: ${name}`).toBeTruthy();
      kinds.add(kind);
    }
  expect([...kinds]).toEqual(expect.arrayContaining(Object.keys(requiredFacts)));
  expect(faults(({ html }) => html.match(/"@type":"Product"/g) ?? [])).toEqual([]);
  const without = pages.filter(({ document: { facts } }) => facts.length === 0);
  expect(without.map(({ path }) => path)).toEqual([]);
});

test('no entity is decoded too seldom or too often', () => {
  expect(
    faults(({ document: { title, description, words } }) =>
      [title, description, words].flatMap(
        (text) => text.match(/&(?:#\d+|#x[\da-f]+|amp|lt|gt|quot|nbsp);/gi) ?? [],
      ),
    ),
  ).toEqual([]);
});

test('the HTML is valid', { tag: '@rest' }, async () => {
  test.setTimeout(300_000);
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: { 'no-inline-style': 'off', 'long-title': 'off' },
  });
  const reports = await Promise.all(
    pages.map(async ({ path, html }) => ({ path, report: await validator.validateString(html) })),
  );
  const found = reports.flatMap(({ path, report }) =>
    report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => ({ path, ruleId, message, selector })),
    ),
  );
  const kinds = new Map(found.map((fault) => [`${fault.ruleId} ${fault.selector}`, fault]));
  expect([...kinds.values()].slice(0, 20)).toEqual([]);
});

test('the sitemap names exactly the indexable pages, grades and specs with the date they changed', async () => {
  const response = await fetch(`${site()}/sitemap.xml`);
  expect(response.headers.get('content-type')).toBe('application/xml');
  const named = [
    ...(await response.text()).matchAll(/<loc>(.+)<\/loc>(?:\s*<lastmod>(.+)<\/lastmod>)?/g),
  ];
  const paths = named.map(([, url]) => url!.replace(origin, '')).toSorted();
  expect(paths).toEqual(indexable.map(({ path }) => path).toSorted());
  for (const [, url, modified] of named)
    if (/\/(grade|specs)\//.test(url!))
      expect(modified).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
});

test(
  'every indexable page has its text, and the picture for sharing',
  { tag: '@rest' },
  async () => {
    test.setTimeout(300_000);
    for (const { path, document } of indexable) {
      const text = await fetch(document.text!.replace(origin, site()));
      expect(`${path} ${text.status} ${text.headers.get('content-type')}`).toBe(
        `${path} 200 text/markdown; charset=utf-8`,
      );
      expect(await text.text()).toMatch(/^# \S/);
    }
    const pictures = new Set(indexable.map(({ document }) => document.picture.join(' ')));
    expect(pictures).toEqual(new Set([`${origin}${sharePicture.url} ${sharePicture.alt}`]));
    const picture = await fetch(site() + sharePicture.url);
    expect(picture.headers.get('content-type')).toBe('image/png');
    const png = Buffer.from(await picture.arrayBuffer());
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
      sharePicture.width,
      sharePicture.height,
    ]);
  },
);
