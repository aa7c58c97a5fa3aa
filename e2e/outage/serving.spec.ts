import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { success } from '@/lib/quotes/words';
import { faultNames, type FaultName } from '../fake-cms/faults';
import { startFakeCms, type FakeCms } from '../fake-cms/server';
import { announce } from '../site/notice';
import type { Running } from '../site/process';
import { answers, post } from '../site/quote-post';
import { builtSite, startSite } from '../site/site';
import { temporaryFolder } from '../site/temporary-folder';
import { sentences } from './faults';
import { cell } from './matrix';
import { openPreview, seePreview, type Opened } from './previews';
import { pages, seen, titleAfter, visit } from './visits';

const secret = 'local-only-notice-secret';
const previewSecret = 'local-only-preview-secret';
/** A cycle of one second instead of fifteen minutes, and half a second of patience with WordPress. */
const settings = {
  REVALIDATE_SECONDS: '1',
  WORDPRESS_TIMEOUT_MS: '500',
  NOTICE_SECRET: secret,
  PREVIEW_SECRET: previewSecret,
  WORDPRESS_USER: 'editor',
  WORDPRESS_APPLICATION_PASSWORD: 'local only',
  QUOTE_FOLDER: temporaryFolder('outage-quotes'),
};
/** Longer than a cycle: the next visit makes a page anew, in the background. */
const pastTheCycleMs = 1200;
/** Until that has failed, whatever the fault. */
const untilItFailedMs = 2000;
const grade = '/inventory/titanium/grade/6al-4v/';

/** What is large may also be late, where patience is half a second. */
const sentence = (fault: FaultName) =>
  ['huge', 'bomb'].includes(fault)
    ? new RegExp(`${sentences[fault].source}|timeout`)
    : sentences[fault];

let cms: FakeCms;
let start: () => Promise<Running>;
let site: Running;
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
  edit('nothing');
  const post = { collection: 'titanium_grades', slug: draftSlug, title: 'Ti 17', content: '' };
  draft = `titanium_grades/${cms.add({ ...post, status: 'draft' })}`;
  const env = { ...settings, ...cms.settings };
  const { folder } = await builtSite('outage', env);
  start = () => startSite(folder, env);
  site = await start();
});
test.afterAll(async () => {
  await site?.stop();
  await cms?.stop();
});

/** What visitors see once no page shows an older title than the last: nothing else is edited. */
async function settled(): ReturnType<typeof seen> {
  let now = await seen(site.url);
  const isOld = () => now.some(({ titles }) => titles !== '' && titles !== title);
  for (const end = Date.now() + 60_000; isOld() && Date.now() < end;) {
    await wait(400);
    now = await seen(site.url);
  }
  expect(isOld()).toBe(false);
  expect(now.filter(({ status }) => status !== 200)).toEqual([]);
  return now;
}

const edited = [{ type: 'titanium_grades', event: 'changed', slug: '6al-4v' }];
const notice = () => announce(site.url, secret, edited);

/** By fault, the reference under which a request was taken while WordPress failed so. */
const references = new Map<FaultName, string>();

async function quote(fault: FaultName): Promise<void> {
  const address = `192.0.2.${faultNames.indexOf(fault)}`;
  const answer = await post(site.url, { ...answers, key: fault }, address);
  const { message, reference } = (await answer.json()) as { message: string; reference: string };
  expect([answer.status, message]).toEqual([200, success]);
  references.set(fault, reference);
}

const openDraft = () => openPreview(site.url, previewSecret, draft);

/** What an editor gets of a preview that was open, and who asks for it again: during a fault, and after it. */
async function preview(fault: FaultName, open: Opened) {
  const [again, shown] = await Promise.all([openDraft(), seePreview(site.url, open)]);
  // What lies about lists alone is no obstacle to one post.
  if (again.status === 307) return `${again.status}, shown ${shown.status}`;
  const reason = new RegExp(`${sentence(fault).source}|something else where post \\d+`, 'i');
  expect(again).toMatchObject({ status: 503, says: expect.stringMatching(reason) });
  expect(shown).toMatchObject({ status: 200, kept: expect.stringContaining('no-store') });
  expect(shown.banner).toMatch(reason);
  return `${again.status}, shown ${shown.status} with the reason`;
}

