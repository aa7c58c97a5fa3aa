/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { installedNext, testedWith, versionWarnings } from './tested-with';

test('package.json pins the version that the seams were tested with', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: { next: string };
  };
  expect([dependencies.next, installedNext(process.cwd())]).toEqual([testedWith, testedWith]);
});

test('another version than the tested one gives a warning', () => {
  expect(versionWarnings(testedWith)).toEqual([]);
  expect(versionWarnings('16.5.0')).toEqual([
    `Next 16.5.0 is installed, but this site was tested with ${testedWith} (docs/seams.md): run npm ci.`,
  ]);
});
