import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { digestOf, type ModeName } from '../site/form-endpoint';
import { quoteAnswers, post } from '../visitor/quote-post';
import { type QuoteSite } from '../site/start-site';
import { pdf } from '../site/sample-files';

const visitors = 12;
const modes: readonly ModeName[] = ['mail_failed', 'ok', 'down', 'ok', 'cut', 'silent'];

/** Two drawings of a request, 300 kB together: others than those of any other. */
const drawings = (key: string) =>
  [1, 2].map((n) => new File([new Uint8Array(pdf(`${n}${key}`.repeat(20_000)))], `${n}.pdf`));

const between = (least: number, most: number) => least + Math.random() * (most - least);

/**
 * Visitors send requests for some seconds, each again until it is acknowledged, while WordPress changes its mode and
 * `disturb` breaks something. Expects every acknowledged request at WordPress; prints the figures under a name.
 */
export async function sendThroughCrashes(
  name: string,
  site: QuoteSite,
  seconds: number,
  disturb: () => Promise<void>,
  hasFiles = false,
): Promise<void> {
  const filesOf = (key: string) => (hasFiles ? drawings(key) : []);
  const references = new Map<string, string>();
  const closing = new AbortController();
  let posts = 0;

  async function sendUntilTaken(key: string) {
    for (;;) {
      posts += 1;
      const reference = await acknowledgement(site.url, key, filesOf(key));
      if (reference) return references.set(key, reference);
      await pause(100);
    }
  }

  async function sendInTurn(visitor: number) {
    for (let number = 0; !closing.signal.aborted; number += 1) {
      await sendUntilTaken(`${visitor}-${number}`);
      await pause(between(10, 60));
    }
  }

  const startedAt = Date.now();
  const end = startedAt + seconds * 1000;
  // A loaded machine takes long for each restart, and is given the time.
  const minKills = Math.floor(seconds / 5) + 1;
  const visits = Array.from({ length: visitors }, (_, i) => sendInTurn(i));
  let kills = 0;
  for (; Date.now() < end || kills < minKills; kills += 1) {
    site.form.setMode(modes[kills % modes.length]!);
    await pause(between(600, 2200));
    await disturb();
  }
  const killedFor = (Date.now() - startedAt) / 1000;
  site.form.setMode('ok');
  closing.abort();
  await Promise.all(visits);

  const ended = Date.now();
  const missing = () => {
    const delivered = site.form.counts();
    return [...references.values()].filter((each) => !delivered.has(each)).length;
  };
  await expect.poll(async () => (await overviewOf(site)).waiting, { timeout: 90_000 }).toBe(0);
  // The operator decides on requests that WordPress may have received three times: here, to post them again.
  const left = (await overviewOf(site)).refused;
  if (left > 0) expect(await site.quotes('resend')).toMatchObject({ status: 0 });
  expect(missing()).toBe(0);

  let whole = 0;
  for (const [key, reference] of references) {
    const sent = await Promise.all(filesOf(key).map(digestOf));
    if (JSON.stringify(site.form.files.get(reference)) === JSON.stringify(sent)) whole += 1;
  }
  expect(whole).toBe(references.size);

  const twice = [...site.form.counts().values()].filter((count) => count > 1).length;
  console.log(
    `${name}: ${references.size} acknowledged of ${posts} posts, ${whole} with all their files, ${kills} kills in ${killedFor.toFixed(0)} s; ` +
      `${missing()} lost; ${left} left to the operator, who had them posted again; ${twice} delivered more than once, each under its one reference; ` +
      `all delivered ${((Date.now() - ended) / 1000).toFixed(1)} s after the last.`,
  );
  expect(references.size).toBeGreaterThan(seconds);
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
async function acknowledgement(
  url: string,
  key: string,
  files: readonly File[],
): Promise<string | null> {
  try {
    const fields = { ...quoteAnswers, message: `Please quote ${key}`, key };
    const response = await post(url, fields, undefined, files);
    const { reference } = (await response.json()) as { reference: string | null };
    return response.ok ? reference : null;
  } catch {
    return null; // killed while it answered: the visitor presses Send again
  }
}
