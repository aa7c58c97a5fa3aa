/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readEnv } from '@/lib/runtime/env';
import { collections } from '@/lib/content/collections';
import { collectionNames, describeSettings, findFaults } from './check-settings';

const wordPress = 'https://cms.example.net';
const site = 'https://www.example.net';

/** A release as a build leaves it, and beside it a folder that outlives it. */
let release: string;
let kept: string;
beforeEach(() => {
  const root = mkdtempSync(join(tmpdir(), 'settings-'));
  [release, kept] = [join(root, 'release'), join(root, 'kept')];
  for (const folder of [join(release, '.next'), kept]) mkdirSync(folder, { recursive: true });
  cpSync('public/seals', join(release, 'public/seals'), { recursive: true });
  made({ WORDPRESS_URL: null, SITE_URL: 'http://localhost:3000' });
});
afterEach(() => rmSync(resolve(release, '..'), { recursive: true }));

const made = (record: object) =>
  writeFileSync(join(release, '.next/built-with.json'), JSON.stringify(record));

const find = (settings: Record<string, string>, command: 'build' | 'start' = 'start') =>
  findFaults(readEnv(settings), command, release, 'SITE_URL' in settings);

/** Settings of a production start that nothing is wrong with but the sample's facts. */
const right = () => ({
  WORDPRESS_URL: wordPress,
  SITE_URL: site,
  QUOTE_FOLDER: join(kept, 'quotes'),
  LAST_BUILD_FOLDER: join(kept, 'last-build'),
});

test('the embedded sample needs no setting', () => {
  expect(find({})).toEqual({ faults: [], trials: [] });
  expect(find({}, 'build')).toEqual({ faults: [], trials: [] });
});

test('a start without a build is refused', () => {
  rmSync(join(release, '.next'), { recursive: true });
  expect(find({}).faults).toEqual(['There is no finished build here: run npm run build first.']);
});

test('a start with other settings than the build is refused by name', () => {
  made({ WORDPRESS_URL: wordPress, SITE_URL: site });
  expect(find({}).trials).toEqual([
    `WORDPRESS_URL is not set, but the build was made from ${wordPress}: start with the settings of the build, or build again.`,
    `SITE_URL is http://localhost:3000, but the build was made for ${site}: start with the settings of the build, or build again.`,
  ]);
  expect(find(right()).trials.join()).not.toContain('the build was made');
});

test('a build with a WordPress and no address of the site is refused', () => {
  const { SITE_URL: _, ...settings } = right();
  expect(find(settings, 'build').faults).toEqual([
    expect.stringContaining('SITE_URL must be set for a build with WORDPRESS_URL'),
  ]);
  expect(find(right(), 'build').faults).toEqual([]);
});

test.each([
  [{ WORDPRESS_USER: 'ada' }, 'WORDPRESS_USER is set without WORDPRESS_APPLICATION_PASSWORD'],
  [
    { WORDPRESS_APPLICATION_PASSWORD: 'x' },
    'WORDPRESS_APPLICATION_PASSWORD is set without WORDPRESS_USER',
  ],
  [
    { ALLOW_EMPTY_COLLECTIONS: 'forms, glosary' },
    'ALLOW_EMPTY_COLLECTIONS names "glosary", which is none of titanium_grades,',
  ],
  [{ ALLOW_SHRUNKEN_COLLECTIONS: 'all' }, 'ALLOW_SHRUNKEN_COLLECTIONS names "all"'],
  [{ QUOTE_FOLDER: '/proc/nope' }, 'QUOTE_FOLDER is /proc/nope, where no file can be kept: '],
  [{ QUOTE_FOLDER: '/dev/null/quotes' }, 'QUOTE_FOLDER is /dev/null/quotes, where no file'],
  [
    { ANALYTICS_FOLDER: '/proc/nope' },
    'ANALYTICS_FOLDER is /proc/nope, where no file can be kept: ',
  ],
  [
    { WORDPRESS_URL: wordPress, LAST_BUILD_FOLDER: '/dev/null' },
    'LAST_BUILD_FOLDER is /dev/null, where no file can be kept: ',
  ],
])('%j stops a start', (settings, sentence) => {
  const { faults } = find(settings);
  expect(faults).toEqual([expect.stringContaining(sentence)]);
});

test('a start that keeps no counts of its own needs no folder for them', () => {
  expect(find({ ANALYTICS: 'off', ANALYTICS_FOLDER: '/proc/nope' }).faults).toEqual([]);
});

test('what a build is to leave must find a folder', () => {
  const settings = { ...right(), LAST_BUILD_FOLDER: '/proc/nope/last-build' };
  expect(find(settings, 'build').faults).toEqual([
    expect.stringContaining('LAST_BUILD_FOLDER is /proc/nope/last-build'),
  ]);
});

test('folders inside the release of a site with a WordPress are refused, also behind a link', () => {
  made({ WORDPRESS_URL: wordPress, SITE_URL: site });
  symlinkSync(release, join(kept, 'link'));
  const { trials } = find({
    ...right(),
    QUOTE_FOLDER: join(kept, 'link/quotes'),
    LAST_BUILD_FOLDER: '.data/last-build',
  });
  expect(trials.filter((sentence) => sentence.includes('inside this release'))).toEqual([
    expect.stringContaining('set it to a folder that outlives releases, such as /var/lib/'),
    expect.stringContaining(`LAST_BUILD_FOLDER is ${join(release, '.data/last-build')}`),
  ]);
  const redis = { ...right(), QUOTE_FOLDER: '.data/quotes', QUOTE_STORE: 'redis://127.0.0.1' };
  expect(find(redis).trials.join()).not.toContain('inside this release');
});

test('facts that are still the sample’s are named', () => {
  made({ WORDPRESS_URL: wordPress, SITE_URL: site });
  const { trials } = find(right());
  expect(trials).toEqual([expect.stringContaining('(951) 555-0100 (lib/site/company.ts)')]);
  expect(trials[0]).toContain('hours Monday to Friday');
  expect(trials[0]).toContain('public/seals/as9120.svg');
  writeFileSync(join(release, 'public/seals/as9120.svg'), '<svg/>');
  expect(find(right()).trials[0]).not.toContain('public/seals/as9120.svg');
});

test('one line lists what a server reads and stores, without a password', () => {
  const line = describeSettings(
    readEnv({ ...right(), CACHE_URL: 'redis://:hunter2@10.0.0.5:6379', QUOTE_FOLDER: '/q' }),
  );
  expect(line).toBe(
    `WordPress: ${wordPress} · address: ${site} · Redis for pages: 10.0.0.5:6379 · quotes: /q`,
  );
});

test('npm start ends with 1 and one sentence, without a stack, before it listens', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['lib/server/start.mjs', '-p', '0'],
    {
      env: { ...process.env, NODE_ENV: 'production', WORDPRESS_URL: 'cms.example.com' },
      encoding: 'utf8',
    },
  );
  expect([status, stdout]).toEqual([1, '']);
  const records = stderr.trimEnd().split('\n');
  expect(records.map((line) => (JSON.parse(line) as { message: string }).message)).toEqual([
    'WORDPRESS_URL must be an http(s) address such as https://cms.example.com, not "cms.example.com".',
    '.env.example explains every setting.',
  ]);
});

test('the names that a collection may be allowed by are those of the collections', () => {
  expect(collectionNames).toEqual([...collections.keys()]);
});
