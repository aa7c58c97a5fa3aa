import { startInstance } from '../site/start-site';
import { startWordPress } from '../real-wordpress/wordpress';
import { expect, test } from './journey';
import { button, labelled } from './targets';
import { sampleBuild } from '../site/build';

const soon = { timeout: 60_000 };
const frame = 'The page on the site';

test(
  'an editor sees on the page beside the editor what is typed, and a click on it opens its field',
  { tag: ['@wide', '@rest'] },
  async ({ visitor }) => {
    test.setTimeout(300_000); // the first one installs WordPress
    const cms = await startWordPress();
    await cms.load('classic-editor.php');
    const site = await startInstance(sampleBuild, {
      WORDPRESS_URL: cms.url,
      PREVIEW_SECRET: 'local-only-preview-secret', // as in php/wp-config.php
      WORDPRESS_USER: cms.adminUser,
      WORDPRESS_APPLICATION_PASSWORD: cms.applicationPassword,
    });
    try {
      await cms.ask('POST', 'wp/v2/settings', { hard_metals_site_url: site.url });
      const { id } = (await cms.find('titanium_grades', 'beta-c'))!;
      const editor = `${cms.url}/wp-admin/post.php?post=${id}&action=edit`;
      await visitor.open('/contact/');
      await visitor.run(
        (url) => {
          location.href = url;
        },
        `${cms.url}/wp-login.php?${new URLSearchParams({ redirect_to: editor })}`,
      );
      await expect.poll(() => visitor.run(() => location.pathname), soon).toBe('/wp-login.php');
      await visitor.fill(labelled('Username or Email Address'), cms.adminUser);
      await visitor.fill(labelled('Password'), cms.adminPassword);
      await visitor.click(button('Log In'));
      await expect.poll(() => visitor.run(() => location.href), soon).toBe(editor);

      await visitor.click(button('Preview beside'));
      const heading = () =>
        visitor
          .framed(frame, () => document.querySelector('h1')?.textContent ?? '')
          .catch(() => 'not there yet');
      await expect.poll(heading, soon).toContain('BETA C');
      await visitor.fill(labelled('Add title'), 'BETA C, being typed');
      await expect.poll(heading, soon).toContain('BETA C, being typed');

      await visitor.focus(button('Close the preview'));
      await visitor.framed(frame, () => document.querySelector('h1')?.click());
      await expect.poll(() => visitor.run(() => document.activeElement?.id), soon).toBe('title');
    } finally {
      await site.stop();
      await cms.stop();
    }
  },
);
