import { render, screen } from '@testing-library/react';
import { metals } from '@/lib/catalog/metals';
import { MetalTabs } from './metal-tabs';
import { MetalTiles } from './metal-tiles';

test('the strip leads to every inventory and marks the one that is shown', () => {
  render(<MetalTabs current={metals[3]!} />);
  expect(screen.getAllByRole('link').map((tab) => tab.getAttribute('href'))).toEqual(
    metals.map(({ slug }) => `/inventory/${slug}/`),
  );
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Nickel');
});

test('a tile shows the number of its metal’s grades, where it is known', () => {
  render(<MetalTiles counts={{ titanium: 14, nickel: 1 }} />);
  expect(screen.getByRole('link', { name: /^Titanium ?14 grades$/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Nickel ?1 grade$/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Cobalt Alloy' })).toBeVisible();
});
