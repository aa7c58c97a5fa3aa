import { expect, test } from '@playwright/test';
import { sendThroughCrashes } from './persistent-senders';
import { quoteAnswers, post } from '../visitor/quote-post';
import { temporaryFolder } from '../machine/temporary-folder';
import { sampleBuild } from '../site/build';
import { startQuoteSite, startSite } from '../site/start-site';

/** `npm run test:rest` kills for a minute. */
const seconds = Number(process.env.QUOTE_KILL_SECONDS ?? 10);

test.beforeEach(() => test.setTimeout((seconds + 120) * 1000));

test('no acknowledged request is lost, nor any of its files, however often one of two instances is killed', async () => {
  const database = { QUOTES_DATABASE: `file:${temporaryFolder('two-instances')}/quotes.db` };
  const fields = { WORDPRESS_FORM_FILE_FIELDS: 'drawings[]' };
  const site = await startQuoteSite({ ...database, ...fields });
  const timeouts = { WORDPRESS_FORM_TIMEOUT_MS: '1000', QUOTE_RETRY_SECONDS: '1' };
  const delivering = { ...database, ...fields, ...timeouts, WORDPRESS_URL: site.form.url };
  const other = await startSite(sampleBuild, delivering);
  try {
    await sendThroughCrashes(site, seconds);
  } finally {
    await other.stop();
    await site.stop();
  }
});

test('a form that is gone is an alarm, and a second release in a folder of its own delivers what the first took', async () => {
  const site = await startQuoteSite();
  const attention = async () =>
    ((await (await fetch(`${site.url}/api/health/`)).json()) as { attention: string[] }).attention;
  try {
    site.form.setMode('vanished');
    const taken = await post(site.url, { ...quoteAnswers, key: 'first' });
    const { reference } = (await taken.json()) as { reference: string };
    expect([taken.status, reference]).toEqual([200, expect.stringMatching(/^Q-/)]);
    expect(await attention()).toEqual([expect.stringContaining('404 (wpcf7_not_found)')]);
    await expect.poll(() => site.form.posts.length, { timeout: 15_000 }).toBeGreaterThan(2);
    expect(site.output().match(/wpcf7_not_found/g)).toHaveLength(1);

    await site.release();
    site.form.setMode('ok');
    await expect.poll(() => site.form.counts().get(reference), { timeout: 30_000 }).toBe(1);
    expect(await attention()).toEqual([]);

    expect((await site.quotes('show', reference)).output).toContain('mail_sent');
    expect(await site.quotes('delete', reference)).toMatchObject({ status: 0 });
    expect(await site.quotes('delete', reference)).toMatchObject({
      status: 1,
      output: expect.stringContaining(`There is no request ${reference}.`),
    });
  } finally {
    await site.stop();
  }
});
