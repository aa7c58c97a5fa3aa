import { isUnlistedSpec } from '@/lib/quote-lines/set-aside';
import { remarkOf } from './line-edit';

/** What people read of a line and the parser does not: it is found in the words that no field holds. */
export interface Extras {
  /** Quantities to be priced beside the first: "3", "5". */
  breaks: readonly string[];
  tolerance: string;
  notes: string;
  /** The buyer's own words of a line that was edited. */
  pasted: string;
  /** A specification that we do not list; empty where there is none. */
  unlisted: string;
  unread: readonly string[];
}

const toleranceWords = /^(?:[±+]|tol(?:erance)?s?\b|-\.?0)/i;
/** "/3/5" behind a quantity. */
const breakWords = /^(?: ?[/,] ?\d{1,5}){1,2}$/;

/** Words of the trade that no field holds, as a note has them: how it was melted, and how it may be cut. */
const tradeWords: readonly (readonly [RegExp, (word: string) => string])[] = [
  [/^r[/.]?l\.?$|^random(?: lengths?)?$/i, () => 'random lengths'],
  [
    /^(?:(?:vim|var|esr|aod|eaf)\b[ /+-]{0,3})+(?:melt(?:ed)?)?$/i,
    (word) => `melted by ${word.replace(/ ?melt(?:ed)?$/i, '').toUpperCase()}`,
  ],
];

const noteOf = (word: string) => tradeWords.find(([pattern]) => pattern.test(word))?.[1](word);

/** Sorts the words that no field holds into tolerances, notes, further quantities and the rest. */
export function sortUnread(words: readonly string[]): Extras {
  const tolerances: string[] = [];
  const notes: string[] = [];
  const unread: string[] = [];
  const remarkTexts = new Map<string, string>();
  let breaks: readonly string[] = [];
  for (const word of words) {
    const remark = remarkOf(word);
    const note = noteOf(word);
    if (remark) remarkTexts.set(remark.name.replace(/^note$/, 'notes'), remark.text);
    else if (breakWords.test(word)) breaks = word.match(/\d+/g) ?? [];
    else if (toleranceWords.test(word)) tolerances.push(word);
    else if (note) notes.push(note);
    else unread.push(word);
  }
  const unlisted = unread.find(isUnlistedSpec) ?? '';
  return {
    breaks: remarkTexts.get('other quantities')?.match(/\d[\d.,]*/g) ?? breaks,
    tolerance: remarkTexts.get('tolerance') ?? tolerances.join(', '),
    notes: [remarkTexts.get('notes'), ...notes].filter(Boolean).join(', '),
    pasted: remarkTexts.get('as pasted') ?? '',
    unlisted,
    unread: unread.filter((word) => word !== unlisted),
  };
}
