/** @jest-environment node */
import { temporaryFolder } from '@/e2e/machine/temporary-folder';

const folder = temporaryFolder('moved');
Object.assign(process.env, {
  WORDPRESS_URL: 'https://cms.example.com',
  SITE_URL: 'https://www.example.com',
  LAST_BUILD_FOLDER: folder,
});
const moved = import('./moved');

let asked: string[] = [];
/** WordPress sends every path to this address, or nowhere. */
function redirecting(location: string | null) {
  asked = [];
  globalThis.fetch = (async (url: string) => {
    asked.push(url);
    return new Response(null, location ? { status: 301, headers: { location } } : { status: 404 });
  }) as typeof fetch;
}

/** Each test happens hours after the one before it. */
let clock = Date.now();
beforeEach(() => jest.useFakeTimers({ now: (clock += 100_000_000) }));
afterEach(() => jest.useRealTimers());
const later = (ms: number) => jest.advanceTimersByTime(ms);

test.each([
  ['a page', 'https://cms.example.com/about-us-2', '/about-us-2/'],
  ['an old address of ours', 'https://cms.example.com/titanium-grades/', '/inventory/titanium/'],
  ['a relative address', '/quality/', '/quality/'],
  ['another host', 'https://shop.example/x', 'https://shop.example/x'],
  ['what is no host, by two slashes', 'https://cms.example.com//evil.example/x', '/x/'],
  [
    'a file',
    'https://cms.example.com/wp-content/uploads/card.pdf',
    'https://cms.example.com/wp-content/uploads/card.pdf',
  ],
])('to %s', async (what, location, target) => {
  redirecting(location);
  expect(await (await moved).getMoved(`/${encodeURIComponent(what)}/`)).toBe(target);
});

test.each([
  ['nowhere', null],
  ['itself without the slash', 'https://cms.example.com/old'],
  ['the login', 'https://cms.example.com/wp-login.php?redirect_to=x'],
  ['the start page, as strangers are sent', 'https://cms.example.com/'],
])('%s is no redirect of an editor', async (_, location) => {
  redirecting(location);
  expect(await (await moved).getMoved('/old/')).toBeNull();
});

test('found once, it is cached for a cycle; a thousand others cost ten requests a minute', async () => {
  const { getMoved } = await moved;
  redirecting('/quality/');
  expect(await getMoved('/kept/')).toBe('/quality/');
  redirecting(null);
  for (let i = 0; i < 1000; i += 1) expect(await getMoved(`/no-${i}/`)).toBeNull();
  expect(await getMoved('/kept/')).toBe('/quality/');
  expect(asked).toHaveLength(9);
  later(60_100);
  redirecting(null);
  expect(await getMoved('/no-500/')).toBeNull();
  expect(asked).toEqual(['https://cms.example.com/no-500/']);
});

test('that there is none is known for a minute, and costs no further request', async () => {
  const { getMoved } = await moved;
  redirecting(null);
  for (let i = 0; i < 100; i += 1) expect(await getMoved('/old.html/')).toBeNull();
  expect(asked).toHaveLength(1);
  later(61_000);
  redirecting('/quality/');
  expect(await getMoved('/old.html/')).toBe('/quality/');
});

test('what scanners request uses up no questions', async () => {
  const { getMoved, getRenamed } = await moved;
  redirecting('/quality/');
  for (const path of [
    'xmlrpc.php',
    '.env',
    'wp-login',
    'WP-Config.PHP.bak',
    'dump.sql',
    'a.tar.gz',
  ])
    for (let i = 0; i < 10; i += 1) {
      expect(await getMoved(`/${path}/`)).toBeNull();
      expect(await getRenamed('um_services', path)).toBeNull();
    }
  expect(asked).toEqual([]);
  for (const path of ['old.html', 'card.pdf', 'old.aspx', 'ti-6.4', 'new-wp-steel'])
    expect(await getMoved(`/scanned-not/${path}/`)).toBe('/quality/');
});

test('two posts renamed in one second are found while a thousand unknown pages are asked for', async () => {
  const { getMoved, getRenamed } = await moved;
  redirecting(null);
  for (let i = 0; i < 1_000; i += 1) await getMoved(`/no-${i}/`);
  for (const to of ['one', 'two']) {
    redirecting(`/um-services/${to}/`);
    expect(await getRenamed('um_services', `${to}-before`)).toBe(to);
  }
});

