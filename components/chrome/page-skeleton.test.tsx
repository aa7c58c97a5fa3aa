import { act, render, screen } from '@testing-library/react';
import { PageSkeleton } from './page-skeleton';
import { waitFor } from './waited-for';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A navigation to that page begins; the function it answers ends it. */
function begin(path: string) {
  let end = () => {};
  act(() => {
    end = waitFor(path);
  });
  return () => act(end);
}
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const empty = (container: HTMLElement) =>
  container.querySelectorAll('[aria-hidden] > *:has(i)').length;

test.each([
  ['/inventory/nickel/', 'Loading grades', 12],
  ['/inventory/', 'Loading grades', 12],
  ['/inventory/nickel/grade/x/', 'Loading the page', 5],
  ['/quality/', 'Loading the page', 5],
])('while %s is waited for: "%s", %i empty places', (path, words, count) => {
  const { container } = render(<PageSkeleton />);
  const end = begin(path);
  wait(300);
  expect(screen.getByRole('status')).toHaveTextContent(words);
  expect(empty(container)).toBe(count);
  end();
  expect(container).toBeEmptyDOMElement();
});

test('a page that is there at once shows no skeleton', () => {
  const { container } = render(<PageSkeleton />);
  const end = begin('/quality/');
  wait(200);
  end();
  wait(1000);
  expect(container).toBeEmptyDOMElement();
});

test('a navigation that took the place of another is the one waited for', () => {
  render(<PageSkeleton />);
  const first = begin('/quality/');
  begin('/inventory/');
  first();
  wait(300);
  expect(screen.getByRole('status')).toHaveTextContent('Loading grades');
});
