import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { quoteAnswers, post } from '../visitor/quote-post';
import { requestsAtExpiry } from './expiry';
import { sampleBuild } from '../site/build';
import { startInstance } from '../site/start-site';
import { signedWebhook } from '../site/webhook';
import { grade, htmlOf, useInstancesOnCms } from './on-cms';

const soon = { timeout: 20_000, intervals: [100] };
const [A, B] = [0, 1];
const { on, site, both } = useInstancesOnCms();

test('all pages that expire on two instances cost WordPress what they cost on one', async () => {
  test.setTimeout(300_000); // each page of three instances is regenerated
  const alone = await startInstance(sampleBuild, on().env, { aged: true });
  const one = await requestsAtExpiry(on().cms, on().some, [alone.url]);
  await alone.stop();
  const two = await requestsAtExpiry(
    on().cms,
    on().some,
    on().cluster.sites.map(({ url }) => url),
  );
  console.log(
    `${on().some.length} pages at expiry: ${one} requests by one instance, ${two} by two`,
  );
  expect(one).toBeGreaterThan(10);
  expect(two).toBeLessThanOrEqual(on().some.length * 1.1);
});

test('a webhook to one instance takes effect on both, and behind nginx', async () => {
  const waits: number[] = [];
  for (const edition of [1, 2, 3]) {
    const title = `6AL-4V, edition ${edition}`;
    on().cms.edit(grade.reference, { title });
    const answer = await signedWebhook(grade.changed)(site(edition % 2 ? A : B).url);
    expect(answer.status).toBe(200);
    const shownAt = async (url: string) => {
      while (!(await htmlOf(url)).includes(title)) await pause(5);
      return performance.now();
    };
    const [first = 0, last = 0] = (await Promise.all(both(grade.path).map(shownAt))).toSorted(
      (a, b) => a - b,
    );
    waits.push(last - first);
    await expect.poll(() => htmlOf(on().cluster.url + grade.path), soon).toContain(title);
    for (const url of both(grade.path)) expect(await htmlOf(url)).toContain(title);
  }
  console.log(
    `A webhook took effect on the second instance ${waits.map(Math.round).join(', ')} ms after the first`,
  );
  // Far below the cycle, and the ten seconds after which an instance asks by itself. How long the page of the first takes
  // depends on what else the machine does.
  expect(waits.toSorted((a, b) => a - b)[1]).toBeLessThan(3_000);
});

test('a webhook is accepted once, whichever instance gets it', async () => {
  const send = signedWebhook(grade.changed);
  expect((await send(site(A).url)).status).toBe(200);
  const replay = await send(site(B).url);
  expect([replay.status, ((await replay.json()) as { message: string }).message]).toEqual([
    401,
    'This webhook was received before.',
  ]);
});

test('a client’s forms are counted by all instances together', async () => {
  const statuses = [];
  for (let i = 0; i < 8; i += 1)
    statuses.push(
      (await post(site(i % 2).url, { ...quoteAnswers, key: `k${i}` }, '192.0.2.9')).status,
    );
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
});
