/** @jest-environment node */
import { createServer, get, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { takes } from './ready-pages';

let server: Server;
let url: string;
let page = 'the page';
let status = 200;
beforeAll(async () => {
  server = createServer((_, response) => {
    response.statusCode = status;
    response.setHeader('Content-Length', Buffer.byteLength(page));
    response.end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => server.close());
beforeEach(() => {
  page = 'the page';
  status = 200;
});

const ask = async (tag?: string) => {
  const response = await fetch(url, { headers: tag ? { 'if-none-match': tag } : {} });
  return {
    status: response.status,
    tag: response.headers.get('etag'),
    text: await response.text(),
  };
};

test('a page has a tag, the same each time and another when it changes', async () => {
  const first = await ask();
  expect(first).toEqual({
    status: 200,
    tag: expect.stringMatching(/^"[\w-]{27}"$/),
    text: 'the page',
  });
  expect(await ask()).toEqual(first);
  page = 'another page – ø';
  expect((await ask()).tag).not.toBe(first.tag);
  expect((await ask()).text).toBe('another page – ø');
});

test('who has the page is told so, without it', async () => {
  const { tag } = await ask();
  const told = { status: 304, tag, text: '' };
  expect(await ask(tag!)).toEqual(told);
  expect(await ask(`W/${tag}`)).toEqual(told);
  expect(await ask(`"x", ${tag}`)).toEqual(told);
  expect(await ask('*')).toEqual(told);
  expect((await ask('"x"')).status).toBe(200);
});

test('what is no page of ours gets no tag', async () => {
  status = 404;
  expect(await ask()).toEqual({ status: 404, tag: null, text: 'the page' });
});

/** As sent: `fetch` would undo the encoding. */
const raw = (headers: Record<string, string>) =>
  new Promise<{ headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    get(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }));
    }).on('error', reject);
  });

/** Asks until the compressed form is ready, which is made behind the first answer. */
async function compressed(accepted: string) {
  for (;;) {
    const answer = await raw({ 'accept-encoding': accepted });
    if (answer.headers['content-encoding']) return answer;
    expect(answer.body.toString()).toBe(page);
  }
}

test('the first visitor gets the page as it is, those after it a smaller one, made once', async () => {
  page = 'compressed – ø '.repeat(500);
  const plain = await raw({});
  expect((await raw({ 'accept-encoding': 'gzip' })).headers['content-encoding']).toBeUndefined();
  for (const [accepted, encoding, undo, mark] of [
    ['gzip', 'gzip', gunzipSync, '-gzip'],
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync, '-br'],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync, '-gzip'],
  ] as const) {
    const { headers, body } = await compressed(accepted);
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'content-length': String(body.byteLength),
      etag: plain.headers.etag!.replace(/"$/, `${mark}"`),
    });
    expect(body.byteLength).toBeLessThan(page.length / 10);
    expect(undo(body).toString()).toBe(page);
    const again = await raw({ 'accept-encoding': accepted, 'if-none-match': headers.etag! });
    expect(again.body).toHaveLength(0);
  }
  expect((await raw({ 'accept-encoding': 'identity' })).body.toString()).toBe(page);
  expect((await raw({ 'accept-encoding': 'zstd, br;q=0' })).body.toString()).toBe(page);
});

test.each([
  ['', 'gzip', false],
  ['gzip', 'gzip', true],
  ['GZIP', 'gzip', true],
  ['deflate, gzip;q=1.0, *;q=0.5', 'gzip', true],
  ['gzip;q=0', 'gzip', false],
  ['gzip; q=0.000', 'gzip', false],
  ['gzip;q=0.001', 'gzip', true],
  ['bro', 'br', false],
  ['x-br', 'br', false],
])('"%s" takes %s: %s', (accepted, encoding, taken) => {
  expect(takes(accepted, encoding)).toBe(taken);
});
