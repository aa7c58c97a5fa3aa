/** @jest-environment node */
import { localHref } from './links';

test.each([
  ['https://wordpress.sample/about-us-2', '/about-us-2/'],
  [
    'https://wordpress.sample/titanium-grade/6al-4v?a=b#c',
    '/inventory/titanium/grade/6al-4v/?a=b#c',
  ],
  ['https://wordpress.sample/glossary/%e6%97%a5/', '/glossary/%E6%97%A5/'],
  ['/services', '/services/'],
  ['#top', '#top'],
  ['https://elsewhere.example/a', 'https://elsewhere.example/a'],
  ['//elsewhere.example/a', '//elsewhere.example/a'],
  ['https://wordpress.sample/wp-content/a.jpg', '/wp-content/a.jpg'],
  // As WordPress's own pickers write them.
  ['https://wordpress.sample/titanium-specs/ams-4928/', '/inventory/titanium/specs/ams-4928/'],
  ['https://wordpress.sample/titanium_specs/ams-4928', '/inventory/titanium/specs/ams-4928/'],
  ['https://wordpress.sample/stainlesssteelspec/x/#y', '/inventory/stainless-steel/specs/x/#y'],
  ['https://wordpress.sample/cobalt-alloy-grades/l-605/', '/inventory/cobalt-alloy/grade/l-605/'],
  ['https://wordpress.sample/um-services/sawing/', '/services/sawing/'],
  ['/um_services/sawing/?a=b', '/services/sawing/?a=b'],
  ['https://wordpress.sample/processes/sawing/', '/services/value-added-processes/sawing/'],
  ['https://wordpress.sample/forms/round-bar/', '/inventory/titanium/form/round-bar/'],
  ['https://wordpress.sample/glossary/forms/billet/', '/glossary/forms/billet/'],
  ['https://wordpress.sample/about-us-2/our-team/', '/our-team/'],
  ['https://wordpress.sample/about-us-2/our-team/card.pdf', '/about-us-2/our-team/card.pdf'],
  ['https://wordpress.sample/inventory/titanium/', '/inventory/titanium/'],
  ['https://wordpress.sample/?p=123#x', '/post/123/#x'],
  ['https://wordpress.sample/?p=123&utm_source=x#y', '/post/123/?utm_source=x#y'],
  ['https://wordpress.sample/?page_id=7', '/post/7/'],
  ['https://wordpress.sample/?post_type=um_services&p=123', '/post/123/'],
  ['https://wordpress.sample/?post_type=um_services&p=123&preview=true', '/post/123/'],
  ['https://wordpress.sample/?um_services=sawing&utm=1', '/services/sawing/?utm=1'],
  [
    'https://wordpress.sample/?post_type=titanium_specs&name=x%2fy',
    '/inventory/titanium/specs/x%2Fy/',
  ],
  ['https://wordpress.sample/?s=bar', '/?s=bar'],
  ['https://wordpress.sample/?p=1e9', '/?p=1e9'],
])('a link to %s leads to %s', (href, to) => {
  expect(localHref(href)).toBe(to);
});

test.each([
  'javascript:alert(1)',
  ' java\tscript:alert(1)',
  'JAVASCRIPT:alert(1)//',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://elsewhere.example/x',
])('%s leads nowhere', async (href) => {
  expect(localHref(href)).toBe('#');
  expect((await import('./links')).fileHref(href)).toBe('');
});

test.each(['mailto:a@b.example', 'tel:+1-951-555-0100', 'https://elsewhere.example/a'])(
  '%s stays',
  (href) => {
    expect(localHref(href)).toBe(href);
  },
);

test.each([
  'https://wordpress.sample//evil.example/a',
  'https://wordpress.sample/\\evil.example/a',
  'https://wordpress.sample////evil.example/a',
  '/.//evil.example/a',
])('%s, which names no other host, leads to none', (href) => {
  expect(localHref(href)).toBe('/a/');
});

test('a file of WordPress stays there, also where an editor names it without its host', async () => {
  process.env.WORDPRESS_URL = 'https://cms.example.com';
  jest.resetModules();
  const links = await import('./links');
  const picture = 'https://cms.example.com/wp-content/uploads/a.jpg?v=2#page=2';
  for (const src of [picture, '/wp-content/uploads/a.jpg?v=2#page=2']) {
    expect(links.fileHref(src)).toBe(picture);
    expect(links.localHref(src)).toBe(picture);
  }
  expect(links.fileHref('/logos/engine.svg')).toBe('/logos/engine.svg');
  expect(links.fileHref('https://elsewhere.example/a.jpg')).toBe('https://elsewhere.example/a.jpg');
});

describe('a WordPress that is asked under an internal name', () => {
  const internal = async () => {
    process.env.WORDPRESS_URL = 'http://wordpress:8080';
    process.env.WORDPRESS_PUBLIC_URL = 'https://cms.example.com';
    process.env.IMAGE_HOSTS = 'i0.wp.com, media.example.com';
    jest.resetModules();
    return import('./links');
  };
  afterAll(() => {
    for (const name of ['WORDPRESS_PUBLIC_URL', 'IMAGE_HOSTS']) delete process.env[name];
  });

  test('links to either name lead into the site, and files are those of the public one', async () => {
    const { fileHref, localHref } = await internal();
    for (const origin of ['http://wordpress:8080', 'https://cms.example.com']) {
      expect(localHref(`${origin}/titanium-specs/ams-4928/`)).toBe(
        '/inventory/titanium/specs/ams-4928/',
      );
      expect(fileHref(`${origin}/wp-content/uploads/a.jpg`)).toBe(
        'https://cms.example.com/wp-content/uploads/a.jpg',
      );
    }
    expect(fileHref('/wp-content/uploads/a.jpg')).toMatch(/^https:\/\/cms\.example\.com\//);
  });

  test.each([
    ['http://wordpress:8080/wp-content/uploads/a.jpg', null],
    ['https://cms.example.com/wp-content/uploads/a.jpg', null],
    ['/wp-content/uploads/a.jpg', null],
    ['https://i0.wp.com/cms.example.com/wp-content/uploads/a.jpg?fit=1200%2C800', null],
    ['http://i0.wp.com/a.jpg', 'i0.wp.com'],
    ['https://bucket.s3.amazonaws.com/a.jpg', 'bucket.s3.amazonaws.com'],
  ])('of the picture %s the refused host is %s', async (src, host) => {
    const { refusedPictureHost } = await internal();
    expect(refusedPictureHost(src)).toBe(host);
  });

  test('the policy lets browsers load pictures from the public name and from IMAGE_HOSTS', async () => {
    await internal();
    const { policyOf } = await import('@/lib/cache/policy.cjs');
    expect(policyOf()).toContain(
      "img-src 'self' data: https://cms.example.com https://i0.wp.com https://media.example.com;",
    );
  });
});
