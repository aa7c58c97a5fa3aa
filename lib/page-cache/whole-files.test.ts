/** @jest-environment node */
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import { wholeFiles } from './whole-files.cjs';

const folder = mkdtempSync(join(tmpdir(), 'whole-'));
const page = join(folder, 'page.html');
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => writeFileSync(page, 'the last page'));

test('a file is written, by several at once too', async () => {
  const fs = wholeFiles(nodeFs);
  await Promise.all(['one', 'two', 'three'].map((text) => fs.writeFile(page, text)));
  expect(['one', 'two', 'three']).toContain(readFileSync(page, 'utf8'));
  expect(readdirSync(folder)).toEqual(['page.html']);
});

test('one that is not written to its end leaves the last', async () => {
  const killed = wholeFiles({
    ...nodeFs,
    async writeFile(path: string, data: string) {
      await writeFile(path, data.slice(0, 4));
      throw new Error('killed');
    },
  });
  await expect(killed.writeFile(page, 'the next page')).rejects.toThrow('killed');
  expect(readFileSync(page, 'utf8')).toBe('the last page');
});
