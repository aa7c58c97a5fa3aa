import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { records } from '../../lib/cms/sample/records';
import type { SeedRecord } from '../../lib/cms/sample/record';
import { startFakeCms, type FakeCms } from '../fake-cms/server';
import type { Running } from '../site/process';
import { builtWith, startSite } from '../site/site';
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

const readme = readFileSync('README.md', 'utf8');
let cms: FakeCms;
let site: Running;

test.beforeAll(async () => {
  cms = await startFakeCms({
    records: [...records, ...written],
    collections: ['magnesium_grades', 'magnesium_specs'],
  });
  const env = { WORDPRESS_URL: cms.url };
  const { folder } = await builtWith(
    'added',
    (copy) => additions.forEach((one) => add(one, copy)),
    env,
  );
  site = await startSite(folder, env);
});

test.afterAll(async () => {
  await site?.stop();
  await cms?.stop();
});

for (const { row, edits } of additions)
  test(`to add ${row}, only what the README names is touched`, () => {
    const line = readme.split('\n').find((text) => text.startsWith(`| ${row} `)) ?? '';
    const named = [...line.matchAll(/`([\w./-]+)`/g)].map(([, path]) => path!);
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

test('a ninth calculator has its page, its worked example and its place among the tools', async () => {
  await shows(
    '/tools/pressure-conversion/',
    'Pressure Conversion',
    '896.318',
    'Pascals in each unit',
  );
  await shows('/tools/conversion/', '/tools/pressure-conversion/');
});

test('a redirect takes one hop, query kept', async () => {
  const answer = await fetch(`${site.url}/metal-prices?from=mail`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([
    308,
    expect.stringMatching(/\/product-line-card\/\?from=mail$/),
  ]);
});

test('a tenth kind of section stands where an editor uses it', async () => {
  await shows('/buyers-say/', 'On time, every time', 'Said by');
});
