interface Step<T> {
  known?: { result: T };
  next: WeakMap<object, Step<T>>;
}

/** Computes once for the objects it is given: snapshots live for a minute and serve many pages. */
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
