/** @jest-environment node */
import * as routes from './routes';

test.each([
  ['/', '/index.md', '/og/index.png'],
  ['/services/', '/services.md', '/og/services.png'],
  [
    '/inventory/titanium/grade/%E6%97%A5/',
    '/inventory/titanium/grade/%E6%97%A5.md',
    '/og/inventory/titanium/grade/%E6%97%A5.png',
  ],
])('%s has the text %s and the picture %s', (page, text, picture) => {
  expect(routes.text(page)).toBe(text);
  expect(routes.picture(page)).toBe(picture);
  expect(routes.pageOf(text.split('/').slice(1), '.md')).toBe(page);
  expect(routes.pageOf(picture.split('/').slice(2), '.png')).toBe(page);
});

test('another file stands for no page', () => {
  expect(routes.pageOf(['services'], '.md')).toBeNull();
  expect(routes.pageOf(['services.md'], '.png')).toBeNull();
});

test.each(['index', 'about-us-2', '~', 'index.md'])(
  'a page called %s is rendered at a segment, and found again by it',
  (slug) => {
    const segment = routes.pageSegment(slug);
    expect(segment).not.toBe('index');
    expect(routes.slugOfSegment(encodeURIComponent(segment))).toBe(slug);
    expect(routes.renderedAt(routes.page({ slug })) ?? routes.page({ slug })).toBe(
      `/${encodeURIComponent(segment)}/`,
    );
  },
);

test('a page called index has a text and a picture of its own', () => {
  const path = routes.page({ slug: 'index' });
  expect(routes.text(path)).not.toBe(routes.text(routes.home()));
  expect(routes.pageOf([routes.text(path).slice(1)], '.md')).toBe(path);
  expect(routes.pageOf([routes.picture(path).slice('/og/'.length)], '.png')).toBe(path);
  expect(routes.pageOf(['index.md'], '.md')).toBe('/');
});
