import { expect, test } from '@playwright/test';
import { shared } from '../site/shared';
import { startBuiltSite } from '../site/start-site';
import { temporaryFolder } from '../machine/temporary-folder';
import { quoteAnswers, post } from '../visitor/quote-post';
import { startWordPress } from '../real-wordpress/wordpress';

test.describe.configure({ mode: 'serial' });
const cms = shared(startWordPress);
/** A cycle of two seconds: pages are regenerated all the time while a plugin is off. */
const site = shared(() =>
  startBuiltSite('plugins-off', {
    // Asked under an internal name; WordPress names its public one.
    WORDPRESS_URL: cms.url.replace('127.0.0.1', 'localhost'),
    WORDPRESS_PUBLIC_URL: cms.url,
    REVALIDATE_SECONDS: '2',
    QUOTE_RETRY_SECONDS: '1',
    QUOTES_DATABASE: `file:${temporaryFolder('plugins-off-quotes')}/quotes.db`,
    LAST_BUILD_FOLDER: temporaryFolder('plugins-off-last-build'),
  }),
);

const grade = '/inventory/titanium/grade/beta-c/';
const pages = ['/', '/quality/', '/inventory/titanium/', grade];
/** The sections, headings and tables of pages: what a plugin that is off would empty. */
const outlines = () =>
  Promise.all(
    pages.map(async (path) => {
      const html = await site.html(path);
      return [path, html.match(/<h[1-3][ >]|<table|<img|<nav/g)?.length];
    }),
  );

test('links to either name of WordPress lead into the site, and pictures are those of the public one', async () => {
  const page = (await cms.find('pages', 'terms-and-conditions'))!;
  const names = [cms.url, cms.url.replace('127.0.0.1', 'localhost')];
  const content = names
    .map((name) => `<a href="${name}/um-services/sourcing/">${name}</a>`)
    .join(' ');
  await cms.update('pages', page.id, { content: `<p>${content}</p>` });
  await expect
    .poll(async () =>
      (await site.html('/terms-and-conditions/')).match(/href="\/services\/sourcing\/"[^>]*>http/g),
    )
    .toHaveLength(2);
  const html = await site.html('/services/');
  expect(html).toContain(`src="${cms.url}/wp-content/uploads/`);
  expect(html).not.toContain(names[1]);
  const { headers } = await site.get('/services/');
  expect(headers.get('content-security-policy')).toContain(`img-src 'self' data: ${cms.url};`);
});

for (const { plugin, stand, says } of [
  { plugin: 'Secure Custom Fields', stand: 'fields', says: 'ACF is off' },
  { plugin: 'WP-REST-API V2 Menus', stand: 'menus', says: 'menus/v1' },
])
  test(`${plugin} is switched off: every page stays, and health says so; on again, edits show`, async () => {
    await outlines();
    const before = await outlines();
    await cms.switchOff(stand);
    for (let visits = 0; visits < 5; visits += 1) {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      expect(await outlines()).toEqual(before);
    }
    await expect.poll(async () => (await site.faults()).join('\n')).toContain(says);
    await cms.switchOff();
    await expect
      .poll(async () => {
        await outlines();
        return site.faults();
      })
      .toEqual([]);
    const { id } = (await cms.find('titanium_grades', 'beta-c'))!;
    await cms.update('titanium_grades', id, { title: `Beta C after ${plugin}` });
    await expect.poll(() => site.html(grade)).toContain(`Beta C after ${plugin}`);
    expect(await outlines()).toEqual(before);
  });

test('Contact Form 7 is switched off: a quote request waits, and arrives when it is on again', async () => {
  await cms.switchOff('contact-form-7');
  const before = (await cms.submissions()).length;
  const answer = await post(site.url, { ...quoteAnswers, key: 'off' }, '192.0.2.1');
  expect(answer.status).toBe(200);
  const waiting = async () => {
    const { quotes } = await site.health();
    return quotes.waiting + quotes.claimed;
  };
  await expect.poll(waiting).toBe(1);
  await cms.switchOff();
  const arrived = async () => (await cms.submissions()).length;
  await expect.poll(arrived, { timeout: 120_000 }).toBe(before + 1);
  await expect.poll(waiting).toBe(0);
});
