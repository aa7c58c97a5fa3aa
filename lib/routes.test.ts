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
])('%s is told as %s, and drawn as %s', (page, text, picture) => {
  expect(routes.text(page)).toBe(text);
  expect(routes.picture(page)).toBe(picture);
  expect(routes.pageOf(text.split('/').slice(1), '.md')).toBe(page);
  expect(routes.pageOf(picture.split('/').slice(2), '.png')).toBe(page);
});

test('another file stands for no page', () => {
  expect(routes.pageOf(['services'], '.md')).toBeNull();
  expect(routes.pageOf(['services.md'], '.png')).toBeNull();
});
