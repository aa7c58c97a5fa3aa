import { expect, test } from '@playwright/test';
import { records } from '@/lib/cms/sample/records';
import type { Running } from '../site/process';
import { builtSite, startSite, type Build } from '../site/site';
import { startWordPress, type WordPress } from './wordpress';

let cms: WordPress;
let build: Build;
let site: Running;

test.describe.configure({ mode: 'serial', timeout: 300_000 });
test.beforeAll(async () => {
  cms = await startWordPress();
  await cms.load('former-fields.php');
  const env = { WORDPRESS_URL: cms.url, REVALIDATE_SECONDS: '2' };
  build = await builtSite('former-fields', env);
  site = await startSite(build.folder, env);
});
test.afterAll(async () => {
  await site?.stop();
  await cms?.stop();
});

const html = async (path: string) => {
  const response = await fetch(site.url + path);
  expect([path, response.status]).toEqual([path, 200]);
  return (await response.text()).replaceAll('<!-- -->', '');
};
const texts = (page: string, element: RegExp) =>
  [...page.matchAll(element)].map(([, text]) => text);
const headings = (page: string) => texts(page, /<h2 id="[^"]*">(.*?)<\/h2>/g);

test('a WordPress without the fields of engineers builds a page for every post', () => {
  const pages = Number(build.output.match(/\((\d+)\/\1\)/)?.[1]);
  const posts = records.filter(
    ({ collection, status }) => collection !== 'forms' && status !== 'draft',
  );
  expect(pages).toBeGreaterThan(posts.length);
});

test('its grades, specs and forms have what was filled in, and no heading or column of what is not there', async () => {
  const grade = await html('/inventory/titanium/grade/6al-4v/');
  expect(headings(grade)).toEqual(['Specifications', 'Chemistry', 'Forms', 'Request a quote']);
  expect(texts(grade, /<th scope="col"[^>]*>(.*?)<\/th>/g)).toEqual([
    'Specification',
    'Forms covered',
    'Element',
    'Min',
    'Max',
  ]);
  const spec = await html('/inventory/titanium/specs/ams-4928/');
  expect(headings(spec)).toEqual([
    'Grades to AMS 4928',
    'Related specifications',
    'Request a quote',
  ]);
  expect(headings(await html('/inventory/titanium/form/round-bar/'))).not.toContain('Stock sizes');
  const crossReference = await html('/cross-reference/');
  expect(crossReference).toContain('href="/inventory/titanium/specs/ams-4928/"');
  expect(crossReference).not.toContain('id="equivalents"');
  for (const page of [grade, spec, crossReference, await html('/find-by-property/')])
    expect(page).not.toMatch(/†|check the current revision|status not checked|>undefined<|\bNaN\b/);
});
