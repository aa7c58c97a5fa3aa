/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'kept-'));
let pagesShowing: typeof import('./pages-showing').pagesShowing;
beforeAll(async () => {
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
  ({ pagesShowing } = await import('./pages-showing'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function keep(file: string, ...tags: string[]) {
  const path = join(folder, '.next/server', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify({ headers: { 'x-next-cache-tags': tags.join(',') } }));
}

test('no page is kept where there is no build', async () => {
  expect(await pagesShowing(['menu'])).toEqual([]);
});

test('pages are found by what they show, the ones made since before those of the build', async () => {
  keep('app/index.meta', 'menu', 'forms');
  keep('app/inventory/nickel.meta', 'menu', 'nickel_grades');
  keep('app/inventory/titanium.meta', 'menu', 'titanium_grades');
  keep('route-cache/APP_PAGE/9fe/$/inventory/titanium.meta', 'menu', 'titanium_specs');
  keep('app/favicon.meta');

  expect(await pagesShowing(['menu'])).toEqual(['/', '/inventory/nickel/', '/inventory/titanium/']);
  expect(await pagesShowing(['titanium_grades'])).toEqual([]);
  expect(await pagesShowing(['titanium_specs', 'nickel_grades'])).toEqual([
    '/inventory/nickel/',
    '/inventory/titanium/',
  ]);
  expect(await pagesShowing(['titanium'])).toEqual([]);
});

test('a file has no slash', async () => {
  keep('app/sitemap.xml.meta', 'pages');
  expect(await pagesShowing(['pages'])).toEqual(['/sitemap.xml']);
});

test('a page that is being written may show anything', async () => {
  keep('app/services.meta', 'pages');
  writeFileSync(join(folder, '.next/server/app/services.meta'), '{"headers":{"x-next-c');
  expect(await pagesShowing(['no such tag'])).toEqual(['/services/']);
});
