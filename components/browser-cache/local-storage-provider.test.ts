import { localStorageProvider } from './browser-cache';

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

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

test('a tab open for 20 minutes has nothing of what it fetched at first', () => {
  jest.useFakeTimers({ now: 1_000_000 });
  const cache = localStorageProvider(Array.isArray);
  cache.set('inventory', { data: ['a'] });
  jest.advanceTimersByTime(20 * 60_000);
  expect(cache.get('inventory')?.data).toBeUndefined();
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
