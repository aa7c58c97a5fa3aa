/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { findFirefox } from './browsers';

const machine = mkdtempSync(join(tmpdir(), 'browsers-'));
const { PATH, E2E_FIREFOX } = process.env;
beforeAll(() => {
  delete process.env.E2E_FIREFOX;
});
afterAll(() => {
  Object.assign(process.env, { PATH }, E2E_FIREFOX && { E2E_FIREFOX });
  rmSync(machine, { recursive: true });
});

/** A folder of programs with a link to a Firefox of this release, as Debian places them; without a release a wrapper. */
function programs(release: string | null): string {
  const folder = join(machine, release ?? 'wrapper');
  mkdirSync(join(folder, 'lib'), { recursive: true });
  writeFileSync(join(folder, 'lib/firefox-esr'), '');
  if (release)
    writeFileSync(join(folder, 'lib/application.ini'), `[App]\nName=Firefox\nVersion=${release}\n`);
  symlinkSync('lib/firefox-esr', join(folder, 'firefox-esr'));
  return folder;
}

test('an installed Firefox that Playwright cannot drive counts as none', () => {
  const [old, recent, wrapper] = [programs('140.9.0'), programs('153.8.0'), programs(null)];
  const found: readonly (readonly [readonly string[], string | null])[] = [
    [[old], null],
    [[recent], join(recent, 'firefox-esr')],
    [[old, recent], join(recent, 'firefox-esr')],
    [[wrapper], join(wrapper, 'firefox-esr')],
  ];
  for (const [folders, expected] of found) {
    process.env.PATH = folders.join(delimiter);
    expect(findFirefox()).toBe(expected);
  }
});
