import { readText, writeText } from '@/lib/browser/local-text';

/** A list as it was typed, and the addresses of the lines of the quote list that it became. */
export interface PastedList {
  text: string;
  added: readonly string[];
  /** Whether the text is still the one that became them. */
  isAsAdded?: boolean;
}

const [textKey, addedKey, asAddedKey] = [
  'pasted-list',
  'pasted-list-added',
  'pasted-list-as-added',
];

/** Before storage can be read: on the server, and while the page hydrates. */
export const noPastedList: PastedList = { text: '', added: [] };

/** The list that is being written in this browser. */
export const readPastedList = (): PastedList => ({
  text: readText(textKey),
  // Whatever is stored there, only an address that a line of the quote list has can mean one.
  added: readText(addedKey).split('\n').filter(Boolean),
  isAsAdded: readText(asAddedKey) !== '',
});

export function writePastedList({ text, added, isAsAdded }: PastedList): void {
  writeText(textKey, text);
  writeText(addedKey, added.join('\n'));
  writeText(asAddedKey, isAsAdded ? '1' : '');
}
