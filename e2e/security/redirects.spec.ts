import { request } from 'node:http';
import { expect, test } from '@playwright/test';

/** The headers of an answer as they come over the wire: `fetch` would join two of one name. */
const rawHeaders = (path: string) =>
  new Promise<{ status: number; named: (name: string) => string[] }>((resolve, reject) => {
    request(new URL(path, process.env.E2E_SITE), { headers: { connection: 'close' } }, (answer) => {
      answer.resume();
      resolve({
        status: answer.statusCode!,
        named: (name) =>
          answer.rawHeaders.filter((_, i, all) => i % 2 && all[i - 1]!.toLowerCase() === name),
      });
    })
      .on('error', reject)
      .end();
  });

for (const path of [
  '/no-such-page/',
  '/inventory/titanium/grade/no-such/',
  '/glossary/no-such/',
  '/services/no-such/',
  '/services/value-added-processes/no-such/',
])
  test(`${path} is redirected with exactly one Location, the first and the second time`, async () => {
    for (const time of ['first', 'second']) {
      const { status, named } = await rawHeaders(path);
      expect([time, status, named('location')]).toEqual([
        time,
        307,
        [expect.stringMatching(/^\/404\/(?:no-such-page\/)?$/)],
      ]);
    }
  });

for (const path of [
  '/',
  '/contact/',
  '/contact',
  '/inventory/titanium/grade/6al-4v/',
  '/inventory/titanium/grade/6al-4v',
  '/404/',
  '/404',
  '/robots.txt',
  '/sitemap.xml',
  '/icon.svg',
  '/quote',
  '/search/inventory.json',
  '/no-such-file.png',
  '/glossary/no-such/',
])
  test(`${path} has no second policy and no second Cache-Control`, async () => {
    const { named } = await rawHeaders(path);
    expect(named('content-security-policy').length).toBeLessThanOrEqual(1);
    expect(named('cache-control').length).toBeLessThanOrEqual(1);
  });
