import { render, screen } from '@testing-library/react';
import { ListPages } from './list-pages';

const pages = (number: number, last: number) => (
  <ListPages
    label="Titanium grades"
    page={{ number, last }}
    href={(each) => (each === 1 ? '/inventory/titanium/' : `/inventory/titanium/${each}/`)}
  />
);

test('a list of one page has no links to other pages', () => {
  const { container } = render(pages(1, 1));
  expect(container).toBeEmptyDOMElement();
});

test('a long list has links to its first and last page and to the neighbors, and marks the current one', () => {
  render(pages(6, 101));
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['1', '4', '5', '6', '7', '8', '101']);
  expect(links.map((link) => link.getAttribute('href')).slice(0, 2)).toEqual([
    '/inventory/titanium/',
    '/inventory/titanium/4/',
  ]);
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 6 of 101');
  expect(screen.getByRole('navigation')).toHaveAccessibleName('Titanium grades: pages');
});
