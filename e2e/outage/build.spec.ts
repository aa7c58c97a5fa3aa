import { expect, test } from '@playwright/test';
import { faultNames, faults } from '../fake-cms/faults';
import { manyGrades } from '../fake-cms/many-grades';
import { startFakeCms } from '../fake-cms/server';
import { records } from '../../lib/cms/sample/records';
import { buildSite, type Build } from '../site/build';
import { shared } from '../site/shared';
import { temporaryFolder } from '../machine/temporary-folder';

const cms = shared(() => startFakeCms({ isNamed: true }));
const lastBuild = temporaryFolder('outage-sizes');
const env = () => ({ ...cms.settings, LAST_BUILD_FOLDER: lastBuild });

/** A build while one collection is empty, which is allowed. What shrinks later is compared with it. */
let allowing: Promise<Build> | undefined;
const allowed = () =>
  (allowing ??= (async () => {
    await cms.ok();
    await cms.fail('empty', '/wp/v2/glossary');
    return buildSite('allowed', { ...env(), ALLOW_EMPTY_COLLECTIONS: 'glossary' });
  })());

for (const fault of faultNames)
  test(
    `a build on a WordPress that fails with "${fault}" is refused, and says why`,
    { tag: fault === 'refused' ? [] : '@rest' },
    async () => {
      if (fault === 'shrunk') await allowed();
      await cms.ok();
      await cms.fail(fault);
      const build = await buildSite('refused', {
        ...env(),
        // Faults that only a timeout ends get a short one.
        WORDPRESS_TIMEOUT_MS: faults[fault].ends === 'only by patience' ? '500' : '5000',
      });
      expect(build.status).toBe(1);
      expect(build.output).toMatch(faults[fault].sentence);
      expect(build.seconds).toBeLessThan(60);
    },
  );

test('one empty collection is refused by name, and allowed by name', { tag: '@rest' }, async () => {
  const { status } = await allowed();
  await cms.ok();
  await cms.fail('empty', '/wp/v2/glossary');
  const refused = await buildSite('refused', env());
  expect([refused.status, status]).toEqual([1, 0]);
  expect(refused.output).toContain('glossary is empty.');
});

test(
  'a malformed record is left out by name, and its neighbours are built',
  { tag: '@rest' },
  async () => {
    const own = await startFakeCms({
      records: records.map((record) =>
        record.slug === 'beta-c' ? { ...record, acf: { ...record.acf, density: 'heavy' } } : record,
      ),
    });
    const build = await buildSite('malformed', { WORDPRESS_URL: own.url });
    await own.stop();
    expect(build.status).toBe(0);
    expect(build.output).toMatch(
      /titanium_grades "beta-c" \(post \d+\): acf\.density: .+ Left out\. Edit: http/,
    );
  },
);

test(
  'a build asks once for every hundred records, however many pages it makes',
  { tag: '@rest' },
  async () => {
    const own = await startFakeCms({ records: [...records, ...manyGrades(1000)] });
    const build = await buildSite('many', { WORDPRESS_URL: own.url });
    const asked = own.requests().map(({ path }) => path);
    await own.stop();
    expect(build.output).toMatch(/\((\d+)\/\1\)/);
    const pages = Number(build.output.match(/\((\d+)\/\1\)/)![1]);
    console.log(`${pages} pages in ${build.seconds.toFixed(0)} s, ${asked.length} requests`);
    const grades = asked.filter((path) =>
      path.startsWith('/wp-json/wp/v2/titanium_grades?'),
    ).length;
    expect(pages).toBeGreaterThan(1400);
    expect(grades).toBe(Math.ceil(1014 / 100));
    expect(asked.length - grades).toBeLessThanOrEqual(20);
    expect(own.busiest()).toBeLessThanOrEqual(4);
  },
);
