import { request as ask, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { hostileAddresses } from './hostile-addresses';
import { bodies, headers, methods, pages } from './hostile-requests';
import { sampleBuild } from '../site/build';
import { startSite } from '../site/start-site';
import type { Running } from '../site/process';
import { temporaryFolder } from '../machine/temporary-folder';

let site: Running;
test.beforeAll(async () => {
  // An instance of its own, so that what breaks here affects no other test.
  site = await startSite(sampleBuild, {
    QUOTES_DATABASE: `file:${temporaryFolder('hostile')}/quotes.db`,
    QUOTE_LIMIT: '1000000',
  });
});
test.afterAll(() => site.stop());

interface Asked {
  method?: string;
  headers?: Record<string, string | string[]>;
  body?: string | Buffer;
}

/** A target may be as long as the address, and is in two headers (`Location`, `Refresh`). */
const patience = { timeout: 10_000, maxHeaderSize: 64 * 1024 };

/** The status and where it leads. The address goes out as it is: `fetch` would tidy it. */
function answerTo(path: string, { method = 'GET', headers, body }: Asked = {}) {
  return new Promise<{ status: number; to: string }>((resolve, reject) => {
    const { hostname, port } = new URL(site.url);
    const asked = ask({ hostname, port, path, method, headers, ...patience }, (response) => {
      response.resume();
      response.once('end', () =>
        resolve({ status: response.statusCode!, to: response.headers.location ?? '' }),
      );
    });
    asked.once('error', reject);
    asked.once('timeout', () => asked.destroy(new Error(`${path} was not answered`)));
    asked.end(body);
  });
}

/**
 * The same for a payload: Next first redirects to the address whose `_rsc` is the hash of the headers, and looks at them
 * more closely there.
 */
async function payloadFrom(path: string, asked: Asked) {
  const answer = await answerTo(path, asked);
  return answer.status === 307 && /[?&]_rsc=/.test(answer.to) ? answerTo(answer.to, asked) : answer;
}

/** What each answers, eight at a time. */
async function answersTo<T>(list: readonly T[], to: (one: T) => Promise<{ status: number }>) {
  const rest = [...list.entries()];
  const statuses: number[] = [];
  const work = async () => {
    for (let next = rest.shift(); next; next = rest.shift())
      statuses[next[0]] = (await to(next[1])).status;
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return statuses;
}

test('no address makes the site fail, or leads a visitor away', async () => {
  test.setTimeout(180_000);
  const away: string[] = [];
  const statuses = await answersTo(hostileAddresses, async (path) => {
    const answer = await answerTo(path);
    if (answer.to && new URL(answer.to, site.url).origin !== site.url)
      away.push(`${path} → ${answer.to}`);
    return answer;
  });
  const failed = hostileAddresses.filter((_, i) => statuses[i]! >= 500);
  console.log(`${hostileAddresses.length} hostile addresses: ${tally(statuses)}`);
  expect(failed.map((path) => path.slice(0, 80))).toEqual([]);
  expect(away).toEqual([]);
});

const tally = (statuses: readonly number[]) =>
  [...new Set(statuses)]
    .toSorted((a, b) => a - b)
    .map((status) => `${status} × ${statuses.filter((one) => one === status).length}`)
    .join(', ');

test('no method and no header makes a page fail', async () => {
  const asked = pages.flatMap((path) => [
    ...methods.map((method) => ({ path, method })),
    ...headers.map((given) => ({ path, headers: given })),
    ...headers.map((given) => ({ path, headers: given, method: 'POST', body: '[]' })),
  ]);
  const statuses = await answersTo(asked, ({ path, ...how }) => payloadFrom(path, how));
  console.log(`${asked.length} hostile methods and headers: ${tally(statuses)}`);
  expect(asked.filter((_, i) => statuses[i]! >= 500)).toEqual([]);
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
  const statuses = await answersTo(asked, (how) => answerTo('/api/quote/', how));
  console.log(`${asked.length} hostile bodies: ${tally(statuses)}`);
  expect(asked.filter((_, i) => statuses[i]! >= 500)).toEqual([]);
  expect(statuses).not.toContain(200);
});

/** Headers by which a proxy, or somebody who acts as one, names the host that was asked for. */
const otherNames: readonly Record<string, string>[] = [
  { host: 'evil.example' },
  { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'javascript' },
  { forwarded: 'host=evil.example;proto=https', 'x-forwarded-prefix': '//evil.example' },
  {
    'x-original-url': '//evil.example/',
    'x-rewrite-url': '//evil.example/',
    'x-host': 'evil.example',
  },
  { 'x-middleware-rewrite': 'http://evil.example/', 'next-url': '//evil.example/' },
];

test('no response contains another host than the site’s own', async () => {
  const { hostname, port } = new URL(site.url);
  const paths = pages.concat(
    ['/contact', '/titanium-grade/6al-4v', '/404/x/', '/no-such/', '/%ff', '/services.md'],
    ['/llms.txt', '/robots.txt', '/sitemaps/titanium.xml', '/manifest.webmanifest', '/api/report/'],
  );
  for (const path of paths)
    for (const headers of otherNames) {
      const response = await new Promise<IncomingMessage>((resolve, reject) =>
        ask({ hostname, port, path, headers, ...patience }, resolve)
          .once('error', reject)
          .end(),
      );
      const sent = response.rawHeaders.join('\n') + (await text(response));
      expect([path, headers, sent.match(/.{0,40}evil\.example/)?.[0]]).toEqual([
        path,
        headers,
        undefined,
      ]);
    }
});
