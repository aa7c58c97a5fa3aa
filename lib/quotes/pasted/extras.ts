import type { LineCatalog } from '@/lib/list-reader/catalog';
import type { Kind } from '@/lib/list-reader/lexicon';
import type { ParsedLine, Unread } from '@/lib/list-reader/line';

/** The words of some kinds as a note: how it was melted, how it may be cut, its hardness, its finish, a certificate that is not wanted. */
const notes: Readonly<Partial<Record<Kind, (text: string) => string>>> = {
  random: () => 'random lengths',
  melt: (text) => `melted by ${text.replace(/ ?melt(?:ed)?$/i, '').toUpperCase()}`,
  hardness: (text) => text,
  finish: (text) => text,
  revision: (text) =>
    /^(?:class|cl|grp|group|amdt)/i.test(text)
      ? text
      : `revision ${text.replace(/^rev(?:ision)?\.? ?/i, '').toUpperCase()}`,
  time: (text) => text,
  unwanted: (text) => text,
};

/** Kinds of words that may be a size: then the sizes that were understood are not all. */
const maybeSize: ReadonlySet<Kind> = new Set(['number', 'gauge', 'nominal', 'limit']);

export const hasUnreadSize = ({ rest }: Pick<ParsedLine, 'rest'>): boolean =>
  rest.some(({ kind }) => maybeSize.has(kind));

/** What people read in a line and no field of the reader holds, by the kinds of its unread words. */
export type Extras = ReturnType<typeof sortUnread>;

/**
 * Sorts the words that no field holds into tolerances, notes, quantities to be priced beside the first, a specification
 * that we do not list, and the rest.
 */
export function sortUnread(line: ParsedLine, catalog: LineCatalog) {
  const breaks: string[] = [];
  const tolerances: string[] = [];
  const noted: string[] = [];
  const unread: string[] = [];
  let unlisted = '';
  for (const word of line.rest) {
    const note = noteOf(word, line, catalog);
    if (note !== null) noted.push(note);
    else if (word.kind === 'tolerance') tolerances.push(word.text);
    else if (word.kind === 'breaks') breaks.push(...(word.text.match(/\d[\d.,]*/g) ?? []));
    else if (word.kind === 'unlistedSpec' && !unlisted) unlisted = word.text;
    else unread.push(word.text);
  }
  return {
    breaks: breaks.filter((count) => Number(count) !== line.quantity),
    tolerance: tolerances.join(', '),
    notes: noted.join(', '),
    unlisted,
    unread,
  };
}

/** What a word is a note of; `null` for other words. A second specification is a note beside the first. */
function noteOf({ kind, text }: Unread, { spec }: ParsedLine, catalog: LineCatalog): string | null {
  if (spec !== null && kind === 'unlistedSpec') return `also ${text}`;
  if (spec !== null && kind === 'name') {
    const listed = catalog.specs.find(({ title }) => title.endsWith(text.toUpperCase()));
    if (listed) return `also ${listed.title}`;
  }
  return notes[kind]?.(text) ?? null;
}
