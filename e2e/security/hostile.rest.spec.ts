import { expect, test } from '@playwright/test';
import { startNginx } from '../site/nginx';
import { shared } from '../site/shared';
import { startInstance } from '../site/start-site';
import { ask, type Asked } from '../visitor/ask';

/** Every kind of address, with a place for the name in it. */
const routes = [
  '/NAME/',
  '/404/NAME/',
  '/inventory/NAME/',
  '/inventory/titanium/grade/NAME/',
  '/inventory/NAME/grade/6al-4v/',
  '/services/value-added-processes/NAME/',
  '/glossary/NAME/NAME/',
  '/quote-sent/NAME/',
  '/quote-sent/Q-7F3K-9M2P-4XWT/NAME/',
  '/titanium-grade/NAME',
  '/um_services/NAME',
  '/post/NAME/',
  '/api/NAME/',
  '/api/quote-file/Q-7F3K-9M2P-4XWT/NAME/',
  '/_next/static/NAME',
] as const;

/** Names as only an attacker sends them, encoded as they go over the wire. */
const names = [
  '%2F a%2Fb ..%2F..%2Fetc%2Fpasswd %2e%2e ..; %5C..%5C %252e%252e%252f %00 a%00b %0d%0aset-cookie:a=b',
  '% %zz %ff %E0%A4%A %C0%AF %u0041 %E6%97%A5%E6%9C%AC %F0%9F%92%A3 %E2%80%AE 6AL-4V 6al-4v%20 a.b.c.png',
  "6al-4v.html 6al-4v.rsc 6al-4v.json [grade] [[...slug]] (.)grade __proto__ constructor undefined -1 '%20OR%201=1--",
  '${7*7} $& :slug %3Cscript%3Ealert(1)%3C/script%3E @evil.example http:%2F%2Fevil.example',
]
  .flatMap((row) => row.split(' '))
  .concat('a'.repeat(300), 'a'.repeat(10_000), '%E6%97%A5'.repeat(1_000), 'a%2F'.repeat(1_000));

/** Queries, put behind pages. */
const queries =
  '? ?&&&=== ?a=1&a=2&a=3 ?__proto__[x]=1&constructor=2 ?%ff=%&%00=%00 ?_rsc=x ?_rsc=1&_rsc=2 ?nxtPgrade=%00 ?x-matched-path=/404'
    .split(' ')
    .concat(`?${'a=b&'.repeat(2_000)}`, `?q=${'x'.repeat(10_000)}`);
const queried = ['/', '/inventory/nickel/', '/tools/conversion/', '/no-such/', '/quote'];

/** Addresses that are wrong as a whole. */
const whole = [
  '// /// //evil.example/ //evil.example /%2Fevil.example/ /%5Cevil.example /./././ /../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd /.env /.git/config /.next/BUILD_ID /_next/ /_next/image/ /_next/image/?url=%&w=1&q=1',
  '/_next/image/?url=http%3A%2F%2F169.254.169.254%2F&w=640&q=75 /_error/ /500/ /wp-admin/ /index.html /index.rsc',
  '/_not-found/ /_global-error/',
].flatMap((row) => row.split(' '));

const addresses: readonly string[] = [
  ...routes.flatMap((route) => names.map((name) => route.replaceAll('NAME', () => name))),
  ...queried.flatMap((path) => queries.map((query) => path + query)),
  ...whole,
];

const methods = ['TRACE', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'PROPFIND'];
const pages = [
  '/',
  '/inventory/titanium/grade/6al-4v/',
  '/glossary/no-such/',
  '/404/',
  '/quote-sent/Q-7F3K-9M2P-4XWT/abcdefghijklmnopqrstuv/',
  '/quote',
  '/icon.svg',
  '/sitemap.xml',
  '/api/health/',
];

/** Headers that Next, React or a proxy gives a meaning. */
const headers: readonly Record<string, string>[] = [
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { rsc: '1', 'next-router-state-tree': '[[[[' },
  { rsc: '1', 'next-router-segment-prefetch': '/../../x' },
  { 'content-security-policy': "script-src 'nonce-abc'" },
  { 'next-action': '0'.repeat(42), 'content-type': 'text/plain;charset=UTF-8' },
  { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
  { 'x-invoke-status': '500', 'x-invoke-path': '/_error' },
  { 'x-matched-path': '/404', 'x-now-route-matches': '1=x' },
  { 'x-nextjs-data': '1' },
  { 'x-prerender-revalidate': 'x' },
  { 'x-forwarded-for': `${'1.1.1.1, '.repeat(500)}x` },
  { 'accept-language': '*;q='.repeat(500) },
  { range: 'bytes=-1,0-,x' },
  { cookie: '__prerender_bypass=x; __next_preview_data=y' },
];

/** Headers by which a proxy, or somebody who acts as one, names the host that was asked for. */
const otherHosts: readonly Record<string, string>[] = [
  { host: 'evil.example' },
  { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'javascript' },
  { forwarded: 'host=evil.example;proto=https', 'x-forwarded-prefix': '//evil.example' },
  { 'x-original-url': '//evil.example/', 'x-rewrite-url': '//evil.example/' },
  { 'x-middleware-rewrite': 'http://evil.example/', 'next-url': '//evil.example/' },
];

/** What an attacker may post to the quote form. */
const form = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data; boundary=x';
const bodies: readonly (readonly [type: string | null, body: string])[] = [
  [null, ''],
  [form, '%ff=%ff&=&&=='],
  [form, 'fullname=a&fullname=b&email[]=c&__proto__=d'],
  [form, `message=${'x'.repeat(40_000)}`],
  [form, 'fullname=a%0d%0abcc:%20all@example.com&email=a@b.c&phone=1&companyname=x&message=y'],
  [form, '\0'.repeat(1000)],
  [multipart, '--x'],
  [
    multipart,
    '--x\r\ncontent-disposition: form-data; name="fullname"; filename="a"\r\n\r\nb\r\n--x--',
  ],
  ['multipart/form-data', 'x'],
  ['application/json', '{"__proto__":{"a":1}}'],
  ['application/json', '['.repeat(30_000)],
  ['x'.repeat(5000), 'x'],
];

/** An instance of its own, so that what breaks here affects no other test. */
const site = shared(() => startInstance({ QUOTE_LIMIT: '1000000' }));
/** In front of the site, as in production: it refuses what stock Next answers with 500 (docs/operations.md). */
const nginx = shared(() => startNginx([site.url], site.folder));

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
