import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Locator } from '@playwright/test';
import { records } from '../../lib/cms/sample/records';
import type { SeedRecord } from '../../lib/cms/sample/record';
import { startFakeCms, type FakeCms } from '../fake-cms/server';
import type { Running } from '../site/process';
import { builtWith } from '../site/build';
import { startSite } from '../site/start-site';
import { additions } from './additions';
import { add } from './scratch-copy';

const post = (collection: string, slug: string, title: string): SeedRecord => ({
  collection,
  slug,
  title,
  content: `<p>${title} in stock.</p>`,
});

/** What editors would write for the sixth metal, and a page with the tenth kind of section. */
const written: readonly SeedRecord[] = [
  post('magnesium_specs', 'ams-4439', 'AMS 4439'),
  {
    ...post('magnesium_grades', 'ze41a', 'ZE41A'),
    acf: {
      uns: 'M16410',
      magnetism: 'Not magnetic',
      'specs-magnesium': [
        {
          magnesium_spec_links: { $post: 'magnesium_specs/ams-4439' },
          form: [{ $post: 'forms/plate' }],
        },
      ],
    },
  },
  {
    ...post('pages', 'buyers-say', 'Buyers say'),
    template: 'flexibleLayout.php',
    acf: {
      sidebar: false,
      flexibleLayoutDanzerscript: [
        { acf_fc_layout: 'quotation', sectionTitle: 'On time, every time', saidBy: 'A buyer' },
      ],
    },
  },
];

const sections = readFileSync('docs/adding.md', 'utf8').split(/^## /m);
let cms: FakeCms;
let site: Running;
let folder: string;

test.beforeAll(async () => {
  cms = await startFakeCms({
    records: [...records, ...written],
    collections: ['magnesium_grades', 'magnesium_specs'],
  });
  const env = { WORDPRESS_URL: cms.url };
  ({ folder } = await builtWith(
    'with additions', // a folder with a space in its name, as somebody's checkout may have
    (copy) => additions.forEach((one) => add(one, copy)),
    env,
  ));
  site = await startSite(folder, env);
});

test.afterAll(async () => {
  await site?.stop();
  await cms?.stop();
});

for (const { row, edits } of additions)
  test(`to add ${row}, only what docs/adding.md names is touched`, () => {
    const section = sections.find((text) => text.toLowerCase().startsWith(`${row}\n`)) ?? '';
    const named = [...section.matchAll(/`([\w./-]+)`/g)].map(([, path]) => path!);
    for (const { file } of edits)
      expect(
        named.some((path) => file.startsWith(path) || file.endsWith(`/${path}`)),
        file,
      ).toBe(true);
  });

const shows = async (path: string, ...words: string[]) => {
  const response = await fetch(site.url + path);
  expect(response.status, path).toBe(200);
  const html = await response.text();
  for (const word of words) expect(html, path).toContain(word);
};

test('a sixth metal has its tile, pages, trail, search and place in the sitemap', async () => {
  await shows('/', '/inventory/magnesium/');
  await shows('/inventory/magnesium/', 'Magnesium Supplier | View Inventory', 'ZE41A', 'AMS 4439');
  await shows(
    '/inventory/magnesium/grade/ze41a/',
    'M16410',
    'Plate',
    'href="/inventory/magnesium/"',
  );
  await shows('/inventory/magnesium/specs/ams-4439/', 'ZE41A');
  await shows('/inventory/magnesium/form/plate/', 'ZE41A');
  await shows('/search/inventory.json', 'ze41a');
  await shows('/sitemap/', '/inventory/magnesium/');
});

test('a field of a grade is read from WordPress and shown', async () => {
  await shows('/inventory/magnesium/grade/ze41a/', 'Magnetism', 'Not magnetic');
});

/** The cells of a list as they are drawn, and the list they stand in. */
const cellsOf = (list: Locator) =>
  list.evaluate((element) => {
    const box = (of: Element) => {
      const { left, right, top, bottom } = of.getBoundingClientRect();
      return { left, right, top, bottom };
    };
    return { ground: box(element), cells: [...element.children].map(box) };
  });

for (const width of [390, 700, 1000, 1280, 1920])
  test(`six metals fill their tiles and tabs at ${width} px, alike in height, nothing bare`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const [path, name] of [
      ['/', 'Titanium'],
      ['/inventory/magnesium/', 'Titanium'],
    ] as const) {
      await page.goto(site.url + path);
      const list = page.locator('main ul', { has: page.locator('li > a', { hasText: name }) });
      const { ground, cells } = await cellsOf(list.first());
      expect(cells).toHaveLength(6);
      const tops = new Set(cells.map(({ top }) => Math.round(top)));
      const rows = [...tops].map((at) => cells.filter(({ top }) => Math.round(top) === at));
      const heights = cells.map(({ top, bottom }) => bottom - top);
      expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(1.5);
      // Six fill rows of one length: no cell stands alone where others stand together.
      expect(new Set(rows.map((row) => row.length)).size).toBe(1);
      for (const row of rows) {
        expect(row[0]!.left - ground.left).toBeLessThan(2);
        expect(ground.right - row.at(-1)!.right).toBeLessThan(2);
        for (const [i, cell] of row.slice(1).entries()) {
          const gap = cell.left - row[i]!.right;
          expect(gap).toBeGreaterThanOrEqual(0);
          expect(gap).toBeLessThan(2);
        }
      }
      const overflow = () => document.documentElement.scrollWidth - innerWidth;
      expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
      await page.screenshot({
        path: `test-results/looks/six-metals/${path === '/' ? 'tiles' : 'tabs'}-${width}.png`,
      });
    }
  });

test('titles, footer and structured data name the sixth metal', async () => {
  await shows('/', 'nickel, cobalt and magnesium for aerospace');
  await shows('/services/', 'nickel, cobalt and magnesium from');
  const html = await (await fetch(`${site.url}/contact/`)).text();
  const footer = html.slice(html.indexOf('<footer'));
  expect(footer).toContain('cobalt and magnesium');
});

test('with the files that docs/adding.md names, the unit tests of sample, metals, routing and calculators pass', () => {
  test.setTimeout(180_000);
  cpSync('e2e/site/any-text.ts', join(folder, 'e2e/site/any-text.ts')); // which the calculators' tests import
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      'node_modules/jest/bin/jest.js',
      'lib/cms/sample',
      'ops/wordpress-plugin/acf-fields',
      'lib/calculators/calculators',
      'components/calculator/guide',
      'lib/content/home',
      'lib/routing',
      'components/inventory',
      'components/tokens',
    ],
    { cwd: folder, encoding: 'utf8' },
  );
  expect(status, stderr).toBe(0);
});

test('a ninth calculator has its page, its worked example and its place among the tools', async () => {
  await shows(
    '/tools/pressure-conversion/',
    'Pressure Conversion',
    '896.318',
    'Pascals in each unit',
  );
  await shows('/tools/conversion/', '/tools/pressure-conversion/');
});

for (const [path, target] of [
  ['/metal-prices?from=mail', '/product-line-card/?from=mail'],
  ['/magnesium_grades/ze41a/', '/inventory/magnesium/grade/ze41a/'],
] as const)
  test(`${path} leads to ${target} in one hop`, async () => {
    const answer = await fetch(site.url + path, { redirect: 'manual' });
    const location = new URL(answer.headers.get('location') ?? '', site.url);
    expect([answer.status, location.pathname + location.search]).toEqual([308, target]);
  });

test('a tenth kind of section stands where an editor uses it', async () => {
  await shows('/buyers-say/', 'On time, every time', 'Said by');
});
