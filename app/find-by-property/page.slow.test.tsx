/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import FindByPropertyPage from './page';

test('without a script the page lists every minimum of every grade', async () => {
  const html = renderToStaticMarkup(await FindByPropertyPage());
  expect(html.match(/<tr data-metal/g)).toHaveLength(193);
  expect(html).toContain('<noscript>');
});
