// @ts-nocheck -- the coordinator removes this file
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { quoteAnswers } from '../visitor/quote-post';
import { ask, atRate, type RawResponse } from '../visitor/ask';
import { signedWebhook } from '../site/webhook';
import { grade, htmlOf, useInstancesOnCms } from './on-cms';
import { visit, visitAll } from '../visitor/visits';

/** The attacker's own address. */
const attackerAddress = '127.0.0.66';
const soon = { timeout: 20_000, intervals: [100] };
const [A, B] = [0, 1];
const { on, site, both } = useInstancesOnCms();

test('when an instance is killed under load no visitor’s request fails, and after its restart it applies the invalidations that it missed', async () => {
  const ending = new AbortController();
  // Addresses without their slash: nginx caches no redirect, so an instance must answer.
  const addresses = on().pages.flatMap((path) => path.match(/^.+(?=\/$)/)?.[0] ?? []);
  let visits = 0;
  function* walk() {
    for (; !ending.signal.aborted; visits += 1)
      yield on().cluster.url + addresses[visits % addresses.length]!;
  }
  const visiting = visitAll(walk(), { expected: 308 });
  await pause(700);
  await site(B).end('SIGKILL');
  await pause(1000);
  on().cms.edit(grade.reference, { title: '6AL-4V, edited while B was down' });
  expect((await signedWebhook(grade.changed)(on().cluster.url)).status).toBe(200);
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
  emptied: { bring: () => on().cluster.redis.run((client) => client.flushall()), end() {} },
  silent: { bring: () => on().cluster.redis.freeze(), end: () => on().cluster.redis.thaw() },
  gone: { bring: () => on().cluster.redis.cut(), end() {} }, // until the next test
};

for (const [fault, { bring, end }] of Object.entries(redisFaults))
  test(`Redis ${fault} and WordPress down: every page stays, on every instance`, async () => {
    await on().cms.fail('refused');
    await on().cluster.invalidateEveryPage();
    await bring();
    const began = Date.now();
    let [visits, tries] = [0, 0];
    // A few at a time are regenerated, in vain; the others are shown as they are.
    while (tries < on().some.length / 8) {
      const { faults, stale } = await visitAll(on().some.flatMap(both));
      expect(faults).toEqual([]);
      [visits, tries] = [visits + 2 * on().some.length, tries + stale.length];
    }
    console.log(
      `Redis ${fault}: ${visits} visits in ${Date.now() - began} ms, none failed; ${tries} tries to regenerate a page`,
    );
    // Nothing that cannot be read refreshes anything.
    expect((await signedWebhook({ type: 'menu', event: 'changed' })(site(A).url)).status).toBe(503);
    end();
  });

test('without Redis each instance takes webhooks of its own; when it is back they agree', async () => {
  const noticed = (number: number, change: object) =>
    // WordPress is let alone for five seconds after it failed.
    expect.poll(async () => (await signedWebhook(change)(site(number).url)).status, soon).toBe(200);
  await on().cms.ok();
  await noticed(B, grade.changed); // it reads what is not edited yet
  on().cms.edit(grade.reference, { title: '6AL-4V, edited without Redis' });
  await noticed(A, grade.changed);
  await expect.poll(() => htmlOf(site(A).url + grade.path), soon).toContain('edited without Redis');
  // A page that B regenerates meanwhile, from an older reading, is no newer than the edit.
  await noticed(B, { type: 'menu', event: 'changed' });
  await expect
    .poll(async () => (await isYoung(site(B).url)) && isYoung(site(B).url), soon)
    .toBe(true);
  expect(await htmlOf(site(B).url + grade.path)).not.toContain('edited without Redis');

  await on().cluster.redis.restore();
  await expect.poll(() => htmlOf(site(B).url + grade.path), soon).toContain('edited without Redis');

  on().cms.edit(grade.reference, { title: '6AL-4V, together again' });
  expect((await signedWebhook(grade.changed)(site(B).url)).status).toBe(200);
  await expect.poll(() => htmlOf(site(A).url + grade.path), soon).toContain('together again');

  for (const { output } of on().cluster.sites) {
    const away = output().match(/The Redis of CACHE_URL does not answer/g) ?? [];
    // Once when it hung and once when it was gone, not for each of the hundreds of visits.
    expect(away.length).toBeLessThanOrEqual(3);
    expect(output()).not.toMatch(/unhandled|ECONNREFUSED.*at |MaxRetriesPerRequest/i);
  }
});

/** Requests that one client repeats: each of these once blocked the site for other clients, or evicted its pages from nginx. */
const attacks: readonly (readonly [
  target: (n: number) => string,
  status: number,
  headers?: Record<string, string>,
])[] = [
  [() => `/${'a'.repeat(7_900)}`, 414],
  [(n) => `/api/report/?${n}`, 0],
  [(n) => `/cross-reference/#${n}`, 400],
  [(n) => `/404/${n}/`, 404],
  [() => '/cross-reference/', 200, { cookie: '__prerender_bypass=x' }],
  [(n) => `/invented-${n}/`, 307],
  [(n) => `/inventory/titanium/grade/invented-${n}/?_rsc`, 200, { rsc: '1' }],
  [(n) => `/_next/static/chunks/${n}.js`, 404],
];

/** As browsers ask: each encoding is a copy of its own. */
const compressed = { 'accept-encoding': 'br, gzip' };

/** Clients that stop in the middle of a header, of a form, or of reading a page; answers how many of the first two were cut off. */
function slowClients(number: number) {
  const { hostname, port } = new URL(on().cluster.url);
  const get = 'GET /cross-reference/ HTTP/1.1\r\nHost: x\r\n';
  const form = 'POST /api/quote/ HTTP/1.1\r\nHost: x\r\nContent-Length: 9000\r\n\r\nfullname=';
  let cut = 0;
  const sockets = [get, form, `${get}\r\n`].flatMap((written) =>
    Array.from({ length: number }, () => {
      const socket = connect({ host: hostname, port: Number(port), localAddress: attackerAddress });
      socket.on('error', () => {}).write(written);
      if (written.startsWith(`${get}\r\n`)) return socket.pause();
      return socket.resume().on('close', () => (cut += 1));
    }),
  );
  return { cut: () => cut, stop: () => sockets.forEach((socket) => socket.destroy()) };
}

test('15 seconds of attacks cost other visitors nothing, and nginx none of its pages', async () => {
  const { url } = on().cluster;
  // The effects of the tests before are over.
  await expect.poll(async () => (await ask(url, '/api/ready/')).status, soon).toBe(200);
  expect((await visitAll(on().pages.map((path) => url + path))).faults).toEqual([]);
  // In the encoding of those who visit during the attacks too, which is a copy of its own.
  for (const path of on().pages) await ask(url, path, { headers: compressed });
  const kept = on().cluster.nginx.kept().length;

  const seconds = 15;
  const startedAt = Date.now();
  const slow = slowClients(20);
  const attacked = Promise.all(
    attacks.map(([target, , headers]) =>
      atRate(12, seconds, (n) =>
        ask(url, target(n), { headers: { ...compressed, ...headers }, from: attackerAddress }),
      ),
    ),
  );
  const form = new URLSearchParams({ ...quoteAnswers, message: 'While others attack.' }).toString();
  const [pages, ready, posts] = await Promise.all([
    atRate(10, seconds, (n) => ask(url, `${on().pages[n]}?visit=${n}`, { headers: compressed })),
    atRate(10, seconds, () => ask(url, '/api/ready/')),
    atRate(3, seconds, (n) =>
      ask(url, '/api/quote/', {
        method: 'POST',
        headers: {
          accept: 'application/json',
          'content-type': 'application/x-www-form-urlencoded',
          'content-length': String(form.length + String(n).length),
        },
        body: form + n,
        from: `127.0.1.${n + 1}`,
      }),
    ),
  ]);
  const answered = await attacked;
  // The first two kinds are cut off after ten seconds.
  await expect.poll(slow.cut, soon).toBe(40);
  slow.stop();

  const statuses = (all: readonly RawResponse[]) => [...new Set(all.map(({ status }) => status))];
  expect([statuses(pages), statuses(ready), statuses(posts)]).toEqual([[200], [200], [200]]);
  for (const [i, [target, status]] of attacks.entries())
    if (status)
      expect([
        target(0).slice(0, 40),
        statuses(answered[i]!).filter((each) => each !== 429),
      ]).toEqual([target(0).slice(0, 40), [status]]);
  // The page of /404/, and the cross-reference without an encoding for the slow readers, are the only ones more.
  expect(on().cluster.nginx.kept().length - kept).toBeLessThanOrEqual(2);
  console.log(
    `Under attack for ${((Date.now() - startedAt) / 1000).toFixed(0)} s: ${answered.flat().length} requests by one client; ` +
      `${pages.length} pages, ` +
      `${ready.length} × /api/ready/ and ${posts.length} forms of others, none failed`,
  );
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
