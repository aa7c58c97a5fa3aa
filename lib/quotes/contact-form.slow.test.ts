/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { close, listen } from '@/e2e/machine/local-server';

const request = {
  fullname: 'Ada Byron',
  companyname: 'Engines',
  email: 'ada',
  phone: '951 555 0100',
  message: 'Two lines\nof text',
};

let server: Server;
let answer:
  | { status: number; body: string; headers?: Record<string, string>; takes?: number }
  | 'hang'
  | 'cut' = 'hang';
let received: { url?: string; method?: string; form?: FormData } = {};
let contactForm: typeof import('./contact-form');
const postToWordPress = (given = request) => contactForm.postToWordPress('Q-AAAA-AAAA-AAAA', given);

beforeAll(async () => {
  server = createServer(async (incoming, outgoing) => {
    const body = await buffer(incoming);
    const type = incoming.headers['content-type'];
    received = { url: incoming.url, method: incoming.method };
    if (type)
      received.form = await new Response(body, { headers: { 'content-type': type } }).formData();
    if (answer === 'cut') return incoming.socket.destroy();
    if (answer === 'hang') return undefined;
    if (answer.takes) await pause(answer.takes);
    return outgoing.writeHead(answer.status, answer.headers).end(answer.body);
  });
  process.env.WORDPRESS_URL = await listen(server);
  process.env.WORDPRESS_TIMEOUT_MS = '500';
  process.env.WORDPRESS_FORM_TIMEOUT_MS = '1500';
  process.env.WORDPRESS_FORM_FILE_FIELDS = 'drawing, more[]';
  contactForm = await import('./contact-form');
});
afterAll(() => close(server));

const says = (status: string, more: object = {}) => ({
  status: 200,
  body: JSON.stringify({ contact_form_id: 1037, status, message: 'm', ...more }),
});
const notices =
  '<br />\n<b>Warning</b>: Undefined array key "{x}" in <b>/srv/a.php</b> on line 7<br />\n';

test('the five fields go to the form as multipart data, with the reference as unit tag and field', async () => {
  answer = says('mail_sent');
  expect(await postToWordPress()).toEqual({ kind: 'sent' });
  expect(received.url).toBe('/wp-json/contact-form-7/v1/contact-forms/1037/feedback');
  expect(Object.fromEntries(received.form!)).toEqual({
    ...request,
    message: expect.stringMatching(/^Two lines\r?\nof text$/),
    _wpcf7_unit_tag: 'Q-AAAA-AAAA-AAAA',
    reference: 'Q-AAAA-AAAA-AAAA',
  });
});

test.each([
  ['a mailer that takes longer than a reading may', { ...says('mail_sent'), takes: 800 }],
  ['JSON behind what PHP prints', { status: 200, body: `${notices}${says('mail_sent').body}` }],
  ['JSON before what PHP prints', { status: 200, body: `${says('mail_sent').body}\n${notices}` }],
])('%s is read', async (_, given) => {
  answer = given;
  expect(await postToWordPress()).toEqual({ kind: 'sent' });
});

const { stringContaining } = expect;
const invalid = (field: string, message: string) =>
  says('validation_failed', { invalid_fields: [{ field, message, idref: null }] });

test.each([
  ['a field', invalid('phone', 'A number.'), 'validation_failed.', { phone: 'A number.' }],
  ['what looks like spam', says('spam'), 'answered spam. Is reCAPTCHA', {}],
  ['a form without consent', says('acceptance_missing'), 'answered acceptance_missing.', {}],
])('%s is refused for good, with HTTP 200', async (_, given, reason, problems) => {
  answer = given;
  expect(await postToWordPress()).toEqual({
    kind: 'refused',
    reason: stringContaining(reason),
    wordpressMessage: 'm',
    problems,
  });
});

const fileOf = (name: string) => ({
  line: `${name}, 1 kB`,
  link: `https://site.example/${name}`,
  file: new File([name], name, { type: 'application/pdf' }),
});

test.each([
  ['a long message', 2001, [], 'takes no message of 2001 characters: set maxlength'],
  // The list of files, which the site adds, is none of the visitor's words.
  ['a list of files', 1980, ['bracket.pdf'], 'takes no message of 20'],
])('a form that takes no %s is the operator’s to mend', async (_, length, names, reason) => {
  answer = invalid('message', 'This field has a too long input.');
  const files = names.map(fileOf);
  const long = { ...request, message: 'x'.repeat(length) };
  expect(await contactForm.postToWordPress('Q-AAAA-AAAA-AAAA', long, files)).toEqual({
    kind: 'refused',
    reason: stringContaining(reason),
    wordpressMessage: 'This field has a too long input.',
    problems: {},
  });
});

