/**
 * A function that works something out once per object it is given: an index, an order. Snapshots live a
 * minute and serve many pages; without this each page would sort and search the whole collection again.
 */
export function memoize<K extends object, T>(work: (key: K) => T): (key: K) => T {
  const done = new WeakMap<K, { result: T }>();
  return (key) => {
    const known = done.get(key) ?? { result: work(key) };
    done.set(key, known);
    return known.result;
  };
}
