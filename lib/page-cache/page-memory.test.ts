/** @jest-environment node */
import { PageMemory } from './page-memory.cjs';

type Entry = NonNullable<ReturnType<PageMemory['get']>>;

/** A file of a route that takes some 2 kB of memory with what is counted for every entry. */
const entry = (letter: string) =>
  ({
    lastModified: 0,
    value: { kind: 'APP_ROUTE', status: 200, headers: {}, body: Buffer.from(letter.repeat(1000)) },
  }) as unknown as Entry;
const [a, b, c] = ['a', 'b', 'c'].map(entry) as [Entry, Entry, Entry];

test('beyond its limit the entry that was used longest ago goes', () => {
  const memory = new PageMemory(4_000);
  memory.set('/a/', a);
  memory.set('/b/', b);
  expect(memory.get('/a/')).toBe(a);
  memory.set('/c/', c);
  expect(['/a/', '/b/', '/c/'].map((key) => memory.get(key))).toEqual([a, null, c]);
});

test('an entry that is written again counts once', () => {
  const memory = new PageMemory(4_000);
  memory.set('/a/', a);
  for (let times = 0; times < 3; times += 1) memory.set('/b/', b);
  expect(memory.get('/a/')).toBe(a);
  memory.remove('/b/');
  memory.set('/c/', c);
  expect(memory.get('/a/')).toBe(a);
});

test('one that is larger than the limit is not kept, nor is what it replaces', () => {
  const memory = new PageMemory(1_500);
  memory.set('/a/', entry(''));
  expect(memory.get('/a/')).not.toBeNull();
  memory.set('/a/', a);
  expect(memory.get('/a/')).toBeNull();
  expect(memory.size).toBe(0);
});
