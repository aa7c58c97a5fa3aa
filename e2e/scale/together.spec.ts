import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { startFakeCms, type FakeCms } from '../fake-cms/server';
import { answers, post } from '../site/quote-post';
import { builtSite } from '../site/site';
import { startCluster, type Cluster } from './cluster';
import { everyPage } from './every-page';
import { ageBuild, startInstance } from './instance';
import { requestsAtExpiry } from './expiry';
import { secret, signedNotice } from './notice';
import { visit, visitAll } from './visits';

/** Sent past nginx's cache, as a preview is, so that an instance must answer. */
const pastTheCache = { cookie: '__prerender_bypass=none' };
const grade = '/inventory/titanium/grade/6al-4v/';
const reference = 'titanium_grades/6al-4v';
const changed = { type: 'titanium_grades', event: 'changed', slug: '6al-4v' };
const soon = { timeout: 20_000, intervals: [100] };

let cms: FakeCms;
let build: string;
let pages: readonly string[];
let env: Record<string, string>;
let cluster: Cluster;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  cms = await startFakeCms();
  env = { WORDPRESS_URL: cms.url, NOTICE_SECRET: secret, QUOTE_LIMIT: '6' };
  ({ folder: build } = await builtSite('scale', env));
  pages = everyPage(build);
});
test.afterAll(async () => {
  await cluster?.stop();
  await cms.stop();
});

const [A, B] = [0, 1];
const site = (number: number) => cluster.sites[number]!;
const html = async (url: string) => (await visit(url)).text();
const both = (path: string) => cluster.sites.map(({ url }) => url + path);

test('all pages that expire on two instances cost WordPress what they cost on one', async () => {
  const aged = ageBuild(build);
  const alone = await startInstance(aged, env);
  const one = await requestsAtExpiry(cms, pages, [alone.url]);
  await alone.stop();
  cluster = await startCluster(aged, { env });
  const two = await requestsAtExpiry(
    cms,
    pages,
    cluster.sites.map(({ url }) => url),
  );
  console.log(`${pages.length} pages at expiry: ${one} requests by one instance, ${two} by two`);
  expect(one).toBeGreaterThan(10);
  expect(two).toBeLessThanOrEqual(one * 1.1);
});

test('a notice to one instance is seen on both, and behind nginx', async () => {
  const times: number[] = [];
  for (const edition of [1, 2, 3]) {
    const title = `6AL-4V, edition ${edition}`;
    cms.edit(reference, { title });
    const answer = await signedNotice(changed)(site(edition % 2 ? A : B).url);
    expect(answer.status).toBe(200);
    const began = performance.now();
    const other = site(edition % 2 ? B : A).url + grade;
    while (!(await html(other)).includes(title)) await pause(5);
    times.push(performance.now() - began);
    await expect.poll(() => html(cluster.url + grade), soon).toContain(title);
    for (const url of both(grade)) expect(await html(url)).toContain(title);
  }
  console.log(`A notice to one was seen on the other after ${times.map(Math.round).join(', ')} ms`);
  expect(times.toSorted((a, b) => a - b)[1]).toBeLessThan(500);
});

test('a notice is taken once, whichever instance it comes to', async () => {
  const send = signedNotice(changed);
  expect((await send(site(A).url)).status).toBe(200);
  const replay = await send(site(B).url);
  expect([replay.status, ((await replay.json()) as { message: string }).message]).toEqual([
    401,
    'This notice has come before.',
  ]);
});

test('a client’s forms are counted by all instances together', async () => {
  const statuses = [];
  for (let i = 0; i < 8; i += 1)
    statuses.push((await post(site(i % 2).url, { ...answers, key: `k${i}` }, '192.0.2.9')).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
});

test('an instance killed under load costs no visitor anything, and knows what it missed when it is back', async () => {
  const ending = new AbortController();
  let visits = 0;
  function* walk() {
    for (; !ending.signal.aborted; visits += 1) yield cluster.url + pages[visits % pages.length]!;
  }
  const visiting = visitAll(walk(), pastTheCache);
  await pause(700);
  await site(B).end('SIGKILL');
  await pause(1000);
  cms.edit(reference, { title: '6AL-4V, edited while B was down' });
  expect((await signedNotice(changed)(cluster.url)).status).toBe(200);
  await site(B).begin();
  await pause(1000);
  ending.abort();
  const { faults } = await visiting;
  console.log(`One of two instances killed: ${visits} visits, ${faults.length} failed`);
  expect(faults).toEqual([]);
  expect(visits).toBeGreaterThan(200);
  await expect.poll(() => html(site(B).url + grade), soon).toContain('edited while B was down');
});

const redisFaults = {
  emptied: () => cluster.redis.tell((client) => client.flushall()),
  silent: async () => cluster.redis.freeze(),
  gone: async () => {
    cluster.redis.thaw();
    await cluster.redis.cut();
  },
};

for (const [fault, bring] of Object.entries(redisFaults))
  test(`Redis ${fault} and WordPress down: every page stays, on every instance`, async () => {
    if (fault === 'emptied') await cms.fail('refused');
    await cluster.everyPageIsOld();
    await bring();
    const began = Date.now();
    const { faults, stale } = await visitAll(pages.flatMap((path) => both(path)));
    console.log(
      `Redis ${fault}: ${2 * pages.length} visits in ${Date.now() - began} ms, ${stale} of them to pages past their time, ${faults.length} failed`,
    );
    expect(faults).toEqual([]);
    expect(stale).toBeGreaterThan(pages.length / 2);
    // Nothing that cannot be read refreshes anything.
    expect((await signedNotice({ type: 'menu', event: 'changed' })(site(A).url)).status).toBe(503);
  });

test('without Redis each instance takes notices of its own; when it is back they agree', async () => {
  await cms.ok();
  cms.edit(reference, { title: '6AL-4V, edited without Redis' });
  // WordPress is let alone for five seconds after it failed.
  await expect.poll(async () => (await signedNotice(changed)(site(A).url)).status, soon).toBe(200);
  await expect.poll(() => html(site(A).url + grade), soon).toContain('edited without Redis');
  expect(await html(site(B).url + grade)).not.toContain('edited without Redis');

  await cluster.redis.restore();
  await expect.poll(() => html(site(B).url + grade), soon).toContain('edited without Redis');

  cms.edit(reference, { title: '6AL-4V, together again' });
  expect((await signedNotice(changed)(site(B).url)).status).toBe(200);
  await expect.poll(() => html(site(A).url + grade), soon).toContain('together again');

  for (const { output } of cluster.sites) {
    const away = output().match(/The Redis of CACHE_URL is away/g) ?? [];
    expect(away.length).toBeLessThanOrEqual(3); // silent, gone, and the start before
    expect(output()).not.toMatch(/unhandled|ECONNREFUSED.*at |MaxRetriesPerRequest/i);
  }
});

test('with every instance stopped, nginx answers every page of the build', async () => {
  const everywhere = pages.map((path) => cluster.url + path);
  expect((await visitAll(everywhere)).faults).toEqual([]);
  await Promise.all(cluster.sites.map((each) => each.end('SIGTERM')));
  await pause(1500); // its copies are no longer fresh
  const began = Date.now();
  expect((await visitAll(everywhere)).faults).toEqual([]);
  console.log(`Stopped: ${pages.length} pages, all 200, in ${Date.now() - began} ms`);
  expect((await visit(cluster.url + grade)).headers.get('x-cache')).toMatch(/STALE|UPDATING/);
});
