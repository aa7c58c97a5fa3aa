/** @jest-environment node */
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { listen } from '@/e2e/machine/local-server';
import { beforePaint } from '@/lib/browser/before-paint.cjs';
import { counters } from '@/lib/metrics/metrics.cjs';
import { passFor, writePass } from '@/lib/preview/pass';
import { SiteResponse } from './site-response';

const previewSecret = 'a preview secret of these tests';
jest.mock('@/lib/runtime/env', () => ({
  env: { PREVIEW_SECRET: 'a preview secret of these tests', WORDPRESS_URL: 'https://cms.example' },
}));

/** As Next has it for a page that is kept, and for a preview. */
const cache = 's-maxage=900, stale-while-revalidate=31535100';
const preview = 'private, no-cache, no-store, max-age=0, must-revalidate';

let server: Server;
let origin: string;
let write: (response: SiteResponse) => void;
beforeAll(async () => {
  server = createServer({ ServerResponse: SiteResponse }, (_, response) => write(response));
  origin = await listen(server);
});
afterAll(() => server.close());

/** A whole page, as Next sends it from memory. */
const page =
  (text: string, { status = 200, caching = cache, type = 'text/html; charset=utf-8' } = {}) =>
  (response: SiteResponse) => {
    response.statusCode = status;
    response.setHeader('Cache-Control', caching);
    response.setHeader('Content-Type', type);
    response.setHeader('Content-Length', Buffer.byteLength(text));
    response.end(text);
  };

/** As sent: `fetch` would undo the encoding. */
async function ask(headers: Record<string, string> = {}, method = 'GET', path = '/') {
  const requested = request(origin, { headers, method, path }).end();
  const response = await new Promise<{ statusCode?: number; headers: IncomingHttpHeaders }>(
    (resolve, reject) => requested.once('response', resolve).once('error', reject),
  );
  const body = await buffer(response as unknown as Readable);
  return { status: response.statusCode, headers: response.headers, body, text: body.toString() };
}

test('a page has a tag, the same each time and another when it changes', async () => {
  write = page('the page');
  const first = await ask();
  expect(first).toMatchObject({ status: 200, text: 'the page' });
  expect(first.headers.etag).toMatch(/^"[\w-]{27}"$/);
  expect((await ask()).headers.etag).toBe(first.headers.etag);
  write = page('another page – ø');
  const other = await ask();
  expect(other.headers.etag).not.toBe(first.headers.etag);
  expect(other.text).toBe('another page – ø');
});

test('who has the page is answered 304, with its tag and caching and without its text', async () => {
  write = page('the page');
  const { etag } = (await ask()).headers;
  for (const tag of [etag!, `W/${etag}`, `"x", ${etag}`, '*'])
    expect(await ask({ 'if-none-match': tag })).toMatchObject({
      status: 304,
      text: '',
      headers: { etag, 'cache-control': 'public, max-age=0, must-revalidate' },
    });
  expect((await ask({ 'if-none-match': '"x"' })).status).toBe(200);
});

test('what browsers must ask for each time is kept by shared caches alone', async () => {
  write = page('the page');
  const { headers } = await ask();
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(headers['cdn-cache-control']).toBe('max-age=900, stale-while-revalidate=31535100');
});

test('the payload of a click and data, which Next streams, have a tag and the same caching', async () => {
  for (const type of ['text/x-component', 'application/json']) {
    write = (response) => {
      response.setHeader('Cache-Control', cache);
      response.setHeader('Content-Type', type);
      response.flushHeaders();
      Readable.from([Buffer.from('0:{"a":'), Buffer.from('"ø"}')]).pipe(response);
    };
    const { headers, text } = await ask();
    expect([type, text, headers['cache-control']]).toEqual([
      type,
      '0:{"a":"ø"}',
      'public, max-age=0, must-revalidate',
    ]);
    expect((await ask({ 'if-none-match': headers.etag! })).status).toBe(304);
  }
});

