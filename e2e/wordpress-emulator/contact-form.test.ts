/** @jest-environment node */
import { createWordPress } from './emulator';

const wordpress = () => createWordPress({ records: [], media: [], menu: [] });
const path = '/wp-json/contact-form-7/v1/contact-forms/1037/feedback';
const valid = {
  _wpcf7_unit_tag: 'hello',
  fullname: 'Ada Miller',
  companyname: 'Miller & Sons',
  email: 'ada, at the shop',
  phone: '951.555.0100',
  message: 'Two bars of 6AL-4V',
};

async function post(values: Record<string, string>, init: RequestInit = {}, cms = wordpress()) {
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) body.set(name, value);
  const headers = { 'user-agent': 'node' };
  const request = new Request(`https://wordpress.sample${path}`, {
    method: 'POST',
    body,
    headers,
    ...init,
  });
  const response = await cms.answer(request);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

test('a complete request is sent, and kept', async () => {
  const cms = wordpress();
  expect(await post(valid, {}, cms)).toEqual({
    status: 200,
    body: {
      contact_form_id: 1037,
      status: 'mail_sent',
      message: 'Thank you for your message. It has been sent.',
      posted_data_hash: expect.stringMatching(/^[\da-f]{32}$/) as string,
      into: '#hello',
      invalid_fields: [],
    },
  });
  expect(cms.submissions()).toEqual([valid]);
});

test('the five fields alone are refused: Contact Form 7 wants its unit tag', async () => {
  const { _wpcf7_unit_tag: _, ...five } = valid;
  expect(await post(five)).toEqual({
    status: 400,
    body: {
      code: 'wpcf7_unit_tag_not_found',
      message: 'There is no valid unit tag.',
      data: { status: 400 },
    },
  });
});

test.each([
  ['no name', { fullname: ' ' }, 'fullname', 'Please fill out this field.'],
  ['letters for a phone', { phone: 'abc' }, 'phone', 'Please enter a telephone number.'],
  ['a short phone', { phone: '123' }, 'phone', 'Please enter a telephone number.'],
  ['an extension', { phone: '951.555.0100 x12' }, 'phone', 'Please enter a telephone number.'],
  ['a long message', { message: 'x'.repeat(2001) }, 'message', 'This field has a too long input.'],
])('%s: answered 200, and not sent', async (_, values, field, message) => {
  const cms = wordpress();
  const { status, body } = await post({ ...valid, ...values }, {}, cms);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    status: 'validation_failed',
    posted_data_hash: '',
    invalid_fields: [{ field, message, idref: null, error_id: `hello-ve-${field}` }],
  });
  expect(cms.submissions()).toEqual([]);
});

test('who does not name a browser is taken for a robot', async () => {
  expect(await post(valid, { headers: {} })).toMatchObject({
    status: 200,
    body: { status: 'spam' },
  });
});

test.each(['mail_failed', 'spam', 'aborted'] as const)('set so, it answers %s', async (status) => {
  const cms = wordpress();
  cms.answerForms(status);
  expect(await post(valid, {}, cms)).toMatchObject({ status: 200, body: { status } });
  expect(cms.submissions()).toEqual([]);
});

test('only multipart is read', async () => {
  const json = { 'user-agent': 'node', 'content-type': 'application/json' };
  expect(await post({}, { headers: json, body: '{}' })).toMatchObject({
    status: 415,
    body: { code: 'wpcf7_unsupported_media_type' },
  });
});

test.each([
  ['GET', path, 404, 'rest_no_route'],
  ['GET', `${path}/schema`, 200, undefined],
  ['GET', path.replace('1037', '9') + '/schema', 404, 'wpcf7_not_found'],
])('%s %s answers %d', async (method, at, status, code) => {
  const response = await wordpress().answer(
    new Request(`https://wordpress.sample${at}`, { method }),
  );
  expect(response.status).toBe(status);
  expect(((await response.json()) as { code?: string }).code).toBe(code);
});
