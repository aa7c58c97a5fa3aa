/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

interface Locked {
  version?: string;
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
  expect(
    named(({ integrity }) => integrity !== undefined && !integrity.startsWith('sha512-')),
  ).toEqual([]);
  expect(named(({ resolved = 'https:' }) => !resolved.startsWith('https:'))).toEqual([]);
});

test('a package that would run a script when installed is named, and may not', () => {
  const { allowScripts } = json('package.json') as { allowScripts: Record<string, boolean> };
  expect(named(({ hasInstallScript }) => hasInstallScript === true).toSorted()).toEqual(
    Object.keys(allowScripts).toSorted(),
  );
  expect(Object.values(allowScripts)).not.toContain(true);
});

// Whole: with `--omit dev` npm 11 also leaves out what a tool depends on as well, such as React and zod.
test('npm sbom lists every package that is locked, with its version', () => {
  const { status, stdout } = spawnSync(
    'npm',
    ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  expect(status).toBe(0);
  const { bomFormat, components } = JSON.parse(stdout) as {
    bomFormat: string;
    components: readonly { name: string; version: string }[];
  };
  expect(bomFormat).toBe('CycloneDX');
  const names = components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['next', 'react', 'zod', 'ioredis']));
  expect(components.filter(({ version }) => !version)).toEqual([]);
  console.log(`${components.length} components in the bill of materials`);
}, 60_000);
