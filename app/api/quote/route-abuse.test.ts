/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quoteAnswers as answers } from '@/e2e/visitor/quote-post';
import { quoteVisitors } from '@/e2e/visitor/quote-visitor';

const folder = mkdtempSync(join(tmpdir(), 'route-abuse-'));
let POST: typeof import('./route').POST;
beforeAll(async () => {
  process.env.QUOTES_DATABASE = `file:${join(folder, 'quotes.db')}`;
  process.env.QUOTE_LIMIT = '5';
  ({ POST } = await import('./route'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const json = { accept: 'application/json' };

const post = quoteVisitors(() => POST);
const boundary = { 'content-type': 'multipart/form-data; boundary=x', ...json };
test.each<[string, BodyInit | null, Record<string, string>, number]>([
  ['an empty body', null, { 'content-type': 'application/x-www-form-urlencoded' }, 422],
  ['an empty multipart body', null, boundary, 400],
  ['a body without its end', '--x\r\nContent-Disposition: form-data; name="a"\r\n', boundary, 400],
  ['a multipart body without a boundary', 'x', { 'content-type': 'multipart/form-data' }, 400],
  ['JSON', '{"fullname":"Ada"}', { 'content-type': 'application/json' }, 415],
  ['no type', new Uint8Array([1, 2]), {}, 415],
  ['bytes that are no UTF-8', new Uint8Array([0xff, 0xfe]), boundary, 400],
  ['more than 320 kB', 'message='.padEnd(330_000, 'x'), form(), 413],
])('%s: a sentence, and no fault of ours', async (_, body, headers, status) => {
  for (const accept of ['application/json', 'text/html']) {
    const response = await post(body, { ...headers, accept });
    expect(response.status).toBe(status);
    expect(await response.text()).toMatch(/[A-Z][^.]+\./);
  }
});
function form() {
  return { 'content-type': 'application/x-www-form-urlencoded' };
}

test('a file where text should be, and fields nobody asked for, are not taken for answers', async () => {
  const body = new FormData();
  for (const [name, value] of Object.entries(answers)) body.set(name, value);
  body.set('admin', 'true');
  expect((await post(body, json)).status).toBe(200);
  body.set('fullname', new File(['x'], 'x.txt'));
  expect((await post(body, json)).status).toBe(422);
});

test('a stream of 50 MB is not read beyond the limit', async () => {
  let given = 0;
  const stream = new ReadableStream({
    pull(controller) {
      given += 1;
      controller.enqueue(new Uint8Array(16 * 1024));
      if (given === 3200) controller.close();
    },
  });
  expect((await post(stream, form())).status).toBe(413);
  expect(given).toBeLessThan(26);
});

test.each([
  [{ origin: 'https://evil.example' }, 403],
  [{ origin: 'null' }, 403],
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ origin: 'https://site.example.evil.example' }, 403],
  [{ origin: 'https://%' }, 403],
  [{ origin: 'garbage' }, 403],
  [{ origin: 'https://site.example', 'sec-fetch-site': 'same-origin' }, 200],
  [{ origin: 'null', 'sec-fetch-site': 'same-origin' }, 200],
  [{ origin: 'http://localhost:3000' }, 200],
  [{ origin: 'https://localhost:3001' }, 403],
  [{ origin: 'http://site.example' }, 403],
  [{ origin: 'http://site.example', 'x-forwarded-proto': 'http' }, 200],
  [{ origin: 'https://site.example', 'x-forwarded-proto': 'http' }, 200],
  [{ origin: 'https://site.example:8443' }, 403],
  [{ origin: 'https://site.example', 'x-forwarded-host': 'evil.example' }, 200],
])('a form from %j: %i', async (headers, status) => {
  expect((await post(answers, { ...json, ...(headers as Record<string, string>) })).status).toBe(
    status,
  );
});

test('a flood is answered with Retry-After, while another visitor is served', async () => {
  const flood = { ...json, 'x-forwarded-for': '203.0.113.9, 198.51.100.7' };
  const statuses = [];
  for (let i = 0; i < 8; i += 1)
    statuses.push((await post({ ...answers, key: `flood ${i}` }, flood)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);

  const refused = await post(answers, { ...flood, 'x-forwarded-for': '1.2.3.4, 198.51.100.7' });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(590);
  expect((await refused.json()).message).toMatch(/Too many requests .* try again in 10 minutes/);
  expect((await post(answers, json)).status).toBe(200);
});

test('one customer’s IPv6 networks are counted together, with ten times the room', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 60; i += 1) {
    const network = `2001:db8:7:${(i % 30).toString(16)}::${i}`;
    const response = await post(
      { ...answers, key: `v6 ${i}` },
      { ...json, 'x-forwarded-for': network },
    );
    statuses.push(response.status);
  }
  expect(statuses).toEqual([...Array<number>(50).fill(200), ...Array<number>(10).fill(429)]);
});

test('a disk that fails is admitted, and nothing typed is lost', async () => {
  const { quoteStore } = await import('@/lib/quotes/store');
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(quoteStore(), 'add').mockRejectedValue(new Error('ENOSPC: no space left on device'));
  const response = await post(answers, json);
  expect(response.status).toBe(503);
  expect((await response.json()).message).toBe('Something went wrong please try again.');
  expect(await (await post(answers)).text()).toContain('value="Ada Byron"');
  expect(logged).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(logged.mock.calls.flat().map(String))).not.toContain('Ada');
});
