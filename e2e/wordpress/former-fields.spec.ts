import { spawnSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { records } from '@/lib/cms/sample/records';
import { startBuiltSite, type BuiltSite } from '../site/start-site';
import { startWordPress, type WordPress } from '../real-wordpress/wordpress';

let cms: WordPress;
let site: BuiltSite;

test.describe.configure({ mode: 'serial', timeout: 300_000 });
test.beforeAll(async () => {
  cms = await startWordPress();
  await cms.load('former-fields.php');
  site = await startBuiltSite('former-fields', { WORDPRESS_URL: cms.url, REVALIDATE_SECONDS: '2' });
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
const soon = { timeout: 25_000, intervals: [500] };
const headings = (page: string) => texts(page, /<h2 id="[^"]*">(.*?)<\/h2>/g);

test('a WordPress without the fields of engineers builds a page for every post', () => {
  const pages = Number(site.build.output.match(/\((\d+)\/\1\)/)?.[1]);
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
    'Forms supplied',
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
  expect(headings(await html('/inventory/titanium/form/round-bar/'))).not.toContain(
    'Sizes and lead times',
  );
  const crossReference = await html('/cross-reference/');
  expect(crossReference).toContain('href="/inventory/titanium/specs/ams-4928/"');
  expect(crossReference).not.toContain('id="equivalents"');
  for (const page of [grade, spec, crossReference, await html('/find-by-property/')])
    expect(page).not.toMatch(
      /†|check the current revision|we confirm the revision|>undefined<|\bNaN\b/,
    );
});

test('of a grade with half of its fields malformed the others stand; log and report name post, field and edit link', async () => {
  const path = '/inventory/titanium/grade/6al-4v/';
  await cms.load('malformed-fields.php');
  await expect
    .poll(async () => headings(await html(path)), soon)
    .toEqual([
      'Specifications',
      'Sizes and lead times',
      'Heat treatments and minimums†',
      'Chemistry',
      'Physical properties',
      'Forms',
      'Request a quote',
    ]);
  expect(await html(path)).not.toMatch(/\[object|>undefined<|\bNaN\b|see below/);
  await expect
    .poll(async () => headings(await html('/inventory/titanium/grade/cp-grade-2/')), soon)
    .toContain('Equivalents†');

  const { status, stdout } = spawnSync('npm', ['run', '--silent', 'content:report'], {
    env: { ...process.env, WORDPRESS_URL: cms.url },
    encoding: 'utf8',
  });
  const { id } = (await cms.find('titanium_grades', '6al-4v'))!;
  const post = `titanium_grades "6al-4v"`;
  const edit = `Left out. Edit: ${cms.url}/wp-admin/post.php?post=${id}&action=edit`;
  const logged = site.output().replaceAll('\\"', '"'); // a record is JSON
  for (const [field, message] of [
    ['chemistry_spec', 'expected a text or a number'],
    ['mechanical_properties', 'expected a group of fields'],
    ['equivalents', 'expected a group of fields'],
    ['modulus_msi', 'expected a text or a number'],
  ]) {
    expect(stdout).toContain(`✗ ${post}: acf.${field}: ${message}. ${edit}\n`);
    expect(logged).toContain(`${post} (post ${id}): acf.${field}: ${message}. ${edit}`);
  }
  expect([status, stdout]).toEqual([1, expect.stringContaining('that make no sense: 9\n')]);
});
