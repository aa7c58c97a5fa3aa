import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { records as sampleRecords } from '@/lib/cms/sample/records';
import { signPreview } from '@/lib/preview/token';
import { success } from '@/lib/quotes/messages';
import { faultNames, faults, type FaultName } from '../fake-cms/faults';
import { startFakeCms } from '../fake-cms/server';
import { textOf } from '../page/page-text';
import { secret, signedWebhook } from '../site/webhook';
import { quoteAnswers, post } from '../visitor/quote-post';
import { shared } from '../site/shared';
import { startBuiltSite, startSite } from '../site/start-site';
import { temporaryFolder } from '../machine/temporary-folder';

const previewSecret = 'local-only-preview-secret';
/** A cycle of one second instead of fifteen minutes, and a second and a half of patience with WordPress. */
const settings = {
  REVALIDATE_SECONDS: '1',
  WORDPRESS_TIMEOUT_MS: '1500',
  WORDPRESS_FORM_TIMEOUT_MS: '500',
  QUOTE_RETRY_SECONDS: '1',
  WEBHOOK_SECRET: secret,
  PREVIEW_SECRET: previewSecret,
  WORDPRESS_USER: 'editor',
  WORDPRESS_APPLICATION_PASSWORD: 'local only',
  QUOTES_DATABASE: `file:${temporaryFolder('outage-quotes')}/quotes.db`,
};
/** Longer than a cycle: the next visit regenerates a page, in the background. */
const pastTheCycleMs = 1200;
/** Until that has failed, where WordPress answers at once. */
const untilItFailedMs = 2000;
const grade = '/inventory/titanium/grade/6al-4v/';

/** What is large may also be late, where patience is a second and a half. */
function sentenceOf(fault: FaultName): RegExp {
  const { ends, sentence } = faults[fault];
  return ends === 'by its size' ? new RegExp(`${sentence.source}|timeout`) : sentence;
}

/** One page of each kind. The sitemap reads every collection. */
const pages = [
  '/',
  '/inventory/',
  '/inventory/nickel/',
  '/inventory/titanium/grade/6al-4v/',
  '/inventory/titanium/specs/ams-4928/',
  '/inventory/titanium/form/round-bar/',
  '/services/',
  '/services/sourcing/',
  '/services/value-added-processes/sawing/',
  '/glossary/',
  '/glossary/alloy/',
  '/about-us-2/',
  '/capabilities/',
  '/contact/',
  '/tools/conversion/',
  '/sitemap/',
] as const;

