import { startInstance } from '../site/start-site';
import { startWordPress } from '../real-wordpress/wordpress';
import { expect, test } from './journey';
import { button, labelled } from './targets';
import { sampleBuild } from '../site/build';

const soon = { timeout: 60_000 };

test(
  'an editor previews a draft from the editor, and leaves the preview',
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
      const { id } = await cms.create('titanium_grades', {
        title: 'Ti 17',
        content: '<p>New.</p>',
        status: 'draft',
      });
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

      await visitor.fill(labelled('Add title'), 'Ti 17, renamed');
      await visitor.run(() => {
        const preview = document.querySelector<HTMLAnchorElement>('#post-preview')!;
        preview.target = '_self'; // and not a tab of its own
        preview.click(); // WordPress saves the draft first
      });
      const path = () => visitor.run(() => location.pathname).catch(() => 'on the way');
      await expect.poll(path, soon).toBe('/inventory/titanium/grade/ti-17-renamed/');
      expect(await visitor.run(() => document.querySelector('h1')?.textContent)).toContain(
        'Ti 17, renamed',
      );
      expect(await visitor.text({ role: 'complementary', name: 'Preview' })).toContain(
        'A draft: visitors do not see it.',
      );

      await visitor.click(button('Exit preview'));
      await expect.poll(path, soon).toMatch(/^\/404\//);
    } finally {
      await site.stop();
      await cms.stop();
    }
  },
);
