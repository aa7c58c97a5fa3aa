/** @jest-environment node */
import { siteState } from '@/lib/runtime/once-per-process.cjs';
import type * as FindPosts from './collection-request';
import type * as ApiRoot from './api-root';
import * as zod from 'zod';

let asked: string[];
/** The modules as a fresh process has them, before a WordPress that announces its API so. */
async function freshProcess(
  link: string | null,
  wordPress = 'https://cms.example.com',
): Promise<{ root: typeof ApiRoot; posts: typeof FindPosts }> {
  jest.resetModules();
  jest.doMock('zod', () => zod); // it keeps nothing, and takes long to load
  siteState.delete('cms api root');
  process.env.WORDPRESS_URL = wordPress;
  process.env.WORDPRESS_TIMEOUT_MS = '50';
  asked = [];
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    asked.push(`${init.method ?? 'GET'} ${url.replace(/[&?](?:acf_format|_).*/, '')}`);
    if (init.method === 'HEAD') return new Response(null, { headers: link ? { link } : {} });
    return Response.json([]);
  }) as typeof fetch;
  return { root: await import('./api-root'), posts: await import('./collection-request') };
}
const forms = { name: 'forms', fields: 'id', schema: null } as never;
const announced = (href: string) =>
  `<https://cms.example.com/feed>; rel="alternate", <${href}>; rel="https://api.w.org/"`;

test.each([
  ['https://cms.example.com/wp-json/', '/wp-json/', '/wp-json/wp/v2/forms?slug=plate'],
  ['https://cms.example.com/api/', '/api/', '/api/wp/v2/forms?slug=plate'],
  [
    'https://cms.example.com/index.php?rest_route=/',
    '/index.php?rest_route=/',
    '/index.php?rest_route=/wp/v2/forms&slug=plate',
  ],
  ['https://admin.other.example/wp-json/', '/wp-json/', '/wp-json/wp/v2/forms?slug=plate'],
])('the API announced as %s is asked below the configured WordPress', async (href, path, form) => {
  const { root, posts } = await freshProcess(announced(href));
  expect(await root.discover()).toBe(path);
  await root.retryDiscovery();
  expect(await posts.findBySlug(forms, 'plate')).toBeNull();
  expect(asked.at(-1)).toBe(`GET https://cms.example.com${form}`);
});

test('a WordPress in a folder of its host', async () => {
  const { root, posts } = await freshProcess(
    announced('https://cms.example.com/blog/wp-json/'),
    'https://cms.example.com/blog',
  );
  await root.discoverApi();
  await posts.findBySlug(forms, 'plate');
  expect(asked.at(-1)).toBe('GET https://cms.example.com/blog/wp-json/wp/v2/forms?slug=plate');
});

test('where no page announces the REST API, a warning is logged and /wp-json/ is requested', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const { root, posts } = await freshProcess(null);
  expect(await root.discoverApi()).toBe(false);
  expect(warn).toHaveBeenCalledWith(
    'No header link was found with the https://api.w.org/ relation at https://cms.example.com/. The REST API is requested at /wp-json/.',
  );
  await posts.findBySlug(forms, 'plate');
  expect(asked.at(-1)).toBe('GET https://cms.example.com/wp-json/wp/v2/forms?slug=plate');
});

test('a server that runs asks its pages for nothing but records', async () => {
  const { posts } = await freshProcess(null);
  await posts.findBySlug(forms, 'plate');
  expect(asked).toHaveLength(1);
});

test('a WordPress that sends visitors of its pages to its public name is asked at the usual place', async () => {
  process.env.WORDPRESS_PUBLIC_URL = 'https://cms.example.com';
  const { root, posts } = await freshProcess(null, 'http://wordpress:8080');
  const answered = globalThis.fetch;
  globalThis.fetch = (async (url: string, init: RequestInit) =>
    init.method === 'HEAD'
      ? new Response(null, { status: 301, headers: { location: 'https://cms.example.com/' } })
      : answered(url, init)) as typeof fetch;
  expect(await root.discoverApi()).toBe(true);
  await posts.findBySlug(forms, 'plate');
  expect(asked.at(-1)).toBe('GET http://wordpress:8080/wp-json/wp/v2/forms?slug=plate');
  delete process.env.WORDPRESS_PUBLIC_URL;
});
