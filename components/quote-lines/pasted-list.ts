import { localStore } from '@/lib/browser/local-store';
import { asRecord, isListOf, isOwnPath, isText, parseJson } from '@/lib/browser/value-shapes';

/** A list as it was typed, and the addresses of the lines of the quote list that it became. */
export interface PastedList {
  text: string;
  added: readonly string[];
}

const longest = 60_000;

/** The list that is being written in this browser. */
export const pastedList = localStore<PastedList>(
  'pasted-list',
  (stored) => {
    const { text, added } = asRecord(parseJson(stored));
    return {
      text: isText(text, longest) ? text : '',
      added: isListOf(added, isOwnPath) ? added : [],
    };
  },
  ({ text, added }) => (text || added.length > 0 ? JSON.stringify({ text, added }) : ''),
);
