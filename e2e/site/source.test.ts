/** @jest-environment node */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../machine/temporary-folder';
import { fingerprint, linkPackages } from './source';

/** Packages as npm installs them, with one of this version. */
function install(packages: string, version: string) {
  mkdirSync(join(packages, 'one'), { recursive: true });
  writeFileSync(join(packages, '.package-lock.json'), JSON.stringify({ one: version }));
  writeFileSync(join(packages, 'one', `${version}.js`), version);
}

test('a build is made again, and its packages are linked again, when a package has changed', () => {
  const [packages, folder] = [temporaryFolder('packages'), temporaryFolder('linked')];
  const has = (version: string) => existsSync(join(folder, 'node_modules/one', `${version}.js`));
  install(packages, '1.0.0');
  const before = fingerprint(packages);
  linkPackages(folder, packages);
  expect([has('1.0.0'), has('2.0.0'), fingerprint(packages) === before]).toEqual([
    true,
    false,
    true,
  ]);

  install(packages, '2.0.0');
  linkPackages(folder, packages);
  expect([has('2.0.0'), fingerprint(packages) === before]).toEqual([true, false]);
});

test('packages that have not changed are left as they are', () => {
  const [packages, folder] = [temporaryFolder('packages'), temporaryFolder('linked')];
  install(packages, '1.0.0');
  linkPackages(folder, packages);
  const marked = join(folder, 'node_modules/marked');
  writeFileSync(marked, 'x');
  linkPackages(folder, packages);
  expect(readFileSync(marked, 'utf8')).toBe('x');
});

test('packages that cannot be linked are an error that says why', () => {
  const packages = temporaryFolder('packages');
  install(packages, '1.0.0');
  expect(() => linkPackages(join(packages, 'no/such/folder'), packages)).toThrow(
    /could not be linked to .+: cp: /,
  );
});
