import { render, screen } from '@testing-library/react';
import { PageSkeleton } from './page-skeleton';

const empty = (container: HTMLElement) =>
  container.querySelectorAll('[aria-hidden] > *:has(i)').length;

test.each([
  ['/inventory/nickel/', 'Loading grades', 12],
  ['/inventory/nickel/?form=wire', 'Loading grades', 12],
  ['/inventory/', 'Loading grades', 12],
  ['/inventory/nickel/grade/x/', 'Loading the page', 5],
  ['/quality/', 'Loading the page', 5],
])('while %s is waited for: "%s", %i empty places', (path, words, count) => {
  const { container } = render(<PageSkeleton path={path} />);
  expect(screen.getByRole('status')).toHaveTextContent(words);
  expect(empty(container)).toBe(count);
});
