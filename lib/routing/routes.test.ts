/** @jest-environment node */
import * as routes from './routes';

test.each([
  ['/', '/index.md'],
  ['/services/', '/services.md'],
  ['/inventory/titanium/grade/%E6%97%A5/', '/inventory/titanium/grade/%E6%97%A5.md'],
])('%s has the text %s', (page, text) => {
  expect(routes.text(page)).toBe(text);
  expect(routes.pageOf(text.split('/').slice(1))).toBe(page);
});

test('another file stands for no page', () => {
  expect(routes.pageOf(['services'])).toBeNull();
  expect(routes.pageOf(['services.png'])).toBeNull();
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

test('a page called index has a text of its own', () => {
  const path = routes.page({ slug: 'index' });
  expect(routes.text(path)).not.toBe(routes.text(routes.home()));
  expect(routes.pageOf([routes.text(path).slice(1)])).toBe(path);
  expect(routes.pageOf(['index.md'])).toBe('/');
});
