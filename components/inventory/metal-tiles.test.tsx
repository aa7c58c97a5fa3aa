import { render, screen } from '@testing-library/react';
import { metals } from '@/lib/catalog/metals';
import { MetalTabs } from './metal-tiles';

test('the strip leads to every inventory and marks the one that is shown', () => {
  render(<MetalTabs current={metals[3]!} />);
  expect(screen.getAllByRole('link').map((tab) => tab.getAttribute('href'))).toEqual(
    metals.map(({ slug }) => `/inventory/${slug}/`),
  );
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Nickel');
});