async function fetchPage(site: string, path: string) {
  const response = await fetch(site + path, { redirect: 'manual' });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

/** The title of the one grade that is edited meanwhile. */
const titleAfter = (what: string) => `6Al-4V after ${what}`;

/** What a visitor sees at a page: its status, which titles of that grade, and its content without scripts. */
interface Seen {
  path: string;
  status: number;
  titles: string;
  content: string;
}

const seen = (site: string): Promise<readonly Seen[]> =>
  Promise.all(
    pages.map(async (path) => {
      const { status, html } = await fetchPage(site, path);
      const body = String(html.match(/<body[\s\S]*<\/footer>/)?.[0]);
      // React ends a text with an empty comment or not, as the part after it was ready or not when the page was drawn.
      const content = body.replace(/<script[\s\S]*?<\/script>/g, '').replaceAll('<!-- -->', '');
      const titles = [...new Set(content.match(/6Al-4V after \w+/g))].join();
      return { path, status, titles, content };
    }),
  );

/** Pages that show something else than before, each with the place where it begins. */
const changes = (before: readonly Seen[], now: readonly Seen[]) =>
  before.flatMap((page, index) => {
    const other = now[index];
    if (other && other.status === page.status && other.content === page.content) return [];
    let at = 0;
    while (at < page.content.length && page.content[at] === other?.content[at]) at += 1;
    const around = (text = '') => text.slice(Math.max(0, at - 120), at + 120);
    const { path, status, titles, content } = page;
    return [
      { path, before: [status, titles, around(content)] },
      { path, now: [other?.status, other?.titles, around(other?.content)] },
    ];
  });

/** The first of each collection of the sample, and what the pages above show: a build of all takes twice as long. */
const isShown = ({ slug }: { slug: string }) => pages.some((path) => path.endsWith(`/${slug}/`));
const records = sampleRecords.filter((record, i) => {
  const before = sampleRecords
    .slice(0, i)
    .filter((other) => other.collection === record.collection);
  return before.length < 14 || isShown(record);
});
const cms = shared(() => startFakeCms({ isNamed: true, records }));
let environment: Record<string, string>;
let title: string;
/** A draft as WordPress's preview button names it, and its slug. */
let draft: string;
const draftSlug = 'not-yet-published';

function edit(after: string) {
  title = titleAfter(after);
  cms.edit('titanium_grades/6al-4v', { title });
}

const site = shared(async () => {
  edit('nothing');
  const post = { collection: 'titanium_grades', slug: draftSlug, title: 'Ti 17', content: '' };
  draft = `titanium_grades/${cms.add({ ...post, status: 'draft' })}`;
  environment = { ...settings, ...cms.settings };
  return startBuiltSite('outage', environment);
});

/**
 * What visitors see once no page shows an older title than the last, and each collection was read again: a cause that
 * comes back before that is the same outage, and is not logged again.
 */
async function visitsAfterRegeneration(): ReturnType<typeof seen> {
  let visits = await seen(site.url);
  await expect(async () => {
    visits = await seen(site.url);
    const old = visits.filter(({ titles }) => titles !== '' && titles !== title);
    // First, because of sixteen stale pages eight are regenerated at a time.
    await Promise.all(old.map(({ path }) => fetchPage(site.url, path)));
    expect(old).toEqual([]);
    expect(await site.faults()).toEqual([]);
  }).toPass({ timeout: 60_000, intervals: [400] });
  expect(visits.filter(({ status }) => status !== 200)).toEqual([]);
  return visits;
}

async function sendWebhook() {
  const edited = { type: 'titanium_grades', event: 'changed', slug: '6al-4v' };
  const answer = await signedWebhook(edited)(site.url);
  return { status: answer.status, message: ((await answer.json()) as { message: string }).message };
}

/** Sends a quote request while WordPress fails so; the reference under which it was taken. */
async function quote(fault: FaultName): Promise<string> {
  const address = `192.0.2.${faultNames.indexOf(fault)}`;
  const answer = await post(site.url, { ...quoteAnswers, key: fault }, address);
  const { message, reference } = (await answer.json()) as { message: string; reference: string };
  expect([answer.status, message]).toEqual([200, success]);
  return reference;
}

/** What an editor got who asked for a preview: where it is, and what opens it; or why there is none. */
interface Opened {
  status: number;
  address: string;
  cookie: string;
  says: string;
}

/** Asks for the preview of the draft, as WordPress's preview button does. */
async function openDraft(): Promise<Opened> {
  const path = `/api/preview/${draft}/`;
  const until = Math.floor(Date.now() / 1000) + 60;
  const answer = await site.get(
    `${path}?until=${until}&token=${signPreview(previewSecret, path, until)}`,
  );
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return {
    status: answer.status,
    address: answer.headers.get('location') ?? '',
    cookie: cookies.join('; '),
    says: textOf(await answer.text()),
  };
}

/** The page of a preview that was opened before: its cache-control, and its banner. */
async function seePreview({ address, cookie }: Opened) {
  const answer = await site.get(address, { headers: { cookie } });
  const html = await answer.text();
  return {
    status: answer.status,
    cacheControl: answer.headers.get('cache-control') ?? '',
    banner: textOf(html.match(/<aside[^>]*aria-label="Preview"[\s\S]*?<\/aside>/)?.[0] ?? ''),
  };
}

/**
 * Asks while WordPress works, until the answer is this one: while all pages are regenerated, one request of a busy machine
 * may be late.
 */
async function answered<T extends object>(
  ask: () => Promise<T>,
  expected: Record<string, unknown>,
): Promise<T> {
  let last!: T;
  await expect(async () => {
    last = await ask();
    expect<unknown>(last).toEqual(expect.objectContaining(expected));
  }).toPass();
  return last;
}

async function neverBuilt(fault: FaultName) {
  const path = `/inventory/titanium/grade/unknown-${fault}/`;
  const { status, headers } = await fetchPage(site.url, path);
  return {
    status,
    cacheControl: headers.get('cache-control'),
    location: headers.get('location'),
  };
}

/** What an editor gets of a preview that was open, and who asks for it again: during a fault, and after it. */
async function preview(fault: FaultName, open: Opened) {
  const [again, shown] = await Promise.all([openDraft(), seePreview(open)]);
  // A fault of lists alone does not affect the preview of one post.
  if (again.status === 307) return;
  const reason = new RegExp(`${sentenceOf(fault).source}|something else where post \\d+`, 'i');
  expect(again).toMatchObject({ status: 503, says: expect.stringMatching(reason) });
  expect(shown).toMatchObject({ status: 200, cacheControl: expect.stringContaining('no-store') });
  expect(shown.banner).toMatch(reason);
}

/** The log after its first `length` characters: messages of the site's events, and the causes in them. Next's own lines are text. */
function logLines(length: number) {
  const lines = site.output().slice(length).split('\n');
  const events = lines
    .slice(0, -1) // perhaps not whole yet
    .filter((line) => line.includes('"event":'))
    .map((line) => JSON.parse(line) as { event: string; message: string });
  const messages = events.map(({ message }) => message);
  return { messages, causes: messages.map((each) => each.replace(/https?:\S+/, '')) };
}

test('a server started during an outage shows every page as it was built', async () => {
  await cms.fail('refused');
  const late = await startSite(site.build.folder, environment);
  try {
    const built = await seen(late.url);
    expect(built.filter(({ status }) => status !== 200)).toEqual([]);
    for (let cycle = 0; cycle < 2; cycle += 1) {
      await pause(pastTheCycleMs + untilItFailedMs);
      expect(changes(built, await seen(late.url))).toEqual([]);
    }
  } finally {
    await late.stop();
  }
});

/** The faults that `npm test` tries: without a connection, an answer or records. */
const everyDay: readonly FaultName[] = ['refused', 'hangs', 'empty'];

for (const fault of faultNames)
  test(
    `"${fault}": every page stays, nothing wrong is stored, each cause is logged once, recovery needs no restart, a quote request is delivered`,
    { tag: everyDay.includes(fault) ? [] : '@rest' },
    async () => {
      await cms.ok();
      const good = await visitsAfterRegeneration();
      const open = await answered(openDraft, {
        status: 307,
        address: `/inventory/titanium/grade/${draftSlug}/?uncached`,
      });

      const logged = site.output().length;
      await cms.fail(fault);
      edit(fault);
      await pause(pastTheCycleMs);
      expect(changes(good, await seen(site.url))).toEqual([]);
      const [unknown, refused, reference] = await Promise.all([
        neverBuilt(fault),
        sendWebhook(),
        quote(fault),
        preview(fault, open),
        expect.poll(() => logLines(logged).messages.join('\n')).toMatch(sentenceOf(fault)),
        pause(untilItFailedMs),
      ]);
      expect(changes(good, await seen(site.url))).toEqual([]);
      expect(unknown).toMatchObject({
        status: 500,
        cacheControl: expect.stringContaining('no-store'),
      });
      expect(refused).toEqual({ status: 503, message: expect.stringMatching(sentenceOf(fault)) });

      const { causes } = logLines(logged);
      expect(causes).toEqual([...new Set(causes)]);

      await cms.ok();
      await expect
        .poll(async () => (await fetchPage(site.url, grade)).html.includes(title))
        .toBe(true);
      await answered(sendWebhook, { status: 200 });
      await answered(() => neverBuilt(fault), { status: 307, location: '/404/' });
      await answered(async () => seePreview(await openDraft()), {
        status: 200,
        banner: expect.stringContaining('A draft'),
      });

      const received = () =>
        cms.submissions().filter(({ message }) => message?.includes(reference)).length;
      await expect.poll(received, { timeout: 60_000 }).toBeGreaterThan(0);
    },
  );

test('a visitor to a page that was never built waits for one timeout, behind every regeneration', async () => {
  await cms.ok();
  const timeout = 5000;
  const late = await startSite(site.build.folder, {
    ...environment,
    WORDPRESS_TIMEOUT_MS: String(timeout),
  });
  try {
    await seen(late.url);
    await cms.fail('hangs');
    await pause(pastTheCycleMs);
    await seen(late.url); // all are stale now, and are regenerated behind these visits
    await pause(300);
    const began = Date.now();
    const ask = async (path: string) => {
      const { status } = await fetchPage(late.url, path);
      return { status, waited: Date.now() - began };
    };
    const [first, second] = await Promise.all([
      ask('/inventory/nickel/grade/never-built/'),
      ask('/glossary/never-built/'),
    ]);
    expect([first.status, second.status]).toEqual([500, 500]);
    // One after the other, the second waits for a timeout more; behind hundreds of regenerations, both for minutes.
    expect(Math.abs(first.waited - second.waited)).toBeLessThan(timeout);
    expect(Math.max(first.waited, second.waited)).toBeLessThan(6 * timeout);
  } finally {
    await cms.ok();
    await late.stop();
  }
});

test('an edit, a new grade and a deleted one are on the site after the cycle', async () => {
  cms.edit('titanium_grades/beta-c', { title: 'Beta C, renamed' });
  await expect
    .poll(() => site.html('/inventory/titanium/grade/beta-c/'))
    .toContain('Beta C, renamed');
  await expect.poll(() => site.html('/inventory/titanium/')).toContain('Beta C, renamed');

  const added = { collection: 'titanium_grades', slug: 'brand-new', title: 'Brand New' };
  cms.add({ ...added, content: '<p>New.</p>' });
  await expect
    .poll(async () => (await site.get('/inventory/titanium/grade/brand-new/')).status)
    .toBe(200);
  await expect.poll(() => site.html('/inventory/titanium/')).toContain('Brand New');

  cms.remove('titanium_grades/cp-grade-3');
  await expect
    .poll(async () => (await site.get('/inventory/titanium/grade/cp-grade-3/')).status)
    .toBe(307);
  const gone = await site.get('/inventory/titanium/grade/cp-grade-3/');
  expect(gone.headers.get('location')).toBe('/404/');
  await expect.poll(() => site.html('/inventory/titanium/')).not.toContain('CP Grade 3');
});
