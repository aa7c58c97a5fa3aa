import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { success } from '@/lib/quotes/messages';
import { faultNames, faults, type FaultName } from '../fake-cms/faults';
import { startFakeCms, type FakeCms } from '../fake-cms/server';
import { secret, signedWebhook } from '../site/webhook';
import { quoteAnswers, post } from '../visitor/quote-post';
import { startBuiltSite, startSite, type BuiltSite } from '../site/start-site';
import { temporaryFolder } from '../machine/temporary-folder';
import { openPreview, seePreview, type Opened } from './previews';
import { tagsOf } from './tags';
import { changes, seen, titleAfter, fetchPage } from './visits';

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

let cms: FakeCms;
let environment: Record<string, string>;
let site: BuiltSite;
let title: string;
/** A draft as WordPress's preview button names it, and its slug. */
let draft: string;
const draftSlug = 'not-yet-published';

function edit(after: string) {
  title = titleAfter(after);
  cms.edit('titanium_grades/6al-4v', { title });
}

test.beforeAll(async () => {
  cms = await startFakeCms({ tls: true });
  cms.add({ collection: 'pages', slug: 'index', title: 'Index of papers', content: '<p>A.</p>' });
  edit('nothing');
  const post = { collection: 'titanium_grades', slug: draftSlug, title: 'Ti 17', content: '' };
  draft = `titanium_grades/${cms.add({ ...post, status: 'draft' })}`;
  environment = { ...settings, ...cms.settings };
  site = await startBuiltSite('outage', environment);
});
test.afterAll(async () => {
  await site?.stop();
  await cms?.stop();
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
    const { collections } = (await (await site.get('/api/health/')).json()) as {
      collections: Record<string, { fault: string | null }>;
    };
    expect(Object.entries(collections).filter(([, { fault }]) => fault)).toEqual([]);
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

const openDraft = () => openPreview(site.url, previewSecret, draft);

const soon = { timeout: 35_000, intervals: [250] };

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
  }).toPass(soon);
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
  const [again, shown] = await Promise.all([openDraft(), seePreview(site.url, open)]);
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

for (const fault of faultNames)
  test(
    `"${fault}": every page stays, nothing wrong is stored, each cause is logged once, recovery needs no restart, a quote request is delivered`,
    { tag: tagsOf(fault, 'serving') },
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
        expect.poll(() => logLines(logged).messages.join('\n'), soon).toMatch(sentenceOf(fault)),
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
        .poll(async () => (await fetchPage(site.url, grade)).html.includes(title), soon)
        .toBe(true);
      await answered(sendWebhook, { status: 200 });
      await answered(() => neverBuilt(fault), { status: 307, location: '/404/' });
      await answered(async () => seePreview(site.url, await openDraft()), {
        status: 200,
        banner: expect.stringContaining('A draft'),
      });

      const received = () =>
        cms.submissions().filter(({ message }) => message?.includes(reference)).length;
      await expect.poll(received, { timeout: 60_000 }).toBeGreaterThan(0);
    },
  );

test('a visitor to a page that was never built is answered within 8 s, behind every regeneration', async () => {
  await cms.ok();
  const late = await startSite(site.build.folder, { ...environment, WORDPRESS_TIMEOUT_MS: '5000' });
  try {
    await seen(late.url);
    await cms.fail('hangs');
    await pause(pastTheCycleMs);
    await seen(late.url); // all are stale now, and are regenerated behind these visits
    await pause(300);
    const began = Date.now();
    const [first, second] = await Promise.all([
      fetchPage(late.url, '/inventory/nickel/grade/never-built/'),
      fetchPage(late.url, '/glossary/never-built/'),
    ]);
    const seconds = (Date.now() - began) / 1000;
    console.log(`Two pages that were never built, while WordPress hangs: ${seconds.toFixed(1)} s`);
    expect([first.status, second.status]).toEqual([500, 500]);
    expect(seconds).toBeLessThan(8);
  } finally {
    await cms.ok();
    await late.stop();
  }
});

