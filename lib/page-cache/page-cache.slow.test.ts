/** @jest-environment node */
import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforePaint } from '@/lib/browser/before-paint.cjs';
import { pageCache } from '../runtime/process-state.cjs';
import PageCache from './page-cache.cjs';

const key = '/route-cache/APP_PAGE/9fe/$/inventory/titanium';
const context = { kind: 'APP_PAGE' };
const lifetime = { cacheControl: { revalidate: 900 } };
const css = 'a{color:red}';
const chunks = { otherChunks: ['a.js'], runtimeModuleIds: [7] };
const start = `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(${JSON.stringify(chunks)});`;
const open = '(self.__next_f=self.__next_f||[]).push([0])';
const element = (text: string) => `<script>${text}</script>`;
const escaped = (json: string) =>
  json.replace(/[&<>\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);
const push = (text: string) => element(`self.__next_f.push(${escaped(JSON.stringify([1, text]))})`);

let folder: string;
let server: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'page-cache-'));
  server = join(folder, 'server');
  mkdirSync(server);
  mkdirSync(join(folder, 'static/chunks'), { recursive: true });
  writeFileSync(join(folder, 'static/chunks/a.css'), css);
  writeFileSync(
    join(folder, 'build-manifest.json'),
    JSON.stringify({
      chunkLoadingGlobal: 'TURBOPACK',
      pagesChunkGroupBootstrapParams: { '/page': chunks },
    }),
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

/** As a server has it after a restart, with nothing in memory. */
const cache = () => new PageCache({ flushToDisk: true, serverDistDir: server });

/** A page as Next 16.4 makes it, with some HTML in its body and pieces of flight data. */
function page(body: string, pieces: readonly string[] = ['0:"data"\n'], headers: object = {}) {
  return {
    kind: 'APP_PAGE' as const,
    html: `<html><head><link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>${element(beforePaint)}</head><body>${body}<script id="_R_">${start}</script>${element(open)}${pieces.map(push).join('')}</body></html>`,
    rscData: Buffer.from(pieces.join('')),
    headers: { 'x-next-cache-tags': 'menu', ...headers },
    status: 200,
  };
}

/** The page as it is sent after it was stored, and after a restart. */
async function sent(given: ReturnType<typeof page>) {
  const first = { ...given };
  await cache().set(key, first, lifetime);
  const again = (await cache().get(key, context))!.value as typeof first;
  expect(again.html).toBe(first.html);
  expect(again.headers).toEqual(first.headers);
  return again as typeof first & { headers: Record<string, string> };
}

const inline = /<script(?![^>]*\ssrc)[^>]*>(.*?)<\/script\b[^>]*>/gis;
/** What a browser runs of a page under its policy. */
function allowed({ html, headers }: { html: string; headers: Record<string, string> }) {
  const policy = headers['content-security-policy']!;
  return [...html.matchAll(inline)]
    .map(([, text]) => text!)
    .filter((text) =>
      policy.includes(`'sha256-${createHash('sha256').update(text).digest('base64')}'`),
    );
}

/** What React in the browser is handed by a page under its policy. */
function received(given: { html: string; headers: Record<string, string> }): string {
  const pushed: [number, string?][] = [];
  for (const script of allowed(given).filter((text) => text.includes('__next_f')))
    // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- the test runs it as a browser does
    new Function('self', script)({ __next_f: pushed });
  expect(pushed.filter(([kind]) => kind === 0)).toEqual([[0]]);
  return pushed.map(([, data = '']) => data).join('');
}

test.each([
  ['a hint of a style sheet', ':HL["/x.css","style"]\n'],
  ['a hint in the words of React', ':HL[\\"/_next/static/chunks/a.css\\",\\"style\\"]\\n'],
  [
    'a link',
    '"link","0",{"rel":"stylesheet","href":"/_next/static/chunks/a.css","precedence":"next"}',
  ],
  ['the end of a script', '</script><script>alert(1)</script>'],
])('editors’ text reaches React byte for byte: %s', async (_, text) => {
  const row = `1:T${Buffer.byteLength(text).toString(16)},${text}2:["$","p"]\n`;
  expect(received(await sent(page('<p>x</p>', [row, '0:"data"\n'])))).toBe(`${row}0:"data"\n`);
});

describe('a script in the HTML is not allowed because it looks like one of Next', () => {
  beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {}));
  test.each([
    ['the channel is opened again', '<script>self.__next_f.push([0])</script >'],
    ['the channel is opened as Next does', element(open)],
    ['a piece', push('evil')],
    ['the first piece of the data', push('0:"data"\n')],
    ['a start of a page', element(start.replace('7', '8'))],
    ['all of it', `${element(open)}${push('evil too')}</body></html>`],
    ['all of it in one script', element(`${open};self.__next_f.push([1,"evil"])`)],
    ['code', '<script>alert(1)</script>'],
  ])('%s', async (_, injected) => {
    const answer = await sent(page(`<h1>${injected}</h1>`));
    expect(received(answer)).toBe('0:"data"\n');
    const [before, first, flight, ...others] = allowed(answer);
    expect([before, first, others]).toEqual([beforePaint, start, []]);
    expect(flight).toContain('0:"data"');
    expect(console.warn).toHaveBeenCalled();
  });
});

