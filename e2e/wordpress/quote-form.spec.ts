import { expect, test } from '@playwright/test';
import { startWordPress, type WordPress } from './wordpress';

let cms: WordPress;

test.describe.configure({ mode: 'serial', timeout: 300_000 });
test.beforeAll(async () => {
  cms = await startWordPress();
});
test.afterEach(() => cms.reset());
test.afterAll(() => cms.stop());

const request = {
  fullname: 'Ada Möller',
  companyname: 'Aero & Sons',
  email: 'ada@example.test',
  phone: '951 555 0100',
  message: '40 ft of "6AL-4V" round bar, 1/2″',
};
const unitTag = { _wpcf7_unit_tag: 'wpcf7-f1037-o1' };

async function send(fields: Record<string, string>, form = 1037) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const response = await fetch(`${cms.url}${address(form)}`, { method: 'POST', body });
  return { status: response.status, body: await response.json() };
}
const address = (form: number) => `/wp-json/contact-form-7/v1/contact-forms/${form}/feedback`;

test('a whole request is sent, and kept as it was typed', async () => {
  const { status, body } = await send({ ...request, ...unitTag });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    contact_form_id: 1037,
    status: 'mail_sent',
    message: 'Thank you for your message. It has been sent.',
    into: '#wpcf7-f1037-o1',
    invalid_fields: [],
  });
  expect(body.posted_data_hash).toMatch(/^[0-9a-f]{32}$/);
  expect(await cms.submissions()).toEqual([expect.objectContaining(request)]);
});

test('empty fields are named, with HTTP 200', async () => {
  const { status, body } = await send(unitTag);
  expect(status).toBe(200);
  expect(body.status).toBe('validation_failed');
  expect(body.invalid_fields).toHaveLength(5);
  expect(body.invalid_fields[0]).toEqual({
    field: 'fullname',
    message: 'Please fill out this field.',
    idref: null,
    error_id: 'wpcf7-f1037-o1-ve-fullname',
  });
  expect(await cms.submissions()).toEqual([]);
});

const verdicts = [
  { of: 'a telephone number of letters', change: { phone: 'abc' }, status: 'validation_failed' },
  { of: 'a message too long', change: { message: 'x'.repeat(2001) }, status: 'validation_failed' },
  { of: 'an email of any form', change: { email: 'nope' }, status: 'mail_sent' },
  { of: 'a disallowed word', change: { message: 'evilword' }, status: 'spam' },
  { of: 'a mail server that refuses', change: { message: '[mail_failed]' }, status: 'mail_failed' },
];
for (const { of, change, status } of verdicts) {
  test(`the answer to ${of} is ${status}`, async () => {
    const answer = await send({ ...request, ...unitTag, ...change });
    expect(answer.status).toBe(200);
    expect(answer.body.status).toBe(status);
  });
}

test('without a unit tag the request is refused with 400', async () => {
  const { status, body } = await send(request);
  expect(status).toBe(400);
  expect(body.code).toBe('wpcf7_unit_tag_not_found');
});

test('another form than 1037 is not found', async () => {
  const { status, body } = await send({ ...request, ...unitTag }, 1);
  expect(status).toBe(404);
  expect(body.code).toBe('wpcf7_not_found');
});

for (const type of ['application/json', 'application/x-www-form-urlencoded']) {
  test(`a body of ${type} is refused with 415`, async () => {
    const response = await fetch(`${cms.url}${address(1037)}`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: type.endsWith('json') ? JSON.stringify(request) : new URLSearchParams(request),
    });
    expect(response.status).toBe(415);
    expect((await response.json()).code).toBe('wpcf7_unsupported_media_type');
  });
}

test('the rules of the form can be read', async () => {
  const { rules } = await (await fetch(`${cms.url}${address(1037)}/schema`)).json();
  expect(rules).toContainEqual({
    rule: 'tel',
    field: 'phone',
    error: 'Please enter a telephone number.',
  });
});

test('sixteen requests at once are all kept', async () => {
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, n) => send({ ...request, ...unitTag, fullname: `Ada ${n}` })),
  );
  expect(new Set(answers.map(({ body }) => body.status))).toEqual(new Set(['mail_sent']));
  expect(await cms.submissions()).toHaveLength(16);
});

test('PHP had nothing to complain about in our plugin', async () => {
  expect(await cms.complaints()).not.toContain('hard-metals');
});
