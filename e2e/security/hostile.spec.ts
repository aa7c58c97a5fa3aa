import { chmodSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { temporaryFolder } from '../machine/temporary-folder';
import { sampleBuild } from '../site/build';
import { startNginx, type Nginx } from '../site/nginx';
import { startInstance, type Instance } from '../site/start-site';
import { ask, type Asked } from '../visitor/ask';
import { addresses, bodies, headers, methods, otherHosts, pages } from './hostile-requests';

let site: Instance;
/** In front of the site, as in production: it refuses what stock Next answers with 500 (docs/operations.md). */
let nginx: Nginx;
test.beforeAll(async () => {
  // An instance of its own, so that what breaks here affects no other test.
  site = await startInstance(sampleBuild, {
    QUOTES_DATABASE: `file:${temporaryFolder('hostile')}/quotes.db`,
    QUOTE_LIMIT: '1000000',
  });
  chmodSync(site.folder, 0o755); // nginx's workers are another user
  nginx = await startNginx([site.url], site.folder);
});
test.afterAll(async () => {
  await nginx.stop();
  await site.stop();
});

/**
 * The same for a payload: Next first redirects to the address whose `_rsc` is the hash of the headers, and looks at them
 * more closely there.
 */
async function payloadFrom(path: string, asked: Asked) {
  const answer = await ask(nginx.url, path, asked);
  const to = answer.headers.location ?? '';
  return answer.status === 307 && /[?&]_rsc=/.test(to) ? ask(nginx.url, to, asked) : answer;
}

/** What each answers, eight at a time. */
async function answersTo<T, A>(list: readonly T[], to: (one: T) => Promise<A>): Promise<A[]> {
  const rest = [...list.entries()];
  const answers: A[] = [];
  const work = async () => {
    for (let next = rest.shift(); next; next = rest.shift()) answers[next[0]] = await to(next[1]);
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return answers;
}

test('no address makes the site fail, or leads a visitor away', async () => {
  test.setTimeout(180_000);
  const answers = await answersTo(addresses, (path) => ask(nginx.url, path));
  const leadsAway = ({ headers: { location: to } }: (typeof answers)[number]) =>
    to !== undefined && !/^(?:127\.0\.0\.1|localhost)$/.test(new URL(to, nginx.url).hostname);
  expect(addresses.filter((_, i) => answers[i]!.status >= 500)).toEqual([]);
  expect(addresses.filter((_, i) => leadsAway(answers[i]!))).toEqual([]);
});

test('no method and no header makes a page fail', async () => {
  const asked = pages.flatMap((path) => [
    ...methods.map((method) => ({ path, method })),
    ...headers.map((given) => ({ path, headers: given })),
    ...headers.map((given) => ({ path, headers: given, method: 'POST', body: '[]' })),
  ]);
  const answers = await answersTo(asked, ({ path, ...how }) => payloadFrom(path, how));
  expect(asked.filter((_, i) => answers[i]!.status >= 500)).toEqual([]);
  expect(site.output()).not.toMatch(/"request failed"|\bError:|will not run/);
});

test('no body makes the quote form fail', async () => {
  const asked = bodies.flatMap(([type, body]) =>
    ['application/json', 'text/html'].flatMap((accept, kind) =>
      ['POST', 'PUT', 'GET', 'DELETE'].map((method, i) => ({
        method,
        body,
        headers: {
          accept,
          ...(type && { 'content-type': type }),
          'x-forwarded-for': `192.0.2.${kind * 4 + i}`,
          'content-length': String(Buffer.byteLength(body)),
        },
      })),
    ),
  );
  const answers = await answersTo(asked, (how) => ask(site.url, '/api/quote/', how));
  expect(asked.filter((_, i) => answers[i]!.status >= 500)).toEqual([]);
  expect(answers.map(({ status }) => status)).not.toContain(200);
});

test('no response contains another host than the site’s own', async () => {
  const paths = pages.concat(
    ['/contact', '/titanium-grade/6al-4v', '/404/x/', '/no-such/', '/%ff'],
    ['/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/api/report/'],
  );
  for (const path of paths)
    for (const given of otherHosts) {
      const answer = await ask(site.url, path, { headers: given });
      const sent = JSON.stringify(answer.headers) + answer.body.toString();
      expect([path, given, sent.match(/.{0,40}evil\.example/)?.[0]]).toEqual([
        path,
        given,
        undefined,
      ]);
    }
});
