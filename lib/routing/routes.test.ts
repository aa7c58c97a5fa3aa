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
