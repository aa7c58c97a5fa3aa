import { render } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { count } from '@/lib/site/analytics';
import { PageViews } from './page-views';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

const sent = jest.fn();
const at = (path: string) => jest.mocked(usePathname).mockReturnValue(path);

beforeEach(() => {
  sent.mockReset();
  navigator.sendBeacon = (url, body) => Boolean(sent(url, JSON.parse(String(body)))) || true;
  history.replaceState(null, '', '/inventory/?form=round-bar#x');
});
afterEach(() => {
  delete window.va;
  Object.assign(navigator, { doNotTrack: null, globalPrivacyControl: undefined });
});

test('each route change is a page view, and an occasion an event, without query', () => {
  at('/inventory/');
  const { rerender } = render(<PageViews counter="own" />);
  count('Quote opened');
  at('/contact/');
  rerender(<PageViews counter="own" />);
  rerender(<PageViews counter="own" />);
  expect(sent.mock.calls).toEqual([
    ['/api/count/', ['Page view', '/inventory/']],
    ['/api/count/', ['Quote opened', '/inventory/']],
    ['/api/count/', ['Page view', '/contact/']],
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