/** What the log has said since it was so long: its events, the causes they name, and every line. */
function told(since: number) {
  const lines = site.output().slice(since).split('\n');
  const events = lines
    .filter((line) => line.startsWith('{"event"'))
    .map((line) => JSON.parse(line) as { event: string; message: string });
  const messages = events.map(({ message }) => message);
  return { messages, causes: messages.map((each) => each.replace(/https?:\S+/, '')), lines };
}

test('a server started during an outage shows every page as it was built', async () => {
  await cms.fail('refused');
  const late = await start();
  try {
    const built = await seen(late.url);
    expect(built.filter(({ status }) => status !== 200)).toEqual([]);
    for (let cycle = 0; cycle < 2; cycle += 1) {
      await wait(pastTheCycleMs + untilItFailedMs);
      expect(await seen(late.url)).toEqual(built);
    }
  } finally {
    await late.stop();
  }
});

for (const fault of faultNames)
  test(`"${fault}": every page stays, nothing wrong is kept, it is said once, and over without a restart`, async () => {
    await cms.ok();
    const good = await settled();
    const open = await openDraft();
    expect(open).toMatchObject({ status: 307, address: `/inventory/titanium/grade/${draftSlug}/` });

    const logged = site.output().length;
    await cms.fail(fault);
    edit(fault);
    await wait(pastTheCycleMs);
    expect(await seen(site.url)).toEqual(good);
    const [unknown, refused, previewed] = await Promise.all([
      visit(site.url, `/inventory/titanium/grade/unknown-${fault}/`),
      notice(),
      preview(fault, open),
      quote(fault),
      wait(untilItFailedMs),
    ]);
    expect(await seen(site.url)).toEqual(good);
    expect([unknown.status, unknown.headers.get('cache-control')]).toEqual([
      500,
      expect.stringContaining('no-store'),
    ]);
    expect(refused).toEqual({ status: 503, message: expect.stringMatching(sentence(fault)) });

    const { messages, causes, lines } = told(logged);
    expect(messages.join('\n')).toMatch(sentence(fault));
    expect(new Set(causes).size).toBe(causes.length);
    expect(lines.filter((line) => /⨯|^\s+at /.test(line))).toEqual([]);

    await cms.ok();
    const back = Date.now();
    await expect
      .poll(async () => (await visit(site.url, grade)).html.includes(title), {
        timeout: 35_000,
        intervals: [250],
      })
      .toBe(true);
    const seconds = ((Date.now() - back) / 1000).toFixed(1);
    expect((await notice()).status).toBe(200);
    const absent = await visit(site.url, `/inventory/titanium/grade/unknown-${fault}/`);
    expect([absent.status, absent.headers.get('location')]).toEqual([307, '/404/']);

    cell(
      fault,
      'revalidation',
      `${2 * pages.length} × 200 old, log: ${causes.length}, new in ${seconds} s`,
    );
    cell(fault, 'never built', `${unknown.status}, then ${absent.status} to /404/`);
    const after = await seePreview(site.url, await openDraft());
    expect([after.status, after.banner]).toEqual([200, expect.stringContaining('A draft')]);
    cell(fault, 'preview', `${previewed}; then ${after.status}`);
    cell(fault, 'notice', `${refused.status}, then 200`);
  });

test('every quote request taken during an outage is delivered after it, under its one reference', async () => {
  await cms.ok();
  const received = (reference: string) =>
    cms.submissions().filter(({ message }) => message?.includes(reference)).length;
  const missing = () => [...references.values()].filter((reference) => received(reference) === 0);
  await expect.poll(missing, { timeout: 60_000 }).toEqual([]);
  for (const [fault, reference] of references)
    cell(fault, 'quote', `"sent", delivered × ${received(reference)}`);
});
