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
  const times: number[] = [];
  for (const edition of [1, 2, 3]) {
    const title = `6AL-4V, edition ${edition}`;
    on().cms.edit(grade.reference, { title });
    const answer = await signedWebhook(grade.changed)(site(edition % 2 ? A : B).url);
    expect(answer.status).toBe(200);
    const began = performance.now();
    const other = site(edition % 2 ? B : A).url + grade.path;
    while (!(await htmlOf(other)).includes(title)) await pause(5);
    times.push(performance.now() - began);
    await expect.poll(() => htmlOf(on().cluster.url + grade.path), soon).toContain(title);
    // The one that did not regenerate the page takes its copy a moment after the other shows it.
    for (const url of both(grade.path)) await expect.poll(() => htmlOf(url), soon).toContain(title);
  }
  console.log(
    `A webhook to one took effect on the other after ${times.map(Math.round).join(', ')} ms`,
  );
  // Far below the cycle. How long exactly depends on what else the machine does.
  expect(times.toSorted((a, b) => a - b)[1]).toBeLessThan(3_000);
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