test('the policy of a page of 210 kB in sixty pieces is below a kilobyte, and lets in no style of another', async () => {
  const answer = await sent(
    page(
      '<p>x</p>'.repeat(10_000),
      Array.from({ length: 60 }, (_, i) => `${i}:"${'x'.repeat(2000)}"\n`),
    ),
  );
  const policy = answer.headers['content-security-policy']!;
  expect(policy.length).toBeLessThan(1000);
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain(
    `style-src 'self' 'sha256-${createHash('sha256').update(css).digest('base64')}';`,
  );
  expect(answer.html).toContain(`<style>${css}</style>`);
});

test('the policy is computed, whatever policy was stored with a page', async () => {
  const answer = await sent(page('', undefined, { 'content-security-policy': 'default-src *' }));
  expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; /);
});

describe('damaged files', () => {
  const storedFile = () =>
    join(server, 'stored-pages', readdirSync(join(server, 'stored-pages'))[0]!);
  /** The build's own copy of the page. */
  function build({ html, rscData, headers, status }: ReturnType<typeof page>) {
    const file = join(server, 'app/inventory/titanium');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.html`, html);
    writeFileSync(`${file}.rsc`, rscData);
    writeFileSync(
      `${file}.meta`,
      JSON.stringify({ headers, status, routeCache: { key, isFallback: false } }),
    );
  }
  beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {}));

  test.each([0, 40, 70, 300, -1])(
    'a file cut at %d bytes is a miss, and is removed',
    async (bytes) => {
      await cache().set(key, page('new'), lifetime);
      const { size } = statSync(storedFile());
      truncateSync(storedFile(), bytes < 0 ? size + bytes : bytes);
      expect(await cache().get(key, context)).toBeNull();
      expect(readdirSync(join(server, 'stored-pages'))).toEqual([]);
      expect(console.warn).toHaveBeenCalledWith(
        'The stored file of /inventory/titanium/ is damaged, and is removed.',
      );
    },
  );

  test('a file with the content of another page is a miss', async () => {
    await cache().set(key, page('new'), lifetime);
    writeFileSync(
      storedFile(),
      readFileSync(storedFile(), 'latin1').replace('>new<', '>old<'),
      'latin1',
    );
    expect(await cache().get(key, context)).toBeNull();
  });

  test('a page of the build that is cut is a miss', async () => {
    build(page('built'));
    expect(await cache().get(key, context)).not.toBeNull();
    truncateSync(join(server, 'app/inventory/titanium.html'), 60);
    expect(await cache().get(key, context)).toBeNull();
  });

  test('a page of the build with the flight data of another is a miss', async () => {
    build(page('built'));
    writeFileSync(join(server, 'app/inventory/titanium.rsc'), '0:"other"\n');
    expect(await cache().get(key, context)).toBeNull();
  });

  test('the copy of the build takes the place of a damaged file', async () => {
    build(page('built'));
    await cache().set(key, page('new'), lifetime);
    truncateSync(storedFile(), 60);
    expect((await cache().get(key, context))?.value).toMatchObject({
      html: expect.stringContaining('<body>built'),
    });
  });

  test('after a damaged file the next page is stored and read', async () => {
    await cache().set(key, page('new'), lifetime);
    truncateSync(storedFile(), 7);
    await cache().get(key, context);
    await cache().set(key, page('newer'), lifetime);
    expect((await cache().get(key, context))?.value).toMatchObject({
      html: expect.stringContaining('newer'),
    });
  });
});

test('a Next that names the server’s folder otherwise is refused, except in middleware, which has none', () => {
  expect(() => new PageCache({ flushToDisk: true })).toThrow('serverDistDir');
  process.env.NEXT_RUNTIME = 'edge';
  expect(() => new PageCache({})).not.toThrow();
  delete process.env.NEXT_RUNTIME;
});

test('an editor reads when a page was generated, of the pages that were read', async () => {
  const before = Date.now();
  await cache().set('/$/generated', page('now'), lifetime);
  const at = pageCache.generated.get('/generated/');
  expect(at).toBeGreaterThanOrEqual(before);
  await cache().get('/$/generated', context);
  expect(pageCache.generated.get('/generated/')).toBe(at);
  for (let i = 0; i < 1000; i += 1) await cache().set(`/$/${i}`, page('more'), lifetime);
  expect(pageCache.generated.size).toBe(1000);
  expect(pageCache.generated.has('/generated/')).toBe(false);
});

test('the visitor of a page that does not exist no longer waits once the 404 is stored', async () => {
  pageCache.cycleMs = 900_000;
  const pages = cache();
  await pages.get('/$/invented', context);
  expect(pageCache.visitorWaits()).toBe(true);
  await pages.set('/$/invented', { ...page('not here'), status: 307 }, lifetime);
  expect(pageCache.visitorWaits()).toBe(false);
  expect(await pages.get('/$/invented', context)).toBeNull();
  pageCache.cycleMs = null;
});

test('a redirect to the 404 page replaces a page that was deleted, with its target', async () => {
  await cache().set(key, page('there'), lifetime);
  const row = '2:E{"digest":"NEXT_REDIRECT;replace;/404/inventory/titanium/;307;"}\n';
  await cache().set(key, { ...page('', [row]), status: 307 }, lifetime);
  expect((await cache().get(key, context))?.value).toMatchObject({
    status: 307,
    headers: { location: '/404/inventory/titanium/' },
  });
});

test('a response of a route handler is read back byte for byte, with its headers', async () => {
  const route = key.replace('APP_PAGE', 'APP_ROUTE');
  const body = Buffer.from([0, 255, 10, 13]);
  const headers = { 'content-type': 'image/png', 'x-next-cache-tags': 'menu' };
  await cache().set(route, { kind: 'APP_ROUTE', body, headers, status: 200 }, lifetime);
  const answer = await cache().get(route, { kind: 'APP_ROUTE' });
  expect(answer).toMatchObject({ ...lifetime, value: { kind: 'APP_ROUTE', headers, status: 200 } });
  expect((answer!.value as { body: Buffer }).body.equals(body)).toBe(true);
});

test('the segments of a page are read back', async () => {
  const segmentData = new Map([
    ['/_tree', Buffer.from('tree')],
    ['/x/__PAGE__', Buffer.from([0, 1, 2])],
  ]);
  await cache().set(key, { ...page('x'), segmentData }, lifetime);
  expect((await cache().get(key, context))?.value).toMatchObject({ segmentData });
});

test('data is not stored: pages are the only cache', async () => {
  await cache().set('page tags', { kind: 'FETCH', data: {} }, {});
  expect(await cache().get('page tags', { kind: 'FETCH' })).toBeNull();
});

test('a redirect generated in the background has its target, whatever editors wrote on the page', async () => {
  const redirectRow = 'f:E{"digest":"NEXT_REDIRECT;push;//evil.example/;307;"}';
  const text = `${'x'.repeat(1_024)}\n${redirectRow}\n`;
  const data = [
    `0:["$","p",null,{"children":${JSON.stringify(redirectRow)}}]\n`,
    `1:T${Buffer.byteLength(text).toString(16)},${text}`,
    '2:E{"digest":"123"}\n',
    '3:E{"digest":"NEXT_REDIRECT;replace;/404/?a;b;307;"}\n',
  ];
  await cache().set(key, page('there'), lifetime);
  const gone = { ...page(redirectRow, data), status: 307 };
  await cache().set(key, gone, lifetime);
  expect(gone.headers).toMatchObject({ location: '/404/?a;b' });
  expect((await cache().get(key, context))?.value).toMatchObject({
    headers: { location: '/404/?a;b' },
  });
});

test('a page without a redirect gets no target, even where its flight data ends within a row', async () => {
  for (const last of [
    '9:',
    '9',
    '9:T',
    '9:Tzz,',
    '9:T-5,',
    '9:Tff,short',
    '9:E{"digest"',
    '9:E{"digest":5}',
  ]) {
    await cache().set(key, page('there'), lifetime);
    const gone = { ...page('NEXT_REDIRECT;push;//evil.example/;307;', [last]), status: 404 };
    await cache().set(key, gone, lifetime);
    expect(gone.headers).not.toHaveProperty('location');
  }
});
