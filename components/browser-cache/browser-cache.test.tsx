import { act, render, screen } from '@testing-library/react';
import useSWR from 'swr';
import { BrowserCache, fetchJson, localStorageProvider } from './browser-cache';

const asked = jest.fn<unknown, [string, RequestInit]>();

beforeEach(() => {
  localStorage.clear();
  let count = 0;
  asked.mockReset();
  globalThis.fetch = (async (address: string, init: RequestInit) => {
    asked(address, init);
    count += 1;
    return { ok: true, json: async () => [`answer ${count}`] };
  }) as unknown as typeof fetch;
});
afterEach(() => jest.useRealTimers());

function Shown() {
  const { data } = useSWR('inventory', () => fetchJson<string[]>('/search/inventory.json'));
  return <p>{data ? data[0] : 'loading'}</p>;
}
const page = () => (
  <BrowserCache isData={Array.isArray}>
    <Shown />
  </BrowserCache>
);

test('a tab left open for 20 minutes asks again, once, and keeps the new answer as new', async () => {
  jest.useFakeTimers({ now: 1_000_000 });
  const { rerender } = render(page());
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(screen.getByText('answer 1')).toBeVisible();

  await act(() => jest.advanceTimersByTimeAsync(14 * 60_000));
  rerender(page());
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(screen.getByText('answer 1')).toBeVisible();

  await act(() => jest.advanceTimersByTimeAsync(6 * 60_000));
  rerender(page());
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(screen.getByText('answer 2')).toBeVisible();
  expect(asked).toHaveBeenCalledTimes(2);
  expect(JSON.parse(localStorage.getItem('inventory')!)).toEqual({
    date: expect.closeTo(1_000_000 + 20 * 60_000, -2),
    data: ['answer 2'],
  });
});

test('an answer is asked of the site, not of the browser’s own store of answers', async () => {
  await fetchJson('/search/inventory.json');
  expect(asked).toHaveBeenCalledWith('/search/inventory.json', { cache: 'no-cache' });
});

test('what was fetched outlives the page for 15 minutes, as { date, data }', () => {
  jest.useFakeTimers({ now: 1_000_000 });
  localStorageProvider(Array.isArray).set('inventory', { data: ['a'] });
  expect(JSON.parse(localStorage.getItem('inventory')!)).toEqual({ date: 1_000_000, data: ['a'] });

  const nextPage = localStorageProvider(Array.isArray);
  expect(nextPage.get('inventory')?.data).toEqual(['a']);
  jest.advanceTimersByTime(15 * 60_000 - 1);
  expect(nextPage.get('inventory')?.data).toEqual(['a']);
  jest.advanceTimersByTime(1);
  expect(nextPage.get('inventory')?.data).toBeUndefined();
});

test.each([
  '',
  'null',
  '{',
  '"words"',
  '{"date":"x","data":1}',
  '{"date":99999999999999,"data":1}',
  `{"date":${Date.now()},"data":"no list"}`,
])('an entry that the cache did not write is ignored: %s', (text) => {
  localStorage.setItem('inventory', text);
  expect(localStorageProvider(Array.isArray).get('inventory')).toBeUndefined();
});

test('without storage it lasts as long as the page', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  const cache = localStorageProvider(Array.isArray);
  cache.set('inventory', { data: [1] });
  expect(cache.get('inventory')?.data).toEqual([1]);
  cache.delete('inventory');
  expect(cache.get('inventory')).toBeUndefined();
});

test('a state without data is not kept', () => {
  localStorageProvider(Array.isArray).set('inventory', { isLoading: true });
  expect(localStorage.getItem('inventory')).toBeNull();
});

test('a request under way does not renew a stored entry', () => {
  jest.useFakeTimers({ now: 1_000_000 });
  localStorageProvider(Array.isArray).set('inventory', { data: ['a'] });
  jest.advanceTimersByTime(10 * 60_000);
  const cache = localStorageProvider(Array.isArray);
  cache.set('inventory', { ...cache.get('inventory'), isValidating: true });
  jest.advanceTimersByTime(6 * 60_000);
  expect(cache.get('inventory')).toEqual({ data: undefined, isValidating: true });
  expect(localStorageProvider(Array.isArray).get('inventory')).toBeUndefined();
});
