import { act, render, screen } from '@testing-library/react';
import useSWR from 'swr';
import { BrowserCache, fetchJson } from './browser-cache';

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
