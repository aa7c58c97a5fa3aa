/*
 * Texts that a browser keeps for its visitor, each under a key of its own. Storage may be denied or full. Every page
 * is sent this; `local-store.ts` and `value-shapes.ts` are only where a value is made of a text.
 */

/** Characters of a text that is read, except where a caller expects more. */
export const maxLength = 100_000;

/** The text under a key; empty where there is none, storage is denied, or the text is too long to be ours. */
export function readText(key: string, limit = maxLength): string {
  try {
    const text = localStorage.getItem(key) ?? '';
    return text.length > limit ? '' : text;
  } catch {
    return ''; // storage is denied
  }
}

/** Stores a text; an empty one removes the key. False where storage is full or denied. */
export function writeText(key: string, text: string): boolean {
  try {
    if (text) localStorage.setItem(key, text);
    else localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
