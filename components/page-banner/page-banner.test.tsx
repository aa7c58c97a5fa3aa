import { render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Breadcrumbs, PageBanner } from './page-banner';

test('titles the page and leads back up to Home', () => {
  render(
    <PageBanner path="/inventory/titanium/specs/ams-4928/" title="AMS 4928">
      <p>Bars and forgings.</p>
    </PageBanner>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'AMS 4928' })).toBeVisible();
  expect(screen.getByText('Bars and forgings.')).toBeVisible();
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));
  expect(trail.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    'Home',
    'Inventory',
    'Titanium',
    'Specs',
    'AMS 4928',
  ]);
  expect(trail.queryByRole('link', { name: 'Specs' })).toBeNull();
  expect(trail.getByText('AMS 4928')).toHaveAttribute('aria-current', 'page');
});

test.each([
  ['</script ><meta http-equiv=refresh>', '/script >meta http-equiv=refresh>'],
  ['</SCRIPT/x><script>alert(1)</script>', '/SCRIPT/x>script>alert(1)/script>'],
  ['<<<script>', 'script>'],
  ['<!--<script>', '!--script>'],
  ['Bars < 2 in <3/4', 'Bars < 2 in <3/4'],
])('a title of %s neither ends nor opens a script in its structured data', (title, kept) => {
  const template = document.createElement('template');
  template.innerHTML = renderToStaticMarkup(<Breadcrumbs path="/services/x/" title={title} />);
  const [facts, ...others] = template.content.querySelectorAll('script, meta');
  expect(others).toEqual([]);
  expect(JSON.parse(facts!.textContent)).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home' },
      { '@type': 'ListItem', position: 2, name: 'Services' },
      { '@type': 'ListItem', position: 3, name: kept },
    ],
  });
});
