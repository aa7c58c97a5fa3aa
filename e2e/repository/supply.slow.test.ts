/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Locked {
  /** The package's own name, where its folder has another. */
  name?: string;
  version?: string;
  integrity?: string;
  resolved?: string;
  optional?: boolean;
  hasInstallScript?: boolean;
}
const json = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as never;
const { packages } = json('package-lock.json') as { packages: Record<string, Locked> };
const locked = Object.entries(packages).filter(([folder]) => folder !== '');

const nameIn = (folder: string) => folder.replace(/^.*node_modules\//, '');
const named = (test: (each: Locked) => boolean) =>
  locked.filter(([, each]) => test(each)).map(([folder]) => nameIn(folder));

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

/** `allowScripts` is a setting of npm 11; npm 10, which Node 20 brings, runs every install script without this. */
test('no npm runs a script of a package that it installs', () => {
  const { stdout } = spawnSync('npm', ['config', 'get', 'ignore-scripts'], { encoding: 'utf8' });
  expect(stdout.trim()).toBe('true');
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
  const listed = new Set(components.map(({ name, version }) => `${name}@${version}`));
  // A package under another name (`"string-width-cjs": "npm:string-width@4"`) is listed under its own.
  const missing = locked.filter(
    ([folder, { name, version }]) =>
      !listed.has(`${name}@${version}`) && !listed.has(`${nameIn(folder)}@${version}`),
  );
  expect(missing.map(([folder]) => folder)).toEqual([]);
}, 60_000);
