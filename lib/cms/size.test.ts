/** @jest-environment node */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@/e2e/machine/temporary-folder';
import { siteState } from '@/lib/runtime/once-per-process.cjs';
import * as zod from 'zod';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder('sizes');
});

/** The module as a fresh process has it: a server, or with a folder of a build, its worker. */
async function freshProcess(settings: Record<string, string> = {}) {
  jest.resetModules();
  jest.doMock('zod', () => zod); // it keeps nothing, and takes long to load
  for (const name of ['cms sizes', 'cms announcements']) siteState.delete(name);
  process.env = {
    NODE_ENV: 'test',
    WORDPRESS_URL: 'https://cms.example.com',
    LAST_BUILD_FOLDER: folder,
    ...settings,
  };
  return import('./size');
}
const server = (settings: Record<string, string> = {}) =>
  freshProcess({
    NEXT_RUNTIME: 'nodejs',
    NODE_ENV: 'production',
    SITE_URL: 'https://www.example.com',
    PORT: '3000',
    ...settings,
  });
const build = (settings: Record<string, string> = {}) =>
  freshProcess({ CMS_BUILD_FOLDER: folder, ...settings });

test.each([
  [0, 14, false],
  [1, 0, false],
  [2, 1, false],
  [3, 2, false],
  [3, 1, false],
  [3, 0, true],
  [4, 2, false],
  [4, 1, true],
  [6, 4, false],
  [14, 10, false],
  [14, 9, true],
  [100, 67, false],
  [100, 66, true],
  [100, 400, false],
])('from %d to %d records: shrunk? %s', async (before, now, shrunk) => {
  const { hasShrunk } = await freshProcess();
  expect(hasShrunk(before, now)).toBe(shrunk);
});

test('a server compares a count with the last one that it accepted, and accepts none that shrank', async () => {
  const { checkSize } = await freshProcess();
  await checkSize('grades', 100);
  await checkSize('grades', 70);
  for (const again of [1, 2])
    await expect([again, checkSize('grades', 35)][1]).rejects.toThrow(
      'grades shrank from 70 to 35 readable records at once. If that is meant, build the site with ALLOW_SHRUNKEN_COLLECTIONS=grades.',
    );
  await expect(checkSize('grades', 0)).rejects.toThrow('grades is empty.');
  await checkSize('grades', 71);
  await checkSize('specs', 3);
});

test('a build compares with the last build, and a server that has just started with its own', async () => {
  await (await build()).checkSize('grades', 100);
  await expect((await build()).checkSize('grades', 50)).rejects.toThrow('shrank from 100 to 50');
  await expect((await freshProcess()).checkSize('grades', 50)).rejects.toThrow('from 100 to 50');
});

test('a size that ALLOW_SHRUNKEN_COLLECTIONS accepted at a build becomes the baseline', async () => {
  await (await build()).checkSize('grades', 100);
  await (await build({ ALLOW_SHRUNKEN_COLLECTIONS: 'specs, grades' })).checkSize('grades', 50);
  await expect((await build()).checkSize('grades', 50)).resolves.toBeUndefined();
  await expect((await build()).checkSize('grades', 25)).rejects.toThrow('from 50 to 25');
});

test('a collection that one build was allowed to find empty is not allowed to the next', async () => {
  await (await build({ ALLOW_EMPTY_COLLECTIONS: 'forms' })).checkSize('forms', 0);
  await expect((await build()).checkSize('forms', 0)).rejects.toThrow('forms is empty.');
});

test('ALLOW_EMPTY_COLLECTIONS exempts an empty collection alone', async () => {
  await (await build()).checkSize('grades', 100, fields(100, 100));
  const { checkSize } = await server({ ALLOW_EMPTY_COLLECTIONS: '*' });
  await checkSize('forms', 0);
  await expect(checkSize('grades', 0)).rejects.toThrow('grades shrank from 100 to 0');
  await expect(checkSize('grades', 50)).rejects.toThrow('grades shrank from 100 to 50');
  await expect(checkSize('grades', 100, fields(0, 100))).rejects.toThrow('grades lost');
});

test('a running server takes no exception from ALLOW_SHRUNKEN_COLLECTIONS', async () => {
  const { checkSize } = await server({ ALLOW_SHRUNKEN_COLLECTIONS: '*' });
  await checkSize('grades', 100);
  await expect(checkSize('grades', 50)).rejects.toThrow('shrank from 100 to 50');
});

test('a deletion that a running server accepted stays accepted after a restart', async () => {
  await (await build()).checkSize('forms', 9);
  const { announceChange, checkSize } = await server();
  for (const slug of ['a', 'b', 'c', 'd']) announceChange('forms', slug, 'gone');
  await checkSize('forms', 5);
  await expect((await server()).checkSize('forms', 5)).resolves.toBeUndefined();
  await expect((await build()).checkSize('forms', 5)).resolves.toBeUndefined();
});

