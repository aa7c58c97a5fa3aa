/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sizes-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The module as a fresh process has it: a server, or with a folder of a build, its worker. */
async function freshProcess(settings: Record<string, string> = {}) {
  jest.resetModules();
  delete (globalThis as { cmsSizes?: unknown }).cmsSizes;
  process.env = {
    NODE_ENV: 'test',
    WORDPRESS_URL: 'https://cms.example.com',
    LAST_BUILD_FOLDER: folder,
    ...settings,
  };
  return import('./size');
}
const build = (settings: Record<string, string> = {}) =>
  freshProcess({ CMS_BUILD_FOLDER: folder, ...settings });

test.each([
  [0, 14, false],
  [1, 0, false],
  [2, 1, false],
  [3, 2, false],
  [3, 1, true],
  [4, 2, true],
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

test('a server compares with what it last believed, and believes nothing that shrank', async () => {
  const { checkSize } = await freshProcess();
  await checkSize('grades', 100);
  await checkSize('grades', 70);
  for (const again of [1, 2])
    await expect([again, checkSize('grades', 35)][1]).rejects.toThrow(
      'grades shrank from 70 to 35 readable records at once. If that is meant, build the site once with ALLOW_SHRUNKEN_COLLECTIONS=grades.',
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

test('meant, it is said once for a build, and believed from then on', async () => {
  await (await build()).checkSize('grades', 100);
  await (await build({ ALLOW_SHRUNKEN_COLLECTIONS: 'specs, grades' })).checkSize('grades', 50);
  await expect((await build()).checkSize('grades', 50)).resolves.toBeUndefined();
  await expect((await build()).checkSize('grades', 25)).rejects.toThrow('from 50 to 25');
});

test('what may be empty may shrink', async () => {
  await (await build()).checkSize('forms', 11);
  const { checkSize } = await build({ ALLOW_EMPTY_COLLECTIONS: '*' });
  await expect(checkSize('forms', 0)).resolves.toBeUndefined();
});

test('another WordPress is another matter, and the embedded sample leaves nothing', async () => {
  await (await build()).checkSize('grades', 100);
  await (await build({ WORDPRESS_URL: 'https://other.example' })).checkSize('grades', 3);
  await (await build({ WORDPRESS_URL: '' })).checkSize('grades', 1);
  expect(readdirSync(folder)).toHaveLength(2);
});