test('an error, a preview and an answer that names no cache get no tag', async () => {
  for (const each of [
    page('gone', { status: 404 }),
    page('draft', { caching: preview }),
    page('answer', { caching: 'no-store', type: 'application/json' }),
  ]) {
    write = each;
    expect((await ask()).headers.etag).toBeUndefined();
  }
});

test('a page that no cache prepared gets the policy of its own scripts, and is not indexed', async () => {
  const html = `<p>x</p><script>${beforePaint}</script>`;
  for (const options of [{ status: 500 }, { caching: preview }]) {
    write = page(html, options);
    const { headers } = await ask();
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
    expect(headers['x-robots-tag']).toBe('noindex');
  }
  write = page(html);
  expect((await ask()).headers['content-security-policy']).toBeUndefined();
});

test('a preview may be framed by WordPress, every other page by nobody', async () => {
  const address = '/inventory/titanium/';
  const pass = writePass(address, passFor('pages', 1), previewSecret);
  const cookie = `preview=${pass}`;
  const ancestors = async (path: string, given: string) => {
    const { headers } = await ask({ cookie: given }, 'GET', path);
    return /frame-ancestors ([^;]+)/.exec(String(headers['content-security-policy']))?.[1];
  };
  write = page('<p>x</p>', { caching: preview });
  expect(await ancestors(address, cookie)).toBe('https://cms.example');
  expect(await ancestors('/inventory/', cookie)).toBe("'none'");
  expect(await ancestors(address, `${cookie}0`)).toBe("'none'");
  write = page('<p>x</p>', { status: 500 });
  expect(await ancestors(address, cookie)).toBe("'none'");
  write = page('<p>x</p>');
  expect(await ancestors(address, cookie)).toBeUndefined();
});

test('the headers that a cached page has too are sent once', async () => {
  write = (response) => {
    response.setHeader('Content-Security-Policy', 'of files');
    response.appendHeader('content-security-policy', 'of the page');
    response.appendHeader('Link', 'a');
    response.appendHeader('Link', 'b');
    response.end();
  };
  const { headers } = await ask();
  expect(headers['content-security-policy']).toBe('of the page');
  expect(headers.link).toBe('a, b');
});

