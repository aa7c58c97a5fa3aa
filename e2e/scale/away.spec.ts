import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { signedNotice } from './notice';
import { grade, htmlOf, useInstancesOnCms } from './on-cms';
import { visit, visitAll } from './visits';

/** Sent past nginx's cache, as a preview is, so that an instance must answer. */
const pastTheCache = { cookie: '__prerender_bypass=none' };

const soon = { timeout: 20_000, intervals: [100] };
const [A, B] = [0, 1];
const { on, site, both } = useInstancesOnCms();

test('an instance killed under load costs no visitor anything, and knows what it missed when it is back', async () => {
  const ending = new AbortController();
  const { pages } = on(); // all of them, and all are old
  let visits = 0;
  function* walk() {
    for (; !ending.signal.aborted; visits += 1)
      yield on().cluster.url + pages[visits % pages.length]!;
  }
  const visiting = visitAll(walk(), pastTheCache);
  await pause(700);
  await site(B).end('SIGKILL');
  await pause(1000);
  on().cms.edit(grade.reference, { title: '6AL-4V, edited while B was down' });
  expect((await signedNotice(grade.changed)(on().cluster.url)).status).toBe(200);
  await site(B).begin();
  await pause(1000);
  ending.abort();
  const { faults } = await visiting;
  console.log(`One of two instances killed: ${visits} visits, ${faults.length} failed`);
  expect(faults).toEqual([]);
  expect(visits).toBeGreaterThan(100);
  await expect
    .poll(() => htmlOf(site(B).url + grade.path), soon)
    .toContain('edited while B was down');
});

const isYoung = async (url: string) =>
  (await visit(url + grade.path)).headers.get('x-nextjs-cache') === 'HIT';

const redisFaults = {
  emptied: { bring: () => on().cluster.redis.tell((client) => client.flushall()), end() {} },
  silent: { bring: () => on().cluster.redis.freeze(), end: () => on().cluster.redis.thaw() },
  gone: { bring: () => on().cluster.redis.cut(), end() {} }, // until the next test
};

for (const [fault, { bring, end }] of Object.entries(redisFaults))
  test(`Redis ${fault} and WordPress down: every page stays, on every instance`, async () => {
    await on().cms.fail('refused');
    await on().cluster.everyPageIsOld();
    await bring();
    const began = Date.now();
    let [visits, tries] = [0, 0];
    // A few at a time it is tried to make them anew, in vain; the others are shown as they are.
    while (tries < on().some.length / 8) {
      const { faults, stale } = await visitAll(on().some.flatMap(both));
      expect(faults).toEqual([]);
      [visits, tries] = [visits + 2 * on().some.length, tries + stale];
    }
    console.log(
      `Redis ${fault}: ${visits} visits in ${Date.now() - began} ms, none failed; ${tries} tries to make a page anew`,
    );
    // Nothing that cannot be read refreshes anything.
    expect((await signedNotice({ type: 'menu', event: 'changed' })(site(A).url)).status).toBe(503);
    end();
  });

test('without Redis each instance takes notices of its own; when it is back they agree', async () => {
  const noticed = (number: number, change: object) =>
    // WordPress is let alone for five seconds after it failed.
    expect.poll(async () => (await signedNotice(change)(site(number).url)).status, soon).toBe(200);
  await on().cms.ok();
  await noticed(B, grade.changed); // it reads what is not edited yet
  on().cms.edit(grade.reference, { title: '6AL-4V, edited without Redis' });
  await noticed(A, grade.changed);
  await expect.poll(() => htmlOf(site(A).url + grade.path), soon).toContain('edited without Redis');
  // A page that B makes anew meanwhile, from what it read before, is no newer than the edit.
  await noticed(B, { type: 'menu', event: 'changed' });
  await expect
    .poll(async () => (await isYoung(site(B).url)) && isYoung(site(B).url), soon)
    .toBe(true);
  expect(await htmlOf(site(B).url + grade.path)).not.toContain('edited without Redis');

  await on().cluster.redis.restore();
  await expect.poll(() => htmlOf(site(B).url + grade.path), soon).toContain('edited without Redis');

  on().cms.edit(grade.reference, { title: '6AL-4V, together again' });
  expect((await signedNotice(grade.changed)(site(B).url)).status).toBe(200);
  await expect.poll(() => htmlOf(site(A).url + grade.path), soon).toContain('together again');

  for (const { output } of on().cluster.sites) {
    const away = output().match(/The Redis of CACHE_URL is away/g) ?? [];
    // Once when it hung and once when it was gone, not for each of the hundreds of visits.
    expect(away.length).toBeLessThanOrEqual(3);
    expect(output()).not.toMatch(/unhandled|ECONNREFUSED.*at |MaxRetriesPerRequest/i);
  }
});

test('with every instance stopped, nginx answers every page of the build', async () => {
  const everywhere = on().pages.map((path) => on().cluster.url + path);
  expect((await visitAll(everywhere)).faults).toEqual([]);
  await Promise.all(on().cluster.sites.map((each) => each.end('SIGTERM')));
  await pause(1500); // its copies are no longer fresh
  const began = Date.now();
  expect((await visitAll(everywhere)).faults).toEqual([]);
  console.log(`Stopped: ${on().pages.length} pages, all 200, in ${Date.now() - began} ms`);
  expect((await visit(on().cluster.url + grade.path)).headers.get('x-cache')).toMatch(
    /STALE|UPDATING/,
  );
});
