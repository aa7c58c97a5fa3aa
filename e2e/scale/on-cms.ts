import { startFakeCms } from '../fake-cms/server';
import { startCluster } from './cluster';
import { everyPage } from './every-page';
import { ageBuild } from './instance';
import { secret } from './notice';

/** A grade, its page, and what WordPress says when it was edited. */
export const grade = {
  reference: 'titanium_grades/6al-4v',
  path: '/inventory/titanium/grade/6al-4v/',
  changed: { type: 'titanium_grades', event: 'changed', slug: '6al-4v' },
};

/** Two instances of the sample's build on a WordPress of their own, whose pages are all past their time. */
export async function startOnCms() {
  const cms = await startFakeCms();
  const env = { WORDPRESS_URL: cms.url, NOTICE_SECRET: secret, QUOTE_LIMIT: '6' };
  const aged = ageBuild('.cache/sites/sample');
  const cluster = await startCluster(aged.folder, { env });
  const pages = everyPage(aged.folder);
  return {
    cms,
    env,
    build: aged.folder,
    cluster,
    pages,
    /** A third of them, of every kind. */
    some: pages.filter((_, i) => i % 3 === 0),
    async stop() {
      await cluster.stop();
      await cms.stop();
      aged.remove();
    },
  };
}

export type OnCms = Awaited<ReturnType<typeof startOnCms>>;
