import { render } from '@testing-library/react';
import { useQuery } from './address-store';

test('a page prints the query that it was opened with, and a later one', () => {
  history.replaceState(null, '', '?diameter=3+1%2F4');
  const Tool = () => (useQuery(), (<span data-query="" />));
  const { container } = render(<Tool />);
  expect(container.firstChild).toHaveAttribute('data-query', '?diameter=3+1/4');
  history.replaceState(null, '', '?diameter=4');
  dispatchEvent(new Event('beforeprint'));
  expect(container.firstChild).toHaveAttribute('data-query', '?diameter=4');
});