const away = '<h1>Briefly unavailable for scheduled maintenance.';
const noDatabase = '<h1>Error establishing a database connection</h1>';
const elsewhere = { location: 'https://other.example/' };
test.each([
  ['is not there', { status: 404, body: '{"code":"wpcf7_not_found"}' }, '(wpcf7_not_found)', true],
  ['is behind a firewall', { status: 403, body: '<h1>Forbidden</h1>' }, '403', true],
  ['takes no such body', { status: 415, body: '{"code":"x y"}' }, '415.', true],
  ['is on another host', { status: 301, body: '', headers: elsewhere }, 'redirects to', true],
  ['has too many requests', { status: 429, body: '' }, '429', false],
  ['is in maintenance', { status: 503, body: away }, 'maintenance', false],
  ['asks to wait', { status: 502, body: '', headers: { 'retry-after': '9' } }, '502', false],
  ['has no database', { status: 500, body: noDatabase }, '500', false],
])('a form that %s does not have the request', async (_, given, reason, alarm) => {
  answer = given;
  expect(await postToWordPress()).toEqual({
    kind: 'undelivered',
    reason: stringContaining(reason),
    alarm,
  });
});

const cutShort = { status: 200, body: '{"status":"mail_se', headers: { 'content-length': '99' } };
test.each([
  ['mail that could not be sent', says('mail_failed'), 'answered mail_failed'],
  ['a status unknown to us', says('aborted'), 'answered aborted'],
  ['a fault after the mail', { status: 500, body: '<h1>Error</h1>' }, 'answered 500'],
  ['a page in its place', { status: 200, body: '<p>Wi-Fi</p>' }, 'nothing that can be read'],
  ['JSON of another kind', { status: 200, body: '[]' }, 'answered 200'],
  ['braces without end', { status: 200, body: '{'.repeat(200_000) }, 'answered 200'],
  ['quotes without end', { status: 200, body: '{"' + '\\\\"'.repeat(100_000) }, 'answered 200'],
  ['an answer cut short', cutShort, ''],
  ['a closed connection', 'cut' as const, 'terminated'],
  ['no answer in time', 'hang' as const, 'terminated'],
])('%s: WordPress may have it', async (_, given, reason) => {
  answer = given;
  expect(await postToWordPress()).toMatchObject({
    kind: 'unknown',
    reason: stringContaining(reason),
  });
});

test('nobody at the other end: WordPress does not have it', async () => {
  const gone = createServer();
  const url = await listen(gone);
  await close(gone);
  await jest.isolateModulesAsync(async () => {
    for (const each of [url, url.replace('127.0.0.1', 'localhost'), 'http://nowhere.invalid']) {
      jest.resetModules();
      process.env.WORDPRESS_URL = each;
      const isolated = await import('./contact-form');
      expect(await isolated.postToWordPress('Q', request)).toMatchObject({
        kind: 'undelivered',
        alarm: false,
      });
    }
  });
});

test.each([
  ['a form that says it takes posts only', { status: 404, body: '{"code":"rest_no_route"}' }, true],
  ['the form itself', { status: 200, body: '{}' }, true],
  ['a page in its place', { status: 200, body: '<p>Welcome</p>' }, false],
  ['a fault', { status: 500, body: '' }, false],
  ['nothing', 'hang' as const, false],
])('whether WordPress answers is asked without a post: %s', async (_, given, answers) => {
  answer = given;
  expect(await contactForm.formAnswers()).toBe(answers);
  expect(received.method).toBe('GET');
});

describe('files', () => {
  const sendFiles = () =>
    contactForm.postToWordPress(
      'Q-AAAA-AAAA-AAAA',
      request,
      ['a.pdf', 'b.pdf', 'c.pdf'].map(fileOf),
    );
  const messageOf = () => String(received.form?.get('message')).replaceAll('\r\n', '\n');

  test('go into the fields of the form, and are named in the message', async () => {
    answer = says('mail_sent');
    expect(await sendFiles()).toEqual({ kind: 'sent' });
    const form = received.form!;
    const names = (field: string) => form.getAll(field).map((each) => (each as File).name);
    expect([names('drawing'), names('more[]')]).toEqual([['a.pdf'], ['b.pdf', 'c.pdf']]);
    expect(messageOf()).toBe(
      'Two lines\nof text\n\nAttachments:\n1. a.pdf, 1 kB\n   attached\n2. b.pdf, 1 kB\n   attached\n3. c.pdf, 1 kB\n   attached',
    );
  });

  test.each([
    [
      'its file fields',
      says('validation_failed', { invalid_fields: [{ field: 'drawing', message: 'Too big.' }] }),
      'refused',
    ],
    ['a body of this size', { status: 413, body: '' }, 'undelivered'],
    [
      'a body that PHP dropped',
      { status: 400, body: '{"code":"wpcf7_unit_tag_not_found"}' },
      'undelivered',
    ],
  ] as const)('go as links where WordPress refuses %s', async (_, refusal, kind) => {
    answer = refusal;
    expect(await sendFiles()).toMatchObject({ kind });
    expect(received.form!.getAll('drawing')).toEqual([]);
    expect(messageOf()).toContain('1. a.pdf, 1 kB\n   https://site.example/a.pdf');
  });
});
