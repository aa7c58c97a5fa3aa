import { render } from '@testing-library/react';
import { track } from '@vercel/analytics';
import { PageViews, withoutQuery } from './page-views';
import { showStoredChoices } from './waiting-page';

let path = '/inventory/titanium/';
let params = { metal: 'titanium' };
jest.mock('next/navigation.js', () => ({
  usePathname: () => path,
  useParams: () => params,
  useSearchParams: () => new URLSearchParams('form=round-bar'),
}));

const script = () =>
  document.querySelector<HTMLScriptElement>('script[src$="/insights/script.js"]');
/** What the service's script finds when it has loaded, or is called with. */
const counted = () => (window.vaq ?? []).filter(([kind]) => kind !== 'beforeSend');

afterEach(() => {
  script()?.remove();
  delete window.va;
  delete window.vaq;
  Object.assign(navigator, { doNotTrack: null, globalPrivacyControl: undefined });
});

test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
  'a visitor who sends %j is not counted, and no script is loaded',
  (signal) => {
    for (const [name, value] of Object.entries(signal))
      Object.defineProperty(navigator, name, { value, configurable: true, writable: true });
    render(<PageViews basePath="/stats" />);
    track('Quote opened');
    expect(script()).toBeNull();
    expect(counted()).toEqual([]);
  },
);

test.each([
  ['https://metals.example/inventory/titanium/?form=round-bar#grades', '/inventory/titanium/'],
  ['https://metals.example/inventory/titanium/#grades?x', '/inventory/titanium/'],
  ['https://metals.example/quote-sent/Q-7F3K-9M2P-4XWT/', '/quote-sent/'],
])('of %s only %s is counted', (url, counts) => {
  const event = withoutQuery({ type: 'pageview' as const, url });
  expect(event).toEqual({ type: 'pageview', url: `https://metals.example${counts}` });
});

test('a page that Back brings back is counted again, and shows what was chosen since', () => {
  window.va = jest.fn();
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
  localStorage.setItem('theme', 'dark');
  localStorage.setItem('units', 'metric');
  const changed = jest.fn();
  addEventListener('storage', changed);
  showStoredChoices();
  expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', units: 'metric' });
  expect(changed).toHaveBeenCalledTimes(1);
  localStorage.clear();
  showStoredChoices();
  expect(document.documentElement).not.toHaveAttribute('data-theme');
  expect(window.va).toHaveBeenCalledTimes(2);
  expect(window.va).toHaveBeenCalledWith('pageview', { path: '/' });
});
