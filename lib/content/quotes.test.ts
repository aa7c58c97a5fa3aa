/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const request = {
  fullname: 'Ada Byron',
  companyname: 'Engines',
  email: 'ada',
  phone: '951 555 0100',
  message: 'Two lines\nof text',
};

let server: Server;
let answer: { status: number; body: string } | 'hang' = 'hang';
let received: { url?: string; form?: FormData } = {};
let sendQuote: typeof import('./quotes').sendQuote;

beforeAll(async () => {
  server = createServer(async (incoming, outgoing) => {
    const body = await buffer(incoming);
    received = {
      url: incoming.url,
      form: await new Response(body, {
        headers: { 'content-type': incoming.headers['content-type'] ?? '' },
      }).formData(),
    };
    if (answer !== 'hang') outgoing.writeHead(answer.status).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.WORDPRESS_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.env.WORDPRESS_TIMEOUT_MS = '2000';
  ({ sendQuote } = await import('./quotes'));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const says = (status: string, more: object = {}) => ({
  status: 200,
  body: JSON.stringify({ contact_form_id: 1037, status, message: 'm', ...more }),
});

test('the five fields go to the form as multipart data, under a unit tag', async () => {
  answer = says('mail_sent');
  expect(await sendQuote(request)).toEqual({ kind: 'sent' });
  expect(received.url).toBe('/wp-json/contact-form-7/v1/contact-forms/1037/feedback');
  expect(Object.fromEntries(received.form!)).toEqual({
    ...request,
    message: expect.stringMatching(/^Two lines\r?\nof text$/),
    _wpcf7_unit_tag: 'site-quote',
  });
});

test('a form that is refused with HTTP 200 is refused', async () => {
  answer = says('validation_failed', {
    invalid_fields: [{ field: 'phone', message: 'Please enter a telephone number.', idref: null }],
  });
  expect(await sendQuote(request)).toEqual({
    kind: 'refused',
    because: "WordPress's form said validation_failed.",
    problems: { phone: 'Please enter a telephone number.' },
  });
});

test.each(['spam', 'acceptance_missing'])('%s is refused for good', async (status) => {
  answer = says(status);
  expect(await sendQuote(request)).toMatchObject({ kind: 'refused', problems: {} });
});

test.each([
  ['mail that could not be sent', says('mail_failed'), 'said mail_failed'],
  ['a status unknown to us', says('aborted'), 'said aborted'],
  [
    'a form that is not there',
    { status: 404, body: '{"code":"wpcf7_not_found"}' },
    'answered 404 (wpcf7_not_found)',
  ],
  ['a database that is down', { status: 500, body: '<h1>Error</h1>' }, '(500)'],
  ['a proxy that says yes', { status: 200, body: '<p>Welcome to Wi-Fi</p>' }, 'unable to parse'],
  ['JSON of another kind', { status: 200, body: '[]' }, 'answered 200'],
])('%s: later', async (_, given, because) => {
  answer = given;
  expect(await sendQuote(request)).toEqual({
    kind: 'later',
    because: expect.stringContaining(because),
  });
});

test('no answer in time: later', async () => {
  answer = 'hang';
  expect(await sendQuote(request)).toMatchObject({ kind: 'later' });
});
