/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import './page-etag';

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
