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

// Every page is sent what follows: texts that a browser keeps under a key. Storage may be denied or full.

const maxLength = 100_000;

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

type EventOf<Type> = Type extends keyof WindowEventMap ? WindowEventMap[Type] : Event;

/** Calls back at each of these events of the window, or of what is in it where they bubble. Returns what ends that. */
export function listen<Type extends string>(
  types: readonly Type[],
  listener: (event: EventOf<Type>) => void,
): () => void {
  for (const type of types) addEventListener(type, listener as EventListener);
  return () => {
    for (const type of types) removeEventListener(type, listener as EventListener);
  };
}