test('what editors delete in small steps over months is no outage at the next build', async () => {
  await (await build()).checkSize('grades', 100);
  const { checkSize } = await server();
  for (const records of [80, 60, 45]) await checkSize('grades', records);
  await expect((await build()).checkSize('grades', 40)).resolves.toBeUndefined();
});

test('a server that may not write its counts goes on, and logs it', async () => {
  const logged = jest.spyOn(console, 'warn').mockImplementation(() => {});
  writeFileSync(join(folder, 'file'), '');
  const { checkSize } = await server({ LAST_BUILD_FOLDER: join(folder, 'file') });
  await expect(checkSize('forms', 9)).resolves.toBeUndefined();
  expect(logged).toHaveBeenCalledTimes(1);
});

test.each([1, 2, 14])(
  '%d records that have no custom fields any more are an outage',
  async (count) => {
    const counts = (filled: number) => ({ 'custom fields': { of: count, filled } });
    await (await build()).checkSize('grades', count, counts(count));
    const { checkSize } = await server();
    await expect(checkSize('grades', count, counts(0))).rejects.toThrow(
      'ACF is off: no record of grades has custom fields any more.',
    );
    await checkSize('grades', count, counts(1));
  },
);

test('a deletion that a webhook announced to another process of the folder is accepted', async () => {
  const [here, other] = [await server(), await server()];
  for (const each of [here, other]) await each.checkSize('forms', 9);
  for (const slug of ['billet', 'coil', 'ring', 'wire'])
    other.announceChange('forms', slug, 'gone');
  await expect(here.checkSize('forms', 5)).rejects.toThrow('shrank from 9 to 5');
  await other.checkSize('forms', 5);
  await here.checkSize('forms', 5);
});

test('each WordPress has a baseline of its own, and the embedded sample has none', async () => {
  await (await build()).checkSize('grades', 100);
  await (await build({ WORDPRESS_URL: 'https://other.example' })).checkSize('grades', 3);
  await (await build({ WORDPRESS_URL: '' })).checkSize('grades', 1);
  expect(readdirSync(folder)).toHaveLength(2);
});

const fields = (filled: number, of = 14) => ({ 'acf.chemistry': { of, filled } });

test.each([
  ['from all', [14, 0], true],
  ['from most', [8, 0], true],
  ['from nearly all', [14, 1], true],
  ['from some that had it', [6, 0], false],
  ['from many, but not nearly all', [14, 3], false],
  ['where two had it', [2, 0, 2], false],
  ['where three had it', [3, 0, 3], true],
] as const)('a field that is gone %s: %j an outage: %s', async (_, [before, now, of], outage) => {
  const { checkSize } = await freshProcess();
  await checkSize('grades', 14, fields(before, of));
  const again = checkSize('grades', 14, fields(now, of)).then(
    () => null,
    (error: Error) => error.message,
  );
  expect(await again).toBe(
    outage
      ? `grades lost acf.chemistry (in ${before} records, now in ${now}) at once: is the plugin of its fields active, and "Show in REST API" on? If that is meant, build the site with ALLOW_SHRUNKEN_COLLECTIONS=grades.`
      : null,
  );
});

test('fields are compared with the last build, and allowed for one', async () => {
  await (await build()).checkSize('grades', 14, fields(14));
  await expect((await build()).checkSize('grades', 14, fields(0))).rejects.toThrow('acf.chemistry');
  await expect((await freshProcess()).checkSize('grades', 14)).rejects.toThrow('acf.chemistry');
  const allowing = await build({ ALLOW_SHRUNKEN_COLLECTIONS: 'grades' });
  await allowing.checkSize('grades', 14, fields(0));
  await expect((await build()).checkSize('grades', 14, fields(0))).resolves.toBeUndefined();
});

test('a loss that a webhook announced by name is accepted, once', async () => {
  const { announceChange, checkSize } = await freshProcess();
  await checkSize('grades', 10, fields(10));
  for (let i = 0; i < 6; i += 1) announceChange('grades', `grade-${i}`, 'gone');
  await checkSize('grades', 4, fields(4));
  await expect(checkSize('grades', 1, fields(1))).rejects.toThrow('shrank from 4 to 1');
  for (const slug of ['a', 'b', 'c', 'd']) announceChange('grades', slug, 'changed');
  await checkSize('grades', 4, fields(0));
});

test('a collection whose last record was announced as deleted is empty, and stays so', async () => {
  const { announceChange, checkSize } = await freshProcess();
  await checkSize('grades', 1);
  await expect(checkSize('grades', 0)).rejects.toThrow('grades is empty.');
  announceChange('grades', 'a', 'gone');
  await checkSize('grades', 0);
  await checkSize('grades', 0);
});
