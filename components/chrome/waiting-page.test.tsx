import { act, fireEvent, render, screen } from '@testing-library/react';
import { PageSkeleton, WaitingPage } from './waiting-page';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A page with one link; the link. */
function link(attributes: Record<string, string>) {
  render(
    <>
      <a {...attributes}>
        <b>There</b>
      </a>
      <WaitingPage />
    </>,
  );
  return screen.getByText('There');
}

const wait = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));

/** Follows a link. jsdom would complain that it cannot. */
async function click(target: HTMLElement, keys = {}) {
  const stay = (event: Event) => event.preventDefault();
  window.addEventListener('click', stay);
  fireEvent.click(target, keys);
  window.removeEventListener('click', stay);
  await wait(200);
  expect(screen.queryByRole('status')).not.toBeInTheDocument(); // most pages are there sooner
  await wait(100);
}

test('a page that is waited for shows a skeleton, until the page is left or the wait ended', async () => {
  const there = link({ href: '/inventory/nickel/' });
  for (const end of [
    () => fireEvent(window, new Event('pagehide')),
    () => fireEvent.keyDown(document, { key: 'Escape' }),
    () => fireEvent.click(screen.getByRole('status')),
  ]) {
    await click(there);
    expect(screen.getByRole('status')).toHaveTextContent('Loading grades');
    act(() => void end());
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  }
});

test.each([
  ['a file', { href: '/files/line-card.pdf' }],
  ['another host', { href: 'https://example.com/' }],
  ['a telephone', { href: 'tel:+19515550100' }],
  ['a place on this page', { href: '#main' }],
  ['another window', { href: '/services/', target: '_blank' }],
  ['a download', { href: '/services/', download: '' }],
  ['a choice on this page', { href: '/services/', 'data-here': '' }],
])('%s is not waited for', async (_, attributes) => {
  const there = link(attributes);
  await click(there);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'with %s held nothing is waited for here',
  async (key) => {
    await click(link({ href: '/services/' }), { [key]: true });
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  },
);

test('after a click that already did something nothing is waited for', async () => {
  const there = link({ href: '/services/' });
  there.addEventListener('click', (event) => event.preventDefault());
  await click(there);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

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
