/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { getGrades } from '@/lib/content/inventory';
import { metals } from '@/lib/catalog/metals';
import FindByPropertyPage from './page';

test('without a script the page lists every minimum of every grade, and the others by their density', async () => {
  const html = renderToStaticMarkup(await FindByPropertyPage());
  const rows = html
    .slice(html.indexOf('</thead>'))
    .split(/<tr[ >]/)
    .slice(1);
  const grades = (await Promise.all(metals.map(getGrades))).flat();
  const others = grades.filter(({ properties, density }) => properties.length === 0 && density);
  expect(rows).toHaveLength(193 + others.length);
  expect(html).toContain('<noscript>');
  for (const { title } of others) expect(html).toContain(`>${title}</a>`);
});
