import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import type { FaultName } from '../fake-cms/faults';
import { startFakeCms, type FakeCms } from '../fake-cms/server';
import type { Running } from '../site/process';
import { builtSite, startSite } from '../site/site';

/** A cycle of one second instead of fifteen minutes, and half a second of patience with WordPress. */
const settings = { REVALIDATE_SECONDS: '1', WORDPRESS_TIMEOUT_MS: '500' };
/** Longer than a cycle: the next visit makes a page anew, in the background. */
const pastTheCycleMs = 1200;
/** Until that has failed, whatever the fault. */
const untilItFailedMs = 2000;

const faults: readonly FaultName[] = [
  'refused',
  'hangs',
  'slowBody',
  'reset',
  'error500',
  'badGateway502',
  'maintenance503',
  'tooMany429',
  'loginPage',
  'truncated',
  'cutShort',
  'wrongShape',
  'nullFields',
  'empty',
  'invalidUtf8',
  'huge',
  'bomb',
  'redirectLoop',
  'redirectElsewhere',
];

/** One page of each kind. */
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
];

let cms: FakeCms;
let site: Running;

test.beforeAll(async () => {
  cms = await startFakeCms();
  const env = { ...settings, WORDPRESS_URL: cms.url };
  const { folder } = await builtSite('outage', env);
  site = await startSite(folder, env);
});
test.afterAll(async () => {
  await site.stop();
  await cms.stop();
});

const visit = async (path: string) => {
  const response = await fetch(site.url + path, { redirect: 'manual' });
  return { status: response.status, headers: response.headers, html: await response.text() };
};
/** A digest of what a visitor sees of an answer: its status, the navigation and the page, without scripts. */
const content = ({ status, html }: { status: number; html: string }) => {
  const seen = html.match(/<body[\s\S]*<\/footer>/)?.[0].replace(/<script[\s\S]*?<\/script>/g, '');
  return `${status} ${createHash('sha256').update(String(seen)).digest('hex')}`;
};
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let round = 0;
for (const fault of faults) {
  test(`"${fault}": every page stays as it was, nothing wrong is kept, and it is fresh again without a restart`, async () => {
    round += 1;
    const title = `6AL-4V edition ${round}`;
    await cms.ok();
    await expectTitle(cms, 'titanium_grades/6al-4v', title);

    await wait(pastTheCycleMs);
    for (const path of pages) await visit(path); // each is made anew behind this visit
    await wait(500);
    const good = new Map<string, string>();
    for (const path of pages) good.set(path, content(await visit(path)));

    await cms.fail(fault);
    await wait(pastTheCycleMs);
    for (let visits = 0; visits < 2; visits += 1) {
      for (const path of pages)
        expect([path, content(await visit(path))]).toEqual([path, good.get(path)]);
      await wait(untilItFailedMs);
    }
    expect((await visit('/inventory/titanium/grade/6al-4v/')).html).toContain(title);

    const unknown = await visit(`/inventory/titanium/grade/unknown-${round}/`);
    expect(unknown.status).toBeGreaterThanOrEqual(500);
    expect(unknown.headers.get('cache-control')).toContain('no-store');

    await cms.ok();
    await expectTitle(cms, 'titanium_grades/6al-4v', `${title} again`);
    const absent = await visit(`/inventory/titanium/grade/unknown-${round}/`);
    expect([absent.status, absent.headers.get('location')]).toEqual([307, '/404/']);
  });
}

/** Edits the title of 6AL-4V and waits until a visitor sees it: a cycle, a failed retry at most, one visit. */
async function expectTitle(wordpress: FakeCms, grade: string, title: string) {
  wordpress.edit(grade, { title });
  await expect
    .poll(async () => (await visit('/inventory/titanium/grade/6al-4v/')).html.includes(title), {
      timeout: 35_000,
      intervals: [500],
    })
    .toBe(true);
}
