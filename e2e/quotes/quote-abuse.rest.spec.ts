import { expect, test } from '@playwright/test';
import { megabytes } from '../machine/memory';
import { quoteAnswers, post } from '../visitor/quote-post';
import { pdf } from '../site/sample-files';
import { shared } from '../site/shared';
import { startQuoteSite } from '../site/start-site';

const site = shared(() =>
  startQuoteSite({
    QUOTE_LIMIT: '20',
    WORDPRESS_FORM_FILE_FIELDS: 'drawing',
    WEBHOOK_SECRET: 'local-only-webhook-secret',
  }),
);

/** So many megabytes of a form's words, as a stream. */
const words = (size: number) => {
  let left = size;
  return new ReadableStream({
    pull(controller) {
      controller.enqueue(new Uint8Array(1024 * 1024));
      left -= 1;
      if (left === 0) controller.close();
    },
  });
};

/** A request with so many megabytes of drawings. */
const drawings = (size: number) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(quoteAnswers)) form.set(name, value);
  const content = new Uint8Array(pdf('x'.repeat(10 * 1024 * 1024 - 100)));
  for (let n = 0; n < size / 10; n += 1)
    form.append('attachments', new File([content], `${n}.pdf`));
  return form;
};

// Other addresses get no body through nginx (`e2e/front/front.spec.ts`).
for (const { path, bodyOf, answers } of [
  { path: '/api/quote/', bodyOf: words, answers: [413, 'hung up'] },
  { path: '/api/webhook/', bodyOf: words, answers: [413, 'hung up'] },
  { path: '/api/quote/', bodyOf: drawings, answers: [200] },
])
  test(`eight bodies of 50 MB at once to ${path} cost less than 50 MB of memory: ${answers.join(' or ')}`, async () => {
    test.setTimeout(120_000);
    let sender = 10; // each request is another visitor's
    const type = bodyOf === words && { 'content-type': 'application/x-www-form-urlencoded' };
    /** Its status; the site may hang up on who goes on sending what it does not take. */
    const send = (size: number) => {
      const init: RequestInit & { duplex: 'half' } = {
        method: 'POST',
        duplex: 'half',
        body: bodyOf(size),
        headers: {
          accept: 'application/json',
          'x-forwarded-for': `203.0.113.${(sender += 1)}`,
          ...type,
        },
      };
      return fetch(site.url + path, init).then(
        ({ status }) => status,
        () => 'hung up',
      );
    };
    // What the first requests of a kind load is no cost of a large one.
    for (let i = 0; i < 4; i += 1) await send(10);
    const before = megabytes(site.pid);
    let most = before;
    const watch = setInterval(() => (most = Math.max(most, megabytes(site.pid))), 20);
    const statuses = await Promise.all(Array.from({ length: 8 }, () => send(50)));
    clearInterval(watch);
    console.log(
      `8 × 50 MB to ${path}: ${statuses.join(' ')}, ${most - before} MB more at the most`,
    );
    expect(answers).toEqual(expect.arrayContaining(statuses));
    expect(most - before).toBeLessThan(50);
    expect((await post(site.url, quoteAnswers, '198.51.100.2')).status).toBe(200);
  });