test('a rename that a webhook named needs no question, however many were asked', async () => {
  const { getMoved, getRenamed } = await moved;
  const { rememberRenames } = await import('./renames');
  Object.assign(process.env, { NEXT_RUNTIME: 'nodejs', PORT: '3000' }); // only a server stores them
  const change = (type: string, before: string, slug: string) =>
    ({ type, before, slug, event: 'changed' }) as const;
  redirecting(null);
  for (let i = 0; i < 100; i += 1) await getRenamed('um_services', `no-${i}`);
  asked = [];
  const long = 'öld'.repeat(25); // 200 bytes in WordPress, all that it has room for
  await Promise.all([
    rememberRenames([change('um_services', 'one', 'two'), change('um_services', 'two', 'three')]),
    rememberRenames([change('page', 'öld', 'new')]),
    rememberRenames([change('page', long, 'short')]),
    rememberRenames([change('um_services', 'left', 'right')]),
    rememberRenames([change('um_services', 'right', 'left')]),
  ]);
  expect(await getRenamed('um_services', 'one')).toBe('three');
  expect(await getRenamed('um_services', 'two')).toBe('three');
  expect(await getMoved('/%C3%B6ld/')).toBe('/new/');
  expect(await getMoved(`/${encodeURIComponent(long)}/`)).toBe('/short/');
  expect(await getRenamed('um_services', 'left')).toBeNull();
  await rememberRenames([change('um_services', 'three', 'one')]);
  expect(await getRenamed('um_services', 'two')).toBe('one');
  expect(await getRenamed('um_services', 'one')).toBeNull();
  expect(asked).toEqual([]);
  delete process.env.PORT;
});

test.each([
  ['does not answer', () => Promise.reject(new TypeError('fetch failed'))],
  ['fails', async () => new Response(null, { status: 503 })],
])('while WordPress %s, a known redirect stays and another address has none', async (_, answer) => {
  const { getMoved } = await moved;
  redirecting('/quality/');
  expect(await getMoved('/known/')).toBe('/quality/');
  later(1_000_000);
  globalThis.fetch = answer as typeof fetch;
  expect(await getMoved('/known/')).toBe('/quality/');
  expect(await getMoved('/old/')).toBeNull();
  later(1_000_000);
  redirecting(null);
  expect(await getMoved('/known/')).toBeNull();
});

test('a redirect to what is no address is none, and is logged', async () => {
  const logged = jest.spyOn(console, 'warn').mockImplementation(() => {});
  redirecting('https://www.example.com:abc/');
  expect(await (await moved).getMoved('/old/')).toBeNull();
  expect(logged.mock.calls).toEqual([
    [expect.stringMatching(/^https:..cms.example.com.old. redirects to "https:.*:abc.", which is/)],
  ]);
});

test.each([
  ['um_services', '/um-services/new-name/', 'new-name'],
  ['titanium_specs', 'https://cms.example.com/titanium-specs/n%e6%97%a5/', 'n日'],
  ['um_services', 'https://cms.example.com/about-us-2/', null],
  ['um_services', 'https://cms.example.com/processes/new-name/', null],
  ['um_services', null, null],
])('a renamed post of %s that WordPress sends to %s is %s now', async (type, location, slug) => {
  redirecting(location);
  expect(await (await moved).getRenamed(type, 'öld')).toBe(slug);
  expect(asked).toEqual([`https://cms.example.com/?post_type=${type}&name=%C3%B6ld`]);
});

test('of a slug that WordPress cannot have it is not asked', async () => {
  redirecting('/um-services/new-name/');
  for (const slug of ['', 'x'.repeat(201)])
    expect(await (await moved).getRenamed('um_services', slug)).toBeNull();
  expect(asked).toEqual([]);
});

test('one that is known stands after its cycle, however many invented addresses used up the questions', async () => {
  const { getMoved } = await moved;
  redirecting('/quality/');
  expect(await getMoved('/known/')).toBe('/quality/');
  later(1_000_000);
  redirecting(null);
  for (let i = 0; i < 100; i += 1) {
    await getMoved(`/invented-${i}/`);
    later(1_000);
  }
  redirecting('/quality/');
  for (let i = 0; i < 30; i += 1) {
    expect(await getMoved('/known/')).toBe('/quality/');
    later(1_000_000);
    await getMoved(`/invented-${i}/`);
  }
});
