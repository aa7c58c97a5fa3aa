// What the browser stored may be of an older release or changed by hand: another shape counts as absent.

/** What a JSON text holds; `undefined` where it is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The items of a JSON list that have the right shape, each key once, at most so many; none where it is no list. */
export function parseList<T>(
  text: string,
  isItem: (value: unknown) => value is T,
  keyOf: (item: T) => string,
  maxItems: number,
): readonly T[] {
  const list = parseJson(text);
  const items = new Map<string, T>();
  for (const item of Array.isArray(list) ? list : [])
    if (items.size < maxItems && isItem(item) && !items.has(keyOf(item)))
      items.set(keyOf(item), item);
  return [...items.values()];
}

export const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  isRecord(value) ? value : {};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is text of a bounded length. */
export const isText = (value: unknown, maxLength = 1_000): value is string =>
  typeof value === 'string' && value.length <= maxLength;

export const isListOf = <T>(
  value: unknown,
  isItem: (item: unknown) => item is T,
): value is readonly T[] => Array.isArray(value) && value.every(isItem);

/** Whether a value is an address on this site: a path, never another host or a script. */
export const isOwnPath = (value: unknown): value is string =>
  isText(value, 2_000) && /^\/(?![/\\])/.test(value);
