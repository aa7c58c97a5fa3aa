import { expect, test } from '@playwright/test';
import type { FaultName } from '../fake-cms/faults';
import { manyGrades } from '../fake-cms/many-grades';
import { startFakeCms } from '../fake-cms/server';
import { records } from '../../lib/cms/sample/records';
import { buildSite } from '../site/site';

/** What a build says when WordPress fails so from its first request on. */
const faults: readonly (readonly [FaultName, RegExp])[] = [
  ['refused', /no answer from .+ECONNREFUSED/],
  ['hangs', /no answer from .+timeout/i],
  ['slowBody', /no answer from .+timeout/i],
  ['reset', /no answer from/],
  ['error500', /500 Internal Server Error from .+WordPress failed: its error log says why/],
  ['badGateway502', /502 Bad Gateway from/],
  ['maintenance503', /503 Service Unavailable from .+WordPress is in maintenance/],
  ['tooMany429', /429 Too Many Requests from .+asked less often/],
  ['loginPage', /A login page came instead of JSON/],
  ['truncated', /Parser is unable to parse the response of .+cut short or broken/],
  ['cutShort', /no answer from/],
  ['wrongShape', /answered with an object where a list of posts should be/],
  ['nullFields', /is empty\. If that is meant, name it in ALLOW_EMPTY_COLLECTIONS/],
  ['empty', /is empty\. If that is meant, name it in ALLOW_EMPTY_COLLECTIONS/],
  ['invalidUtf8', /is not valid UTF-8/],
  ['huge', /is larger than/],
  ['bomb', /is larger than/],
  ['redirectLoop', /redirects in a circle/],
  ['redirectElsewhere', /redirects to https:\/\/elsewhere\.example/],
];

/** Faults that only time ends: waiting half a second for them is as good as five. */
const silent = new Set<FaultName>(['hangs', 'slowBody']);

for (const [fault, sentence] of faults) {
  test(`a build on a WordPress that fails with "${fault}" is refused, and says why`, async () => {
    const cms = await startFakeCms();
    await cms.fail(fault);
    const build = await buildSite('refused', {
      WORDPRESS_URL: cms.url,
      WORDPRESS_TIMEOUT_MS: silent.has(fault) ? '500' : '5000',
    });
    await cms.stop();
    expect(build.status).toBe(1);
    expect(build.output).toMatch(sentence);
    expect(build.seconds).toBeLessThan(60);
  });
}

test('one empty collection is refused by name, and allowed by name', async () => {
  const cms = await startFakeCms({
    records: records.filter(({ collection }) => collection !== 'glossary'),
  });
  const env = { WORDPRESS_URL: cms.url };
  const refused = await buildSite('refused', env);
  const allowed = await buildSite('allowed', { ...env, ALLOW_EMPTY_COLLECTIONS: 'glossary' });
  await cms.stop();
  expect([refused.status, allowed.status]).toEqual([1, 0]);
  expect(refused.output).toContain('glossary is empty.');
});

test('a malformed record is left out by name, and its neighbours are built', async () => {
  const cms = await startFakeCms({
    records: records.map((record) =>
      record.slug === 'beta-c' ? { ...record, acf: { ...record.acf, density: 'heavy' } } : record,
    ),
  });
  const build = await buildSite('malformed', { WORDPRESS_URL: cms.url });
  await cms.stop();
  expect(build.status).toBe(0);
  expect(build.output).toMatch(
    /titanium_grades "beta-c" \(post \d+\): acf\.density: .+ Left out\. Edit: http/,
  );
});

test('a build asks once for every hundred records, however many pages it makes', async () => {
  const cms = await startFakeCms({ records: [...records, ...manyGrades(1000)] });
  const build = await buildSite('many', { WORDPRESS_URL: cms.url });
  const asked = cms.requests().map(({ path }) => path);
  await cms.stop();
  expect(build.output).toMatch(/\((\d+)\/\1\)/);
  const pages = Number(build.output.match(/\((\d+)\/\1\)/)![1]);
  console.log(`${pages} pages in ${build.seconds.toFixed(0)} s, ${asked.length} requests`);
  const grades = asked.filter((path) => path.startsWith('/wp-json/wp/v2/titanium_grades?')).length;
  expect(pages).toBeGreaterThan(1400);
  expect(grades).toBe(Math.ceil(1014 / 100));
  expect(asked.length - grades).toBeLessThanOrEqual(20);
  expect(cms.busiest()).toBeLessThanOrEqual(4);
});
