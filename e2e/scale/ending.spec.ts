import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { quoteAnswers, post } from '../visitor/quote-post';
import { startFormEndpoint } from '../site/form-endpoint';
import { sampleBuild } from '../site/build';
import { startSite } from '../site/start-site';
import { askUntilRefused } from './keep-alive-load';

test('after SIGTERM a server is not ready, answers started requests, and exits with 0', async () => {
  const form = await startFormEndpoint();
  form.setMode('silent');
  const site = await startSite(sampleBuild, {
    WORDPRESS_URL: form.url,
    WORDPRESS_TIMEOUT_MS: '2000',
    WORDPRESS_FORM_TIMEOUT_MS: '2000',
    QUOTE_FOLDER: test.info().outputPath('quotes'),
    DRAIN_SECONDS: '1',
  });
  const ready = () => fetch(`${site.url}/api/ready/`).then(({ status }) => status);
  expect(await ready()).toBe(200);

  const posted = post(site.url, quoteAnswers); // WordPress quoteAnswers after two seconds
  await pause(300);
  const began = Date.now();
  process.kill(site.pid, 'SIGTERM');
  await expect.poll(ready).toBe(503);
  expect((await fetch(`${site.url}/glossary/`)).status).toBe(200);

  expect((await posted).status).toBe(200);
  expect(await site.ended).toBe(0);
  console.log(`Ended ${((Date.now() - began) / 1000).toFixed(1)} s after SIGTERM`);
  await expect(fetch(`${site.url}/api/ready/`)).rejects.toThrow();
  await form.stop();
});

test('without anything to wait for it ends at once', async () => {
  const site = await startSite(sampleBuild);
  await fetch(`${site.url}/`).then((response) => response.text()); // a connection that stays open
  const began = Date.now();
  process.kill(site.pid, 'SIGTERM');
  expect(await site.ended).toBe(0);
  expect(Date.now() - began).toBeLessThan(4000);
});

for (const [clients, keepAlive] of [
  ['clients that keep their connections', true],
  ['clients that open a connection for each request', false],
] as const)
  test(`no request of ${clients} is cut off when a server gets SIGTERM`, async () => {
    for (let run = 0; run < 3; run += 1) {
      const site = await startSite(sampleBuild);
      await fetch(`${site.url}/glossary/`);
      const met = askUntilRefused(`${site.url}/glossary/`, { keepAlive });
      await pause(1000);
      process.kill(site.pid, 'SIGTERM');
      expect(await site.ended).toBe(0);
      const { answered, cutOff } = await met;
      console.log(`SIGTERM under load: ${answered} answered, cut off: ${JSON.stringify(cutOff)}`);
      expect(cutOff).toEqual({});
      expect(answered).toBeGreaterThan(20);
    }
  });
