import { act, fireEvent, render, screen } from '@testing-library/react';
import { LinkIntent } from './link-intent';
import { intents, LinkIntentLoader } from './link-intent-loader';
import './page-skeleton'; // which a click loads

beforeEach(() => {
  jest.useFakeTimers();
  matching = [];
});
afterEach(() => jest.useRealTimers());

/** The media queries that hold; jsdom knows none. */
let matching: readonly string[] = [];
window.matchMedia = (query) => ({ matches: matching.includes(query) }) as MediaQueryList;

/** A page with one link; the link. */
function link(attributes: Record<string, string>) {
  render(
    <>
      <a {...attributes}>
        <b>There</b>
      </a>
      <LinkIntent intents={intents} />
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

/** The pages that the browser is asked to fetch, by rules that stay once they are needed. */
const ahead = () =>
  document.querySelector('[type=speculationrules]')
    ? [...document.querySelectorAll<HTMLAnchorElement>('[data-prefetch]')].map(
        ({ pathname, search, hash }) => pathname + search + hash,
      )
    : [];

test.each([
  ['/inventory/titanium/', '/inventory/titanium/'],
  ['/inventory/titanium/?form=wire', '/inventory/titanium/?form=wire'],
  ['/glossary/#h', '/glossary/#h'],
  ['http://localhost/services/', '/services/'],
])('%s is fetched while it is pointed at, and no longer', async (href, page) => {
  const there = link({ href });
  expect(ahead()).toEqual([]);
  fireEvent.pointerOver(there);
  fireEvent.pointerOver(there);
  await wait(100);
  expect(ahead()).toEqual([page]);
  fireEvent.pointerOver(document.body);
  expect(ahead()).toEqual([]);
});

test('a link that the pointer only crosses is not fetched', async () => {
  fireEvent.pointerOver(link({ href: '/services/' }));
  await wait(20);
  fireEvent.pointerOver(document.body);
  await wait(100);
  expect(ahead()).toEqual([]);
});

test('a page whose link is reached by keyboard is fetched', async () => {
  fireEvent.focusIn(link({ href: '/services/' }));
  await wait(100);
  expect(ahead()).toEqual(['/services/']);
});

test.each([
  ['the browser', () => Object.assign(navigator, { connection: { saveData: true } })],
  ['the system', () => void (matching = ['(prefers-reduced-data: reduce)'])],
])('nothing is fetched ahead where %s saves data', async (_, save) => {
  save();
  fireEvent.pointerOver(link({ href: '/services/' }));
  await wait(100);
  expect(ahead()).toEqual([]);
  Object.assign(navigator, { connection: undefined });
});

test('a page that is waited for shows a skeleton, until the page is left or the wait ended', async () => {
  const there = link({ href: '/inventory/nickel/' });
  for (const end of [
    () => fireEvent(window, new Event('pagehide')),
    () => fireEvent.keyDown(document, { key: 'Escape' }),
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
])('%s is neither fetched nor waited for', async (_, attributes) => {
  const there = link(attributes);
  fireEvent.pointerOver(there);
  await click(there);
  expect(ahead()).toEqual([]);
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

test.each([
  ['a pointer anywhere', () => fireEvent.pointerOver(document.body), 1],
  [
    'a letter in a field',
    () => {
      fireEvent.change(screen.getByRole('textbox'), { target: { value: '7' } });
      fireEvent.keyUp(screen.getByRole('textbox'));
    },
    1,
  ],
  ['the focus of a link', () => fireEvent.focusIn(screen.getByText('There')), 1],
  // The search page focuses its box by itself.
  ['the focus of an empty field', () => fireEvent.focusIn(screen.getByRole('textbox')), 0],
])('%s loads the rest or not', async (_, first, skeletons) => {
  render(
    <>
      <input />
      <a {...{ href: '/inventory/titanium/' }}>There</a>
      <LinkIntentLoader />
    </>,
  );
  first();
  await wait(0);
  await click(screen.getByText('There'));
  expect(screen.queryAllByRole('status')).toHaveLength(skeletons);
});
