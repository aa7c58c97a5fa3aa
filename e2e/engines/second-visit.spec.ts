import { startInstance } from '../site/start-site';
import { startWordPress } from '../real-wordpress/wordpress';
import { expectPage, expect, test } from './journey';
import { link, main } from './targets';
import { sampleBuild } from '../site/build';

const list = '/inventory/nickel/';
const page = `${list}grade/inconel-625/`;
const edited = 'INCONEL 625, edited';
const soon = { timeout: 60_000 };
/** As in `e2e/real-wordpress/php/wp-config.php`. */
const secret = 'local-only-notice-secret';

test(
  'who was here yesterday sees at the first click what an editor changed in WordPress since',
  { tag: ['@wide'] },
  async ({ visitor, front }) => {
    test.setTimeout(300_000); // the first one installs WordPress
    const cms = await startWordPress();
    const site = await startInstance(sampleBuild, {
      WORDPRESS_URL: cms.url,
      NOTICE_SECRET: secret,
    });
    const endRoute = front.route(list, site.url);
    try {
      await visitor.open(list);
      await visitor.click(link('INCONEL 625', main));
      await expectPage(visitor, page, 'Nickel INCONEL 625');

      await cms.ask('POST', 'wp/v2/settings', { hard_metals_site_url: site.url });
      const { id } = (await cms.find('nickel_grades', 'inconel-625'))!;
      await cms.update('nickel_grades', id, { title: edited });
      const latest = async () => (await cms.ask<object[]>('GET', 'hard-metals/v1/notices'))[0];
      await expect.poll(latest, soon).toMatchObject({ state: 'answered' });
      for (const path of [list, page])
        await expect
          .poll(async () => (await (await fetch(site.url + path)).text()).includes(edited), soon)
          .toBe(true);

      // A new document, as a tab of the next day: what the first one knew is in the browser's cache alone.
      await visitor.open(list);
      await visitor.click(link(edited, main));
      await expectPage(visitor, page, `Nickel ${edited}`);
    } finally {
      endRoute();
      await site.stop();
      await cms.stop();
    }
  },
);
