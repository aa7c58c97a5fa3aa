import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { percentile } from '../figures/statistics';
import { megabytes } from '../machine/memory';
import { sampleBuild } from '../site/build';
import { startInstance } from '../site/start-site';

test('forty new pictures delay no page', async () => {
  test.setTimeout(120_000);
  const site = await startInstance(sampleBuild, {}); // its pictures are not drawn yet
  const pageMs = async () => {
    const began = performance.now();
    await (await fetch(`${site.url}/contact/`)).text();
    return performance.now() - began;
  };
  await pageMs();
  const grades = readdirSync(join(sampleBuild, '.next/server/app/inventory'), {
    recursive: true,
    encoding: 'utf8',
  })
    .filter((file) => /\/grade\/[^/]+\.html$/.test(file))
    .slice(0, 40)
    .map((file) => `/og/inventory/${file.replace('.html', '.png')}`);
  const before = megabytes(site.pid);
  let most = before;
  const state = { drawing: true };
  const drawn = Promise.all(
    grades.map(async (path) => (await (await fetch(site.url + path)).arrayBuffer()).byteLength),
  ).finally(() => (state.drawing = false));
  const waits: number[] = [];
  while (state.drawing) {
    waits.push(await pageMs());
    most = Math.max(most, megabytes(site.pid));
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const sizes = await drawn;
  await site.stop();
  const [median, p99, longest] = [0.5, 0.99, 1].map((share) => percentile(waits, share).toFixed(0));
  console.log(
    `${sizes.length} pictures drawn while ${waits.length} pages were asked for: median ${median} ms, ` +
      `99 % within ${p99} ms, longest ${longest} ms; ${most} MB (${before} before)`,
  );
  expect([sizes.length, Math.min(...sizes) > 1000]).toEqual([40, true]);
  // Each waits for one picture at most, not for all: as many pages as pictures come through, and more.
  expect(waits.length).toBeGreaterThan(40);
  expect(most).toBeLessThan(600);
});
