import { render } from '@testing-library/react';
import { useQuery } from './address-query';

test('a page opened with a query has it in its printed address', () => {
  history.replaceState(null, '', '?diameter=3+1%2F4');
  const Tool = () => (useQuery(), (<span data-query="" />));
  const { container } = render(<Tool />);
  expect(container.firstChild).toHaveAttribute('data-query', '?diameter=3+1/4');
});
