/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { promises } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Entry } from '../next/cached-page.cjs';
import { listPages, readPage, removeParts, writePage } from './page-files.cjs';

const key = '/route-cache/APP_PAGE/9fe/$/inventory/nickel';
const entry = (html: string, tags = 'menu'): Entry => ({
  value: { kind: 'APP_PAGE', html, headers: { 'x-next-cache-tags': tags }, status: 200 },
  lastModified: 1_700_000_000_000,
  cacheControl: { revalidate: 900, expire: 31_536_000 },
});

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'files-'))));
afterEach(() => rmSync(folder, { recursive: true }));
const files = () => readdirSync(join(folder, 'stored-pages'));
const html = async () => ((await readPage(folder, key))!.value as { html: string }).html;

test('a page is read back with its date and its cache control', async () => {
  await writePage(folder, key, entry('é\u2028'));
  expect(await readPage(folder, key)).toMatchObject(entry('é\u2028'));
  expect(await readPage(folder, `${key}/x`)).toBeNull();
});

test('a file is written, by several at once too', async () => {
  await Promise.all(['one', 'two', 'three'].map((each) => writePage(folder, key, entry(each))));
  expect(['one', 'two', 'three']).toContain(await html());
  expect(files()).toHaveLength(1);
});

test('a write that ends early, as on a full disk, leaves the last page and no part', async () => {
  await writePage(folder, key, entry('the last page'));
  const { writeFile } = promises;
  jest.spyOn(promises, 'writeFile').mockImplementation(async (path, data) => {
    await writeFile(path, (data as Buffer).subarray(0, 4));
    throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
  });
  await expect(writePage(folder, key, entry('the next page'))).rejects.toThrow('no space left');
  expect(await html()).toBe('the last page');
  expect(files()).toHaveLength(1);
});

test('the stored pages are listed with their tags, however many', async () => {
  const many = Array.from({ length: 2000 }, (_, i) => `titanium_grades/${i}`);
  await writePage(folder, key, entry('x'.repeat(100_000), 'menu,forms'));
  await writePage(folder, '/route-cache/APP_ROUTE/9fe/$/sitemap.xml', entry('', many.join(',')));
  await writePage(folder, '/route-cache/APP_PAGE/9fe/$/index', entry('', ''));
  writeFileSync(join(folder, 'stored-pages/damaged.page'), 'x');
  expect(new Map(await listPages(folder))).toEqual(
    new Map<string, string[]>([
      ['/inventory/nickel/', ['menu', 'forms']],
      ['/sitemap.xml', many],
      ['/', []],
    ]),
  );
});

test('half-written files of a killed process are removed at the start, those being written are not', async () => {
  const kept = join(folder, 'stored-pages');
  mkdirSync(kept);
  const anHourAgo = new Date(Date.now() - 3_600_000);
  for (const name of ['a.page', 'a.page.1.part', 'b.page.2.part'])
    writeFileSync(join(kept, name), 'x');
  for (const name of ['a.page', 'a.page.1.part'])
    utimesSync(join(kept, name), anHourAgo, anHourAgo);
  await removeParts(folder);
  expect(files().toSorted()).toEqual(['a.page', 'b.page.2.part']);
});
