import { act, render } from '@testing-library/react';
import { count } from '@/lib/site/analytics';
import { showStoredChoices } from './restored-page';
import { PageViews } from './page-views';

const sent = jest.fn();
const at = (path: string) => history.replaceState(null, '', `${path}?form=round-bar#x`);

beforeEach(() => {
  sent.mockReset();
  navigator.sendBeacon = (url, body) => Boolean(sent(url, JSON.parse(String(body)))) || true;
});
afterEach(() => {
  delete window.va;
  Object.assign(navigator, { doNotTrack: null, globalPrivacyControl: undefined });
});

test('a document is one page view, and an occasion an event, without query', () => {
  at('/inventory/');
  const { rerender } = render(<PageViews counter="own" />);
  count('Quote opened');
  rerender(<PageViews counter="own" />);
  expect(sent.mock.calls).toEqual([
    ['/api/count/', ['Page view', '/inventory/']],
    ['/api/count/', ['Quote opened', '/inventory/']],
  ]);
});

test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
  'who sends %j is not counted',
  (signal) => {
    Object.defineProperties(
      navigator,
      Object.fromEntries(
        Object.entries(signal).map(([name, value]) => [
          name,
          { value, configurable: true, writable: true },
        ]),
      ),
    );
    at('/');
    render(<PageViews counter="own" />);
    count('Quote opened');
    expect(sent).not.toHaveBeenCalled();
  },
);

jest.mock('./counted-views', () => {
  throw new Error('Failed to load chunk');
});
test('without the code of another counter the page stays', async () => {
  const { container } = render(
    <>
      <p>The page</p>
      <PageViews counter={{ basePath: '/_vercel' }} />
    </>,
  );
  await act(async () => {});
  expect(container).toHaveTextContent('The page');
});

test('a prerendered page is counted when it is seen', () => {
  document.prerendering = true;
  at('/contact/');
  render(<PageViews counter="own" />);
  expect(sent).not.toHaveBeenCalled();
  document.prerendering = false;
  act(() => void document.dispatchEvent(new Event('prerenderingchange')));
  expect(sent.mock.calls).toEqual([['/api/count/', ['Page view', '/contact/']]]);
});

test('a page that Back brings back is counted again, and shows what was chosen since', () => {
  at('/inventory/');
  render(<PageViews counter="own" />);
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
  localStorage.setItem('theme', 'dark');
  localStorage.setItem('strength', 'mpa');
  const changed = jest.fn();
  addEventListener('storage', changed);
  showStoredChoices();
  expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', strength: 'mpa' });
  expect(changed).toHaveBeenCalledTimes(1);
  localStorage.clear();
  showStoredChoices();
  expect(document.documentElement).not.toHaveAttribute('data-theme');
  expect(sent.mock.calls).toEqual(
    Array.from({ length: 3 }, () => ['/api/count/', ['Page view', '/inventory/']]),
  );
});
