/** @jest-environment node */
import { join } from 'node:path';
import { temporaryFolder } from '@/e2e/machine/temporary-folder';
import { quoteAnswers as answers } from '@/e2e/visitor/quote-post';
import { quoteVisitors } from '@/e2e/visitor/quote-visitor';

const folder = temporaryFolder('route');
let POST: typeof import('./route').POST;
beforeAll(async () => {
  process.env.QUOTES_DATABASE = `file:${join(folder, 'quotes.db')}`;
  process.env.QUOTE_LIMIT = '5';
  ({ POST } = await import('./route'));
});

const json = { accept: 'application/json' };

/** The page of one request: its reference, and a token of 128 bits. */
const pageOf = /^\/quote-sent\/Q(-\w{4}){3}\/[\w-]{22}\/$/;

const post = quoteVisitors(() => POST);
const store = async () => (await import('@/lib/quotes/store')).quoteStore();
const kept = async () => (await (await store()).undelivered()).length;
const messageOf = async (reference: string) =>
  (await (await store()).find(reference))?.request.message;

test('a request is stored before it is confirmed, with a reference', async () => {
  const before = await kept();
  const response = await post(answers, json);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const { reference, ...said } = await response.json();
  expect(said).toEqual({
    message: 'Message sent successfully!',
    page: expect.stringMatching(pageOf),
    problems: {},
    again: false,
  });
  expect(await messageOf(reference)).toContain(answers.message);
  expect(await kept()).toBe(before + 1);
});

test('a double click makes one request', async () => {
  const before = await kept();
  const both = await Promise.all([1, 2].map(() => post({ ...answers, key: 'double' }, json)));
  const [first, second] = await Promise.all(both.map((response) => response.json()));
  expect(first).toEqual(second);
  expect(await kept()).toBe(before + 1);
});

test('a plain form lands on a page of its own, in both encodings', async () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...answers, key: 'plain' })) form.set(name, value);
  for (const body of [form, { ...answers, key: 'plain' }]) {
    const response = await post(body as Record<string, string>);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toMatch(pageOf);
  }
});

test('a plain form that is not taken comes back as it was filled in', async () => {
  const response = await post({ ...answers, fullname: '"><script>alert(1)</script>', phone: '' });
  expect(response.status).toBe(422);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  const page = await response.text();
  expect(page).toContain('<title>Error: Quote request not sent');
  expect(page).toContain('<li><a href="#phone">Enter your phone number.</a>');
  expect(page).toContain('<h2>Something went wrong please try again.</h2>');
  expect(page).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  expect(page).toContain('Please quote 12 pieces.</textarea>');
  expect(page).not.toContain('<script');
});

test('the message is required also with a quote list', async () => {
  const response = await post({ ...answers, message: ' ', list: '1. Inconel 718' }, json);
  expect(response.status).toBe(422);
  expect((await response.json()).problems).toEqual({ message: 'Enter your message.' });
});

test('missing answers are listed by field, in the order of the form', async () => {
  const response = await post({ ...answers, fullname: ' ', phone: '', email: '' }, json);
  expect(response.status).toBe(422);
  const { problems, message } = await response.json();
  expect(Object.entries(problems)).toEqual([
    ['fullname', 'Enter your full name.'],
    ['email', 'Enter your email address.'],
    ['phone', 'Enter your phone number.'],
  ]);
  // The form shows each sentence once, at its field.
  expect(message).toBe('Something went wrong please try again.');
});

test.each(['x', 'Ø', '鋼', '🔩'])(
  'a cut list of 20,000 “%s” is taken, in both encodings',
  async (letter) => {
    const message = letter.repeat(20_000 / letter.length);
    const form = new FormData();
    const fields = { ...answers, message, list: '鋼'.repeat(9000) };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    expect((await post(fields, json)).status).toBe(200);
    const { reference } = await (await post(form, json)).json();
    expect(await messageOf(reference)).toContain(message);
  },
);

test('more than may be sent is refused before it is stored, with how much to take out', async () => {
  const response = await post({ ...answers, message: 'x'.repeat(20_001) }, json);
  expect((await response.json()).problems.message).toBe(
    'Message: at most 20000 characters, please.',
  );
  const both = await post({ ...answers, list: 'x\n'.repeat(16_000) }, json);
  expect((await both.json()).problems.message).toMatch(
    /^The message and the quote list are 2,\d+ characters too long together\. Please shorten/,
  );
});

describe('a sender that looks like a program is asked to press Send again', () => {
  test.each<Record<string, string>>([
    { reason: 'buy pills' },
    { reason: 'buy pills', elapsed: '2500' },
    { elapsed: '300' },
  ])('%j', async (sign) => {
    const first = await post({ ...answers, ...sign }, json);
    expect(first.status).toBe(422);
    expect(await first.json()).toMatchObject({ again: true, message: /press Send again/ });
    const second = await post({ ...answers, ...sign, again: 'yes' }, json);
    expect(second.status).toBe(200);
  });

  test.each<Record<string, string>>([
    {},
    { elapsed: '2000' },
    { reason: 'filled in', elapsed: '90000' },
  ])('a person is not: %j', async (sign) =>
    expect((await post({ ...answers, ...sign }, json)).status).toBe(200),
  );

  test('without a script too', async () => {
    const page = await (await post({ ...answers, reason: 'x' })).text();
    expect(page).toContain('<input type="hidden" name="again" value="yes">');
    expect(page).not.toContain('Something went wrong');
  });
});

const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };
const boundary = { 'content-type': 'multipart/form-data; boundary=x', ...json };
test.each<[string, BodyInit | null, Record<string, string>, number]>([
  ['an empty body', null, urlencoded, 422],
  ['an empty multipart body', null, boundary, 400],
  ['a body without its end', '--x\r\nContent-Disposition: form-data; name="a"\r\n', boundary, 400],
  ['a multipart body without a boundary', 'x', { 'content-type': 'multipart/form-data' }, 400],
  ['JSON', '{"fullname":"Ada"}', { 'content-type': 'application/json' }, 415],
  ['no type', new Uint8Array([1, 2]), {}, 415],
  ['bytes that are no UTF-8', new Uint8Array([0xff, 0xfe]), boundary, 400],
  ['more than 320 kB', 'message='.padEnd(330_000, 'x'), urlencoded, 413],
])('%s: a sentence, and no fault of ours', async (_, body, headers, status) => {
  for (const accept of ['application/json', 'text/html']) {
    const response = await post(body, { ...headers, accept });
    expect(response.status).toBe(status);
    expect(await response.text()).toMatch(/[A-Z][^.]+\./);
  }
});

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
  expect((await post(stream, urlencoded)).status).toBe(413);
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
