import fc from 'fast-check';
import { localStore, readText, writeText } from './local-store';
import { parseList } from '@/lib/json/value-shapes';

const isWord = (value: unknown): value is string => typeof value === 'string';
const words = localStore(
  'words',
  (text) => parseList(text, isWord, (word) => word, 3),
  (value) => (value.length > 0 ? JSON.stringify(value) : ''),
);

beforeEach(() => localStorage.clear());

test('whatever text is stored, a store answers a value of its shape', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      localStorage.setItem('words', text);
      const value = words.read();
      expect(value.length).toBeLessThanOrEqual(3);
      expect(value.every(isWord)).toBe(true);
      expect(new Set(value).size).toBe(value.length);
    }),
  );
});

test('a value is the same object until it changes, and nothing kept is nothing stored', () => {
  words.write(['a']);
  expect(words.read()).toBe(words.read());
  expect(words.write([])).toBe(true);
  expect(localStorage.getItem('words')).toBeNull();
  expect(words.read()).toEqual(words.empty());
});

test('a text too long to be ours is neither read nor written', () => {
  const long = ['x'.repeat(200_000)];
  localStorage.setItem('words', JSON.stringify(long));
  expect(words.read()).toEqual([]);
  expect(words.write(long)).toBe(false);
});

test.each(['getItem', 'setItem', 'removeItem'] as const)('denied storage (%s) is empty', (name) => {
  jest.spyOn(Storage.prototype, name).mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(readText('words')).toBe('');
  expect(writeText('words', name === 'removeItem' ? '' : 'x')).toBe(name === 'getItem');
});

test('subscribers are notified of each change, here and in another tab, until they unsubscribe', () => {
  const store = localStore('key', String, String);
  const listener = jest.fn();
  const unsubscribe = store.subscribe(listener);
  store.write('one');
  store.write('two');
  dispatchEvent(new StorageEvent('storage'));
  expect(listener).toHaveBeenCalledTimes(3);
  unsubscribe();
  store.write('three');
  expect(listener).toHaveBeenCalledTimes(3);
});
