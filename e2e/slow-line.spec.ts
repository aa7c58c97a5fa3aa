import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';

/*
 * Over a slow line a long page is drawn before its end has come. What comes later must not move what is seen: a
 * table whose columns are as wide as their longest words does, and a header whose parts make room for each other.
 */

/** Bytes of HTML at a time, and the milliseconds between. The header alone comes in two or three pieces. */
const [piece, pauseMs] = [4_000, 30];

let line: Server;
let url: string;

test.beforeAll(async () => {
  line = createServer(async ({ url: path = '/', headers }, answer) => {
    const asked = await fetch(process.env.E2E_SITE + path, {
      headers: { accept: headers.accept! },
    });
    const body = Buffer.from(await asked.arrayBuffer());
    answer.writeHead(asked.status, {
      'content-type': asked.headers.get('content-type') ?? '',
      'content-security-policy': asked.headers.get('content-security-policy') ?? '',
    });
    const isPage = asked.headers.get('content-type')?.includes('html');
    if (isPage)
      for (let at = 0; at < body.length; at += piece) {
        answer.write(body.subarray(at, at + piece));
        await pause(pauseMs);
      }
    answer.end(isPage ? undefined : body);
  });
  await new Promise<void>((listening) => line.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(line.address() as AddressInfo).port}`;
});
test.afterAll(() => line?.close());

for (const path of ['/cross-reference/', '/inventory/titanium/', '/tools/metal-weight-conversion/'])
  for (const width of [390, 1280])
    test(`${path} comes piece by piece, and nothing moves, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.addInitScript(() => {
        const moved: string[] = [];
        Object.assign(window, { moved });
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as (PerformanceEntry & {
            value: number;
            sources: { node?: Element }[];
          })[])
            moved.push(
              `${value} ${sources.map(({ node }) => node?.outerHTML?.slice(0, 90)).join()}`,
            );
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(url + path, { waitUntil: 'networkidle' });
      expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual(
        [],
      );
    });
