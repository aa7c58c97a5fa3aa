import { listen } from './listen';
import { maxLength, readText, writeText } from './local-text';

/** One value of this browser, shared by its tabs. */
interface LocalStore<T> {
  /** The value now; the same object until it changes. */
  read: () => T;
  /** Before storage can be read: on the server, and while a page hydrates. */
  empty: () => T;
  /** False where it could not be stored: storage is full or denied, or the text would be too long to be read back. */
  write: (value: T) => boolean;
  /** Calls back after each change, here or in another tab. Returns a function that stops it. */
  subscribe: (changed: () => void) => () => void;
}

/** A store under one key. `parse('')` is the empty value, and `parse` never throws. */
export function localStore<T>(
  key: string,
  parse: (text: string) => T,
  format: (value: T) => string,
): LocalStore<T> {
  const empty = parse('');
  let last = { text: '', value: empty };
  return {
    read() {
      const text = readText(key);
      if (text !== last.text) last = { text, value: parse(text) };
      return last.value;
    },
    empty: () => empty,
    write(value) {
      const text = format(value);
      if (text.length > maxLength || !writeText(key, text)) return false;
      dispatchEvent(new Event(key));
      return true;
    },
    subscribe: (changed) => listen([key, 'storage'], changed),
  };
}
