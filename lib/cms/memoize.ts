/** The result for the objects given so far, and a step for each object that was given next. */
interface Step<T> {
  known?: { result: T };
  next: WeakMap<object, Step<T>>;
}

/**
 * A function that computes its result once for the objects it is given: an index, an order. Snapshots live for a minute
 * and serve many pages; without this each page would sort and search the whole collection again.
 */
export function memoize<Keys extends object[], T>(
  compute: (...keys: Keys) => T,
): (...keys: Keys) => T {
  const start: Step<T> = { next: new WeakMap() };
  return (...keys) => {
    let step = start;
    for (const key of keys) {
      const next: Step<T> = step.next.get(key) ?? { next: new WeakMap() };
      step.next.set(key, next);
      step = next;
    }
    step.known ??= { result: compute(...keys) };
    return step.known.result;
  };
}
