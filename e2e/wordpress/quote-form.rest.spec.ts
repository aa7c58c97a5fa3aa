import { expect, test } from '@playwright/test';
import { digestOf } from '../site/form-endpoint';
import { pdf } from '../site/sample-files';
import { shared } from '../site/shared';
import { startWordPress } from '../real-wordpress/wordpress';

test.describe.configure({ mode: 'serial' });
const cms = shared(startWordPress);

const request = {
  fullname: 'Ada Möller',
  companyname: 'Aero & Sons',
  email: 'ada@example.test',
  phone: '951 555 0100',
  message: '40 ft of "6Al-4V" round bar, 1/2″',
};
const unitTag = { _wpcf7_unit_tag: 'wpcf7-f1037-o1' };

async function post(fields: Record<string, string>, files: Record<string, File> = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...files })) body.set(name, value);
  const address = `${cms.url}/wp-json/contact-form-7/v1/contact-forms/1037/feedback`;
  return (await fetch(address, { method: 'POST', body })).text();
}

async function send(...request: Parameters<typeof post>) {
  const { into: _, ...answer } = JSON.parse(await post(...request)) as Record<string, string>;
  return answer;
}

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
    expect(first.status).toBe('mail_sent');
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
      expect((await send({ ...fields, ...names })).status).toBe('mail_sent');
    expect([await mailed('By either'), await kept('By either')]).toEqual([1, 1]);
  });

  test('mails it once where it comes again while the mail server takes its time', async () => {
    const quote = named('Forty feet [slow mail]');
    const first = send(quote);
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect((await send(quote)).status).toBe('aborted');
    expect((await first).status).toBe('mail_sent');
    expect((await send(quote)).status).toBe('mail_sent');
    expect([await mailed('[slow mail]'), await kept('Forty feet [slow mail]')]).toEqual([1, 1]);
  });

  test('mails it when it comes again after the mail failed', async () => {
    const quote = named('Later [mail_failed]');
    for (let times = 0; times < 2; times += 1)
      expect((await send(quote)).status).toBe('mail_failed');
    expect((await send({ ...quote, message: 'Later' })).status).toBe('mail_sent');
    expect(await mailed('Later')).toBe(1);
  });

  test('mails the files of a request, under their names', async () => {
    const drawing = new Uint8Array(pdf());
    const files = {
      'attachment-1': new File([drawing], 'bracket 1.pdf'),
      'attachment-2': new File([drawing], 'bracket-1.pdf'),
    };
    expect((await send(named('With a drawing'), files)).status).toBe('mail_sent');
    const attachments = (await cms.mails()).at(-1)?.attachments ?? {};
    expect(Object.keys(attachments)).toContain('bracket-1.pdf');
    // WordPress makes one name of both.
    const digest = await digestOf(new Blob([drawing]));
    expect(Object.values(attachments)).toEqual([digest, digest]);
  });

  test('mails two requests without a reference, or with two, each', async () => {
    const [one, two] = [named('Each'), named('Each')];
    const { message } = one;
    for (const quote of [one, two, { ...request, message, ...unitTag, reference: 'Q-1' }])
      expect((await send(quote)).status).toBe('mail_sent');
    expect((await send({ ...request, message, ...unitTag })).status).toBe('mail_sent');
    expect([await mailed('Each'), await kept('Each')]).toEqual([4, 4]);
  });
});
