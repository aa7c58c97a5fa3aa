import { act, render, screen } from '@testing-library/react';
import { PageSkeleton } from './page-skeleton';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
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
  wait(300);
  expect(screen.getByRole('status')).toHaveTextContent(words);
  expect(empty(container)).toBe(count);
});

test('a page that is there at once shows no skeleton', () => {
  const { container } = render(<PageSkeleton path="/quality/" />);
  wait(200);
  expect(container).toBeEmptyDOMElement();
});

test('a navigation that took the place of another is the one waited for', () => {
  const { rerender } = render(<PageSkeleton path="/quality/" />);
  wait(300);
  rerender(<PageSkeleton path="/inventory/" />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading grades');
});
