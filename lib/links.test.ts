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
])('a link to %s leads to %s', (href, to) => {
  expect(localHref(href)).toBe(to);
});

test.each([
  'https://wordpress.sample//evil.example/a',
  'https://wordpress.sample/\\evil.example/a',
  'https://wordpress.sample////evil.example/a',
  '/.//evil.example/a',
])('%s, which names no other host, leads to none', (href) => {
  expect(localHref(href)).toBe('/evil.example/a/');
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
