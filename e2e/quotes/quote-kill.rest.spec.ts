import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { quoteAnswers, post } from '../visitor/quote-post';
import { pdf } from '../site/sample-files';
import { temporaryFolder } from '../machine/temporary-folder';
import { sampleBuild } from '../site/build';
import { digestOf, type ModeName } from '../site/form-endpoint';
import { shared } from '../site/shared';
import { startQuoteSite, startSite, type QuoteSite } from '../site/start-site';

/** `npm run test:rest` kills for a minute. */
const seconds = Number(process.env.QUOTE_KILL_SECONDS ?? 10);

const visitors = 12;
const modes: readonly ModeName[] = ['mail_failed', 'ok', 'down', 'ok', 'cut', 'silent'];

/** A drawing of a request, 150 kB: another than that of any other. */
const drawingOf = (key: string) =>
  new File([new Uint8Array(pdf(key.repeat(20_000)))], 'drawing.pdf');

const between = (least: number, most: number) => least + Math.random() * (most - least);

/**
 * Visitors send requests for some seconds, each again until it is acknowledged, while WordPress changes its mode and the
 * site is killed. Expects every acknowledged request at WordPress, with its file.
 */
async function sendThroughCrashes(site: QuoteSite, seconds: number): Promise<void> {
  const references = new Map<string, string>();
  const closing = new AbortController();

  async function sendInTurn(visitor: number) {
    for (let number = 0; !closing.signal.aborted; number += 1) {
      const key = `${visitor}-${number}`;
      let reference: string | null = null;
      while (!(reference = await acknowledgement(site.url, key))) await pause(100);
      references.set(key, reference);
      await pause(between(10, 60));
    }
  }

  const end = Date.now() + seconds * 1000;
  // A loaded machine takes long for each restart, and is given the time.
  const minKills = Math.floor(seconds / 5) + 1;
  const visits = Array.from({ length: visitors }, (_, i) => sendInTurn(i));
  for (let kills = 0; Date.now() < end || kills < minKills; kills += 1) {
    site.form.setMode(modes[kills % modes.length]!);
    await pause(between(600, 2200));
    await site.kill();
  }
  site.form.setMode('ok');
  closing.abort();
  await Promise.all(visits);

  await expect.poll(async () => (await overviewOf(site)).waiting, { timeout: 90_000 }).toBe(0);
  // The operator decides on requests that WordPress may have received three times: here, to post them again.
  if ((await overviewOf(site)).refused > 0)
    expect(await site.quotes('resend')).toMatchObject({ status: 0 });
  const missing = () => [...references.values()].filter((each) => !site.form.counts().has(each));
  // Another process may have claimed some of them.
  await expect.poll(missing, { timeout: 15_000 }).toEqual([]);
  for (const [key, reference] of references)
    expect(site.form.files.get(reference)).toEqual([await digestOf(drawingOf(key))]);
  expect(references.size).toBeGreaterThan(seconds / 4); // a busy machine sends fewer
  // Each request has a reference of its own.
  expect(new Set(references.values()).size).toBe(references.size);
}

/** How many requests are not delivered yet, and how many are left to the operator. */
async function overviewOf(site: QuoteSite): Promise<{ waiting: number; refused: number }> {
  const { output } = await site.quotes();
  const count = (title: string) =>
    Number(output.match(new RegExp(`^${title}.*: (\\d+)$`, 'm'))?.[1]);
  return { waiting: count('Waiting') + count('Being delivered'), refused: count('Refused') };
}

/** The reference of an acknowledged request; `null` where nothing, or no yes, came back. */
async function acknowledgement(url: string, key: string): Promise<string | null> {
  try {
    const fields = { ...quoteAnswers, message: `Please quote ${key}`, key };
    const response = await post(url, fields, undefined, [drawingOf(key)]);
    const { reference } = (await response.json()) as { reference: string | null };
    return response.ok ? reference : null;
  } catch {
    return null; // killed while it answered: the visitor presses Send again
  }
}

test.beforeEach(() => test.setTimeout((seconds + 120) * 1000));

const settings = {
  QUOTES_DATABASE: `file:${temporaryFolder('two-instances')}/quotes.db`,
  WORDPRESS_FORM_FILE_FIELDS: 'drawings[]',
  WORDPRESS_FORM_TIMEOUT_MS: '1000',
  QUOTE_RETRY_SECONDS: '1',
};
const killed = shared(() => startQuoteSite(settings));
const other = shared(() => startSite(sampleBuild, { ...settings, WORDPRESS_URL: killed.form.url }));
const site = shared(() => startQuoteSite());

test('no acknowledged request is lost, nor any of its files, however often one of two instances is killed', async () => {
  expect((await other.get('/api/ready/')).status).toBe(200);
  await sendThroughCrashes(killed, seconds);
});

test('a form that is gone is an alarm, and a second release in a folder of its own delivers what the first took', async () => {
  const attention = async () => (await site.health()).attention;
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
});
