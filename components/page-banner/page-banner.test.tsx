import { render, screen, within } from '@testing-library/react';
import { PageBanner } from './page-banner';

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
