import { expect, test } from '@playwright/test';
import { digestOf } from '../site/form-endpoint';
import { pdf } from '../site/sample-files';
import { startWordPress, type WordPress } from '../real-wordpress/wordpress';

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
  message: '40 ft of "6Al-4V" round bar, 1/2″',
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

test('a telephone number with an extension is taken', async () => {
  const { body } = await send({ ...request, ...unitTag, phone: '951.555.0100 x12' });
  expect(body.status).toBe('mail_sent');
});

test('a file of another kind is refused under its field', { tag: '@rest' }, async () => {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...request, ...unitTag })) body.set(name, value);
  body.set('attachment-2', new Blob(['MZ']), 'setup.exe');
  const response = await fetch(cms.url + address(1037), { method: 'POST', body });
  const { status, invalid_fields } = await response.json();
  expect([status, invalid_fields[0].field]).toEqual(['validation_failed', 'attachment-2']);
  expect(await cms.submissions()).toEqual([]);
});

test.describe('a request that comes again', () => {
  let count = 0;
  /** A request of its own, named as the site names it. */
  function named(message: string) {
    count += 1;
    const reference = `Q-7F3K-9M2P-C${100 + count}`;
    return { ...request, message, reference, _wpcf7_unit_tag: reference };
  }
  let mailsBefore = 0;
  test.beforeEach(async () => {
    mailsBefore = (await cms.mails()).length;
  });
  const mailed = async (message: string) =>
    (await cms.mails()).slice(mailsBefore).filter((mail) => mail.message.includes(message)).length;
  const kept = async (message: string) =>
    (await cms.submissions()).filter((submission) => submission.message === message).length;

  test('mails and keeps a request once, however often it comes', async () => {
    const quote = named('Six times');
    const first = await send(quote);
    expect(first.body.status).toBe('mail_sent');
    for (let times = 0; times < 5; times += 1) expect(await send(quote)).toEqual(first);
    expect([await mailed('Six times'), await kept('Six times')]).toEqual([1, 1]);
  });

  test('recognizes a request by its unit tag alone, and by its field alone', async () => {
    const { reference, _wpcf7_unit_tag: tag, ...fields } = named('By either');
    const tagged = `wpcf7-f1037-o1-${tag}`;
    for (const names of [
      { _wpcf7_unit_tag: tagged },
      { reference, ...unitTag },
      { _wpcf7_unit_tag: tag },
    ])
      expect((await send({ ...fields, ...names })).body.status).toBe('mail_sent');
    expect([await mailed('By either'), await kept('By either')]).toEqual([1, 1]);
  });

  test('mails it once where it comes again while the mail server takes its time', async () => {
    const quote = named('Forty feet [slow mail]');
    const first = send(quote);
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect((await send(quote)).body.status).toBe('aborted');
    expect((await first).body.status).toBe('mail_sent');
    expect((await send(quote)).body.status).toBe('mail_sent');
    expect([await mailed('[slow mail]'), await kept('Forty feet [slow mail]')]).toEqual([1, 1]);
  });

  test('mails it when it comes again after the mail failed', async () => {
    const quote = named('Later [mail_failed]');
    for (let times = 0; times < 2; times += 1)
      expect((await send(quote)).body.status).toBe('mail_failed');
    expect((await send({ ...quote, message: 'Later' })).body.status).toBe('mail_sent');
    expect(await mailed('Later')).toBe(1);
  });

  test('mails the files of a request, under their names', { tag: '@rest' }, async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries(named('With a drawing'))) body.set(name, value);
    const drawing = new Blob([new Uint8Array(pdf())]);
    body.set('attachment-1', drawing, 'bracket 1.pdf');
    body.set('attachment-2', drawing, 'bracket-1.pdf');
    const response = await fetch(cms.url + address(1037), { method: 'POST', body });
    expect((await response.json()).status).toBe('mail_sent');
    const attachments = (await cms.mails()).at(-1)?.attachments ?? {};
    expect(Object.keys(attachments)).toContain('bracket-1.pdf');
    // WordPress makes one name of both.
    const digest = await digestOf(drawing);
    expect(Object.values(attachments)).toEqual([digest, digest]);
  });

  test('mails two requests without a reference, or with two, each', async () => {
    const [one, two] = [named('Each'), named('Each')];
    const { message } = one;
    for (const quote of [one, two, { ...request, message, ...unitTag, reference: 'Q-1' }])
      expect((await send(quote)).body.status).toBe('mail_sent');
    expect((await send({ ...request, message, ...unitTag })).body.status).toBe('mail_sent');
    expect([await mailed('Each'), await kept('Each')]).toEqual([4, 4]);
  });
});

test('PHP had nothing to complain about in our plugin', async () => {
  expect(await cms.complaints()).not.toContain('hard-metals');
});

test('with PHP’s notices printed round the JSON a request is still mailed once', async () => {
  await cms.load('printed-notices.php');
  const reference = 'Q-7F3K-9M2P-PR1N';
  const before = (await cms.mails()).length;
  for (let times = 0; times < 2; times += 1) {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...request, reference, ...unitTag }))
      body.append(name, value);
    const response = await fetch(cms.url + address(1037), { method: 'POST', body });
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(text).toMatch(/^<br \/>\n<b>Warning<\/b>.*"status":"mail_sent".*<b>Notice<\/b>/s);
  }
  expect((await cms.mails()).length - before).toBe(1);
});
