import { request } from 'node:http';
import { expect, test } from '@playwright/test';

/** An answer as it comes over the wire: `fetch` would join two headers of one name. */
const answerOf = (path: string) =>
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

test('an unknown address has exactly one Location, the first and the second time', async () => {
  for (const path of ['/no-such-page/', '/inventory/titanium/grade/no-such/', '/glossary/no-such/'])
    for (const time of ['first', 'second']) {
      const { status, named } = await answerOf(path);
      expect([path, time, status, named('location')]).toEqual([
        path,
        time,
        307,
        [expect.stringMatching(/^\/404\/(?:no-such-page\/)?$/)],
      ]);
    }
});

test('no answer has a second policy or a second Cache-Control', async () => {
  const pages = [
    '/',
    '/contact/',
    '/contact',
    '/inventory/titanium/grade/6al-4v/',
    '/404/',
    '/404',
  ];
  const others = ['/robots.txt', '/sitemap.xml', '/icon.svg', '/quote', '/search/inventory.json'];
  for (const path of [...pages, ...others, '/no-such-file.png', '/glossary/no-such/']) {
    const { named } = await answerOf(path);
    for (const name of ['content-security-policy', 'cache-control'])
      expect([path, name, named(name).length <= 1]).toEqual([path, name, true]);
  }
});