test('each visitor gets the text compressed as asked for, and those after the first a kept copy', async () => {
  const text = 'compressed – ø '.repeat(500);
  write = page(text);
  const plain = await ask();
  for (const [accepted, encoding, undo] of [
    ['gzip', 'gzip', gunzipSync],
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ] as const) {
    for (let time = 0; time < 2; time += 1) {
      const { headers, body } = await ask({ 'accept-encoding': accepted });
      expect(headers).toMatchObject({
        'content-encoding': encoding,
        etag: plain.headers.etag!.replace(/"$/, `-${encoding}"`),
        vary: 'Accept-Encoding',
      });
      expect(body.byteLength).toBeLessThan(text.length / 10);
      expect(undo(body).toString()).toBe(text);
      const again = { 'accept-encoding': accepted, 'if-none-match': headers.etag! };
      expect(await ask(again)).toMatchObject({ status: 304, text: '' });
    }
  }
  const again = await ask({ 'accept-encoding': 'br' });
  expect(again.headers['content-length']).toBe(String(again.body.byteLength));
  for (const accepted of ['identity', 'zstd, br;q=0'])
    expect((await ask({ 'accept-encoding': accepted })).text).toBe(text);
});

test('HEAD has the headers of GET, and no text', async () => {
  const without = (headers: IncomingHttpHeaders) => ({ ...headers, date: '' });
  write = page('the page '.repeat(500));
  for (const requested of [{ 'accept-encoding': 'identity' }, { 'accept-encoding': 'br' }]) {
    await ask(requested); // the first is compressed while it is sent, and its length is not known
    const { headers, status } = await ask(requested);
    const head = await ask(requested, 'HEAD');
    expect(headers.etag).toBeTruthy();
    expect(head).toMatchObject({ status, text: '' });
    expect(without(head.headers)).toEqual(without(headers));
    const known = { ...requested, 'if-none-match': headers.etag! };
    expect(await ask(known, 'HEAD')).toMatchObject({ status: 304, text: '' });
  }
});

test('to Next HEAD is a GET, but of a file of a quote request, which is then not read', async () => {
  const methods: (string | undefined)[] = [];
  write = (response) => {
    methods.push(response.req.method);
    response.end();
  };
  await ask({}, 'HEAD', '/tools/');
  await ask({}, 'HEAD', '/api/quote-file/Q-AAAA-BBBB-CCCC/0/?expires=1&signature=x');
  expect(methods).toEqual(['GET', 'HEAD']);
});

test.each([
  [308, '/glossary/alloy/', '/glossary/a/alloy/?utm=1&b%20c?', '/glossary/alloy/?utm=1&b%20c?'],
  [308, '/services/#sawing', '/old/?utm=1', '/services/?utm=1#sawing'],
  [308, '/glossary/alloy/', '/glossary/a/alloy/', '/glossary/alloy/'],
  [308, '/tools/?x=1', '/old?x=1', '/tools/?x=1'],
  [308, '/post/12/', '/?p=12', '/post/12/'],
  [308, 'https://elsewhere.example/', '/old/?utm=1', 'https://elsewhere.example/'],
  [308, '//elsewhere.example/', '/old/?utm=1', '//elsewhere.example/'],
  [307, '/404/x/', '/x/?utm=1', '/404/x/'],
])('%i to %s asked for as %s leads to %s', async (status, location, requested, to) => {
  write = (response) => {
    response.statusCode = status;
    response.setHeader('Location', location);
    response.end();
  };
  expect((await ask({}, 'GET', requested)).headers.location).toBe(to);
});

test('a picture and a part of a file pass as they come', async () => {
  const bytes = Buffer.alloc(5000, 'x');
  const br = { 'accept-encoding': 'br' };
  write = (response) => {
    response.setHeader('Content-Type', 'image/png');
    response.write(bytes);
    response.end();
  };
  expect((await ask(br)).body.equals(bytes)).toBe(true);
  write = (response) => {
    response.statusCode = 206;
    response.setHeader('Content-Type', 'text/css');
    response.end(bytes);
  };
  expect((await ask(br)).body.equals(bytes)).toBe(true);
});

test('a request that is answered before it has come whole ends its connection', async () => {
  const connections = async (body: string, declared: number) => {
    const headers = { 'content-length': declared, connection: 'keep-alive' };
    const requested = request(origin, { method: 'POST', headers });
    requested.on('error', () => {}); // the server may hang up on what is still sent
    requested.write(body);
    const response = await new Promise<{ headers: IncomingHttpHeaders }>((resolve) =>
      requested.once('response', resolve),
    );
    requested.destroy();
    return response.headers.connection;
  };
  // Like a route handler: it answers after the body has arrived, or after the bytes that it reads.
  write = (response) => void setTimeout(() => response.end('done'), 50);
  expect(await connections('whole', 5)).toBe('keep-alive');
  expect(await connections('a part', 5_000_000)).toBe('close');
});

test('an error and a preview have a header with their duration, a cached page does not', async () => {
  const timing = async () => (await ask()).headers['server-timing'];
  write = page('failed', { status: 500, caching: 'private, no-store' });
  expect(await timing()).toMatch(/^render;dur=\d+\.\d$/);
  write = page('a draft', { caching: preview });
  expect(await timing()).toMatch(/^render;dur=\d+\.\d$/);
  write = page('the page');
  expect(await timing()).toBeUndefined();
});

test.each([
  ['/contact/?x=a.b', {}, 'page'],
  ['/contact/?_rsc=1', { rsc: '1' }, 'payload'],
  ['/_next/static/chunks/a.js', {}, 'asset'],
  ['/api/ready/', {}, 'api'],
  ['/services.md?x', {}, 'file'],
])('%s is counted once by its kind (%j: %s)', async (path, headers, kind) => {
  const counted = () => counters.get('site_requests')?.get(`kind="${kind}",status="203"`) ?? 0;
  const before = counted();
  write = page('the page', { status: 203 });
  await ask(headers, 'GET', path);
  expect(counted()).toBe(before + 1);
});