test('editors’ text that looks like flight data reaches the browser as text', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('framenavigated', (frame) => problems.push(`navigated to ${frame.url()}`));
  // React sends a text of 1,024 letters or more as a row of its own, with its length in bytes.
  const text = [
    ':HL["/_next/static/chunks/x.css","style"]\n'.repeat(30),
    '"link","0",{"rel":"stylesheet","href":"/_next/static/chunks/x.css","precedence":"next"}',
    '0:["$","meta",null,{"httpEquiv":"refresh","content":"0;url=https://evil.example"}]',
    'self.__next_f.push([0])</script ><script>self.__next_f.push([0])</script >',
  ].join('\n');
  // WordPress curls quotation marks except those written as entities.
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  const words = `flight ${Date.now()}`;
  cms.edit('titanium_grades/6al-4v', {
    title: `${words} &lt;script&gt;self.__next_f.push([0])&lt;/script &gt;`,
    content: `<p>${escaped}</p><p>${words}</p>`,
  });
  await expect
    .poll(async () => (await fetchPage(site.url, grade)).html.includes(words), { timeout: 30_000 })
    .toBe(true);
  await page.goto(site.url + grade);
  problems.splice(0);
  // In the heading and the text: the first place in the document is the title block, which is only printed.
  await expect(page.getByRole('heading', { level: 1 })).toContainText(words);
  await expect(page.getByRole('main').getByText(words, { exact: true })).toBeVisible();
  expect((await page.getByRole('main').innerText()).replace(/\s+/g, ' ')).toContain(
    '0:["$","meta",null,{"httpEquiv":"refresh","content":"0;url=https://evil.example"}]',
  );
  // React has taken the page over.
  const dark = page.getByRole('button', { name: 'Dark theme' }).first();
  await dark.click();
  await expect(dark).toHaveAttribute('aria-pressed', 'true');
  // The router writes the site's own addresses into the history.
  expect(problems.filter((words) => !words.startsWith(`navigated to ${site.url}/`))).toEqual([]);
  edit('nothing');
});

test('an edit, a new grade and a deleted one are on the site after the cycle', async () => {
  cms.edit('titanium_grades/beta-c', { title: 'Beta C, renamed' });
  await expect
    .poll(() => site.html('/inventory/titanium/grade/beta-c/'), soon)
    .toContain('Beta C, renamed');
  await expect.poll(() => site.html('/inventory/titanium/'), soon).toContain('Beta C, renamed');

  cms.add({
    collection: 'titanium_grades',
    slug: 'brand-new',
    title: 'Brand New',
    content: '<p>New.</p>',
  });
  await expect
    .poll(async () => (await site.get('/inventory/titanium/grade/brand-new/')).status, soon)
    .toBe(200);
  await expect.poll(() => site.html('/inventory/titanium/'), soon).toContain('Brand New');

  cms.remove('titanium_grades/cp-grade-3');
  await expect
    .poll(async () => (await site.get('/inventory/titanium/grade/cp-grade-3/')).status, soon)
    .toBe(307);
  const gone = await site.get('/inventory/titanium/grade/cp-grade-3/');
  expect(gone.headers.get('location')).toBe('/404/');
  await expect.poll(() => site.html('/inventory/titanium/'), soon).not.toContain('CP Grade 3');
});

test('pages that expire together read their collection once', async () => {
  const links = (await site.html('/inventory/nickel/')).matchAll(
    /href="(\/inventory\/nickel\/grade\/[^"]+)"/g,
  );
  const paths = [...new Set([...links].map(([, path]) => path!))];
  expect(paths.length).toBeGreaterThan(10);
  const slug = (path: string) => path.split('/').at(-2)!;
  for (const path of paths) cms.edit(`nickel_grades/${slug(path)}`, { title: `New ${slug(path)}` });
  await site.end();
  await pause(pastTheCycleMs); // until every page is stale
  cms.clearLog();
  await site.begin({ REVALIDATE_SECONDS: '900' }); // its readings live for a minute: longer than this test
  await expect
    .poll(async () => {
      const pages = await Promise.all(paths.map((path) => site.html(path)));
      return paths.filter((path, i) => !pages[i]!.includes(`New ${slug(path)}`));
    }, soon)
    .toEqual([]);
  const asked = cms.requests().map(({ path }) => path.split('?')[0]!);
  console.log(`${paths.length} pages regenerated with ${asked.length} requests`);
  expect(asked.filter((path) => path.endsWith('/nickel_grades'))).toHaveLength(1);
  expect(asked.length).toBeLessThan(paths.length);
  await site.end();
  await site.begin();
});

test('a page called "index" is itself and not the home page, has its policy, and is regenerated after the cycle', async () => {
  const heading = async (path: string) =>
    (await site.html(path)).match(/<h1[^>]*>(?:<[^>]+>)*([^<]+)/)?.[1];
  const home = await heading('/');
  expect(await heading('/index/')).toBe('Index of papers');
  const { status, headers } = await site.get('/index/');
  expect(status).toBe(200);
  expect(headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-");
  expect((await site.get('/index')).headers.get('location')).toContain('/index/');
  expect(await site.html('/index/')).toContain(
    'rel="canonical" href="http://localhost:3000/index/"',
  );
  cms.edit('pages/index', { title: 'Index of reports' });
  await expect.poll(() => heading('/index/'), soon).toBe('Index of reports');
  expect(await heading('/')).toBe(home);
  cms.remove('pages/index');
  await expect.poll(async () => (await site.get('/index/')).status, soon).toBe(307);
  expect((await site.get('/index/')).headers.get('location')).toBe('/404/index/');
  await pause(pastTheCycleMs);
  for (let i = 0; i < 3; i += 1) await site.get('/index/');
  expect(await heading('/')).toBe(home);
});
