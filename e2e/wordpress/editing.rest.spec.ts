import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startWordPress } from '../real-wordpress/wordpress';
import { shared } from '../site/shared';

test.describe.configure({ mode: 'serial' });
const cms = shared(startWordPress);

const list = async (path: string) => (await fetch(`${cms.url}/wp-json/wp/v2/${path}`)).json();

test('WordPress remembers the slug that a post had, whatever its permalink', async () => {
  const spec = (await cms.find('titanium_specs', 'ams-4957'))!;
  await cms.update('titanium_specs', spec.id, { slug: 'ams-4957a' });
  // The request that `lib/content/moved.ts` sends for a slug that no post has.
  const { status, headers } = await fetch(`${cms.url}/?post_type=titanium_specs&name=ams-4957`, {
    method: 'HEAD',
    redirect: 'manual',
  });
  expect([status, headers.get('location')]).toEqual([301, `${cms.url}/titanium-specs/ams-4957a/`]);
});

test('WordPress guesses no address: the site could not tell that from a renamed post', async () => {
  const guess = `${cms.url}/?post_type=titanium_specs&name=ams-49`;
  expect((await fetch(guess, { method: 'HEAD', redirect: 'manual' })).status).toBe(404);
});

test('by a field that names a post with a password, nobody reads the password or what is behind it', async () => {
  const { id: locked } = await cms.create('forms', {
    title: 'Locked',
    slug: 'locked',
    content: 'Secret-1815',
    password: 'Sesame-1815',
  });
  const acf = { related: [{ $post: locked }] };
  await cms.create('processes', { slug: 'naming', title: 'Naming', acf });
  const [read] = await list('processes?slug=naming');
  expect(read.acf.related).toMatchObject([{ post_title: 'Locked', post_password: '' }]);
  expect(JSON.stringify(read)).not.toContain('1815');
});

test('the plugin is activated beside the plugins that it needs, and the content types have their addresses', async () => {
  const plugin = (slug: string, status: string) =>
    cms.ask('POST', `wp/v2/plugins/${slug}/${slug}`, { status });
  const view = async () => (await fetch(`${cms.url}/titanium-specs/ams-4928/`)).status;
  const folders = ['secure-custom-fields', 'contact-form-7'].map((slug) => ({
    slug,
    folder: join(cms.folder, 'wp-content/plugins', slug),
  }));
  await plugin('hard-metals', 'inactive');
  expect(await view()).toBe(404);
  await expect(plugin('hard-metals', 'active')).rejects.toThrow(/contact-form-7|Contact Form 7/i);
  for (const { slug, folder } of folders) {
    await mkdir(folder);
    await writeFile(join(folder, `${slug}.php`), `<?php /* Plugin Name: ${slug} */`);
    await plugin(slug, 'active');
  }
  await plugin('hard-metals', 'active');
  expect(await view()).toBe(200);
  for (const { folder } of folders) await rm(folder, { recursive: true });
});
