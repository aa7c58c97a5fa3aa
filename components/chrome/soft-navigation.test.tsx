import { act, fireEvent, render, screen } from '@testing-library/react';
import { SoftNavigation } from './soft-navigation';

const router = { push: jest.fn(), prefetch: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

beforeEach(() => {
  jest.clearAllMocks();
  matching = [];
});

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
      <SoftNavigation />
    </>,
  );
  return screen.getByText('There');
}

/** Whether the browser was left to follow the link itself. jsdom would complain that it cannot. */
function click(target: HTMLElement, keys = {}) {
  let left = true;
  const last = (event: Event) => {
    left = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', last);
  fireEvent.click(target, keys);
  window.removeEventListener('click', last);
  return left;
}

test.each([
  ['/inventory/titanium/'],
  ['/inventory/titanium/?form=wire'],
  ['/glossary/#h'],
  ['http://localhost/services/'],
])('%s is fetched when pointed at and followed without a new document', async (href) => {
  const page = href.replace('http://localhost', '');
  const there = link({ href });
  expect(router.prefetch).not.toHaveBeenCalled();
  fireEvent.pointerOver(there);
  expect(router.prefetch).toHaveBeenCalledWith(page);
  // What shows while the page is waited for comes as a script of its own.
  await act(async () => expect(click(there)).toBe(false));
  expect(router.push).toHaveBeenCalledWith(page);
});

test('the address is announced after the router has changed it, and not before', async () => {
  const heard: string[] = [];
  const listen = () => heard.push(location.search);
  addEventListener('addresschange', listen);
  router.push.mockImplementationOnce((page: string) => history.pushState(null, '', page));
  const there = link({ href: '/inventory/titanium/?form=wire' });
  expect(heard).toEqual([]);
  await act(async () => void click(there));
  expect(heard).toEqual(['?form=wire']);
  removeEventListener('addresschange', listen);
});

test.each([
  ['a file', { href: '/files/line-card.pdf' }],
  ['another host', { href: 'https://example.com/' }],
  ['a telephone', { href: 'tel:+19515550100' }],
  ['a place on this page', { href: '#main' }],
  ['another window', { href: '/services/', target: '_blank' }],
  ['a download', { href: '/services/', download: '' }],
  ['a choice on this page', { href: '/services/', 'data-stays': '' }],
])('%s is the browser’s own business', (_, attributes) => {
  const there = link(attributes);
  fireEvent.pointerOver(there);
  expect(click(there)).toBe(true);
  expect(router.prefetch).not.toHaveBeenCalled();
  expect(router.push).not.toHaveBeenCalled();
});

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'with %s held the browser opens it',
  (key) => {
    expect(click(link({ href: '/services/' }), { [key]: true })).toBe(true);
    expect(router.push).not.toHaveBeenCalled();
  },
);

test('a click that already did something is not followed', () => {
  const there = link({ href: '/services/' });
  there.addEventListener('click', (event) => event.preventDefault());
  click(there);
  expect(router.push).not.toHaveBeenCalled();
});

test.each([
  ['pointed at', fireEvent.pointerOver],
  ['reached by keyboard', fireEvent.focusIn],
  ['touched', fireEvent.touchStart],
])('a page whose link is %s is asked for once', (_, intend) => {
  const there = link({ href: '/services/' });
  intend(there);
  intend(there);
  expect(router.prefetch).toHaveBeenCalledTimes(1);
});

test.each([
  ['the browser', () => Object.assign(navigator, { connection: { saveData: true } })],
  ['the system', () => void (matching = ['(prefers-reduced-data: reduce)'])],
])('nothing is fetched ahead where %s saves data', (_, save) => {
  save();
  fireEvent.pointerOver(link({ href: '/services/' }));
  expect(router.prefetch).not.toHaveBeenCalled();
  Object.assign(navigator, { connection: undefined });
});
