import { test } from '@playwright/test';
import { startFakeCms } from '../fake-cms/server';
import { startCluster } from '../site/start-site';
import { everyPage } from '../site/every-page';
import { secret } from '../site/webhook';
import { visit } from '../visitor/visits';
import { sampleBuild } from '../site/build';

/** A grade, its page, and the change that WordPress announces after an edit. */
export const grade = {
  reference: 'titanium_grades/6al-4v',
  path: '/inventory/titanium/grade/6al-4v/',
  changed: { type: 'titanium_grades', event: 'changed', slug: '6al-4v' },
};

/** Two instances of the sample's build on a WordPress of their own, whose pages are all past their time. */
async function startOnCms() {
  const cms = await startFakeCms();
  const env = {
    WORDPRESS_URL: cms.url,
    // This process is WordPress and all visitors at once: what it answers late is not asked for again.
    WORDPRESS_TIMEOUT_MS: '30000',
    NOTICE_SECRET: secret,
    QUOTE_LIMIT: '6',
  };
  const cluster = await startCluster(sampleBuild, { env, aged: true });
  const pages = everyPage(sampleBuild);
  return {
    cms,
    env,
    cluster,
    pages,
    /** A third of them, of every kind. */
    some: pages.filter((_, i) => i % 3 === 0),
    async stop() {
      await cluster.stop();
      await cms.stop();
    },
  };
}

type OnCms = Awaited<ReturnType<typeof startOnCms>>;

/** Such instances for the tests of one file, which come one after the other; `site(0)` is one, `both` their addresses of a path. */
export function useInstancesOnCms() {
  let started: OnCms | undefined;
  const on = () => started!;
  test.describe.configure({ mode: 'serial' });
  test.beforeAll(async () => {
    started = await startOnCms();
  });
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants to see what is used of the first
  test.afterEach(async ({}, info) => {
    if (info.status !== info.expectedStatus)
      for (const [i, { output }] of on().cluster.sites.entries())
        await info.attach(`instance ${i}`, { body: output(), contentType: 'text/plain' });
  });
  test.afterAll(() => started?.stop());
  return {
    on,
    site: (number: number) => on().cluster.sites[number]!,
    both: (path: string) => on().cluster.sites.map(({ url }) => url + path),
  };
}

export const htmlOf = async (url: string) => (await visit(url)).text();
