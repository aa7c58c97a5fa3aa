/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Locked {
  integrity?: string;
  resolved?: string;
  optional?: boolean;
  hasInstallScript?: boolean;
}
const json = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as never;
const { packages } = json('package-lock.json') as { packages: Record<string, Locked> };
const locked = Object.entries(packages).filter(([folder]) => folder !== '');
const named = (test: (each: Locked) => boolean) =>
  locked
    .filter(([, each]) => test(each))
    .map(([folder]) => folder.replace(/^.*node_modules\//, ''));

test('every package is locked to its bytes, or is an optional one of another platform', () => {
  expect(locked.length).toBeGreaterThan(500);
  expect(named(({ integrity, optional }) => !integrity && !optional)).toEqual([]);
  expect(named(({ integrity = 'sha512-' }) => !integrity.startsWith('sha512-'))).toEqual([]);
  expect(named(({ resolved = 'https:' }) => !resolved.startsWith('https:'))).toEqual([]);
});

test('a package that would run a script when installed is named, and may not', () => {
  const { allowScripts } = json('package.json') as { allowScripts: Record<string, boolean> };
  const running = named(({ hasInstallScript }) => hasInstallScript === true);
  expect(running.toSorted()).toEqual(Object.keys(allowScripts).toSorted());
  expect(Object.values(allowScripts)).not.toContain(true);
  // `allowScripts` is a setting of npm 11; npm 10, which Node 20 brings, reads this one.
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts *= *true$/m);
});

test('an action that CI uses is pinned to its commit', () => {
  const workflows = readdirSync('.github/workflows').map((name) =>
    readFileSync(join('.github/workflows', name), 'utf8'),
  );
  const used = workflows.flatMap((text) =>
    [...text.matchAll(/uses: (\S+)/g)].map(([, use]) => use!),
  );
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((use) => !/@[0-9a-f]{40}$/.test(use))).toEqual([]);
});
