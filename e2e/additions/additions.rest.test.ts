/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { copySource } from '../site/source';
import { additions } from './additions';
import { add } from './scratch-copy';

const folder = mkdtempSync(join(tmpdir(), 'additions-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a package's command in the copy. */
function run(command: string, ...options: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join('node_modules', command), ...options],
    { cwd: folder, encoding: 'utf8' },
  );
  return { status, printed: stdout + stderr };
}

test('the site with every addition type-checks', () => {
  copySource(folder);
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  additions.forEach((one) => add(one, folder));
  // Unit tests import from `e2e/`, which is not copied.
  writeFileSync(
    join(folder, 'tsconfig.site.json'),
    JSON.stringify({
      extends: './tsconfig.json',
      include: ['*.ts', '.next/types', 'app', 'components', 'content-schemas', 'lib'],
      exclude: ['**/*.test.*'],
    }),
  );
  expect(run('next/dist/bin/next', 'typegen')).toMatchObject({ status: 0 });
  expect(run('typescript/lib/tsc.js', '-p', 'tsconfig.site.json')).toEqual({
    status: 0,
    printed: '',
  });
}, 120_000);
