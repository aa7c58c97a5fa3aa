/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quoteAnswers as answers } from '@/e2e/visitor/quote-post';
import { quoteVisitors } from '@/e2e/visitor/quote-visitor';

const folder = mkdtempSync(join(tmpdir(), 'route-'));
let POST: typeof import('./route').POST;
beforeAll(async () => {
  process.env.QUOTES_DATABASE = `file:${join(folder, 'quotes.db')}`;
  process.env.QUOTE_LIMIT = '5';
  ({ POST } = await import('./route'));
});
afterAll(() => rmSync(folder, { recursive: true }));

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
