import type { LineCatalog } from '@/lib/quote-lines/catalog';
import type { ParsedLine } from '@/lib/quote-lines/line';
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

/**
 * Words of the trade that no field holds, as a note has them: how it was melted, how it may be cut, its hardness, a class
 * of inspection, a week of delivery, a certificate that is not wanted.
 */
const tradeWords: readonly (readonly [RegExp, (word: string) => string])[] = [
  [/^r[/.]?l\.?$|^random(?: lengths?)?$/i, () => 'random lengths'],
  [
    /^(?:(?:vim|var|esr|aod|eaf)\b[ /+-]{0,3})+(?:melt(?:ed)?)?$/i,
    (word) => `melted by ${word.replace(/ ?melt(?:ed)?$/i, '').toUpperCase()}`,
  ],
  [/^\d{1,3}(?: ?(?:-|to) ?\d{1,3})? ?(?:hrc|rc|hrb|hbw?|bhn)$/i, (word) => word],
  [/^(?:hrc|rc|hrb|hbw?|bhn) ?\d{1,3}(?: ?(?:-|to) ?\d{1,3})?$/i, (word) => word],
  [
    /^rev(?:ision)?\.? ?[a-z\d]{1,2}$/i,
    (word) => `revision ${word.replace(/^rev(?:ision)?\.? ?/i, '').toUpperCase()}`,
  ],
  [/^(?:class|cl)\.? ?(?:[a-d]|a{1,3}|\d)$/i, (word) => word],
  [/^(?:kw|wk|week|cw)\.? ?\d{1,2}(?:\/\d{2,4})?$/i, (word) => word],
  [/^(?:no|not|without|w\/o) (?:dfars|certs?|ut|coc|c of c|mtrs?)$/i, (word) => word],
];

/** What a word is a note of; `undefined` for other words. A second specification is written behind a slash, too: "A276/A479". */
function noteOf(word: string, { spec, text }: ParsedLine, catalog: LineCatalog) {
  const bare = word.replace(/^\//, '');
  const listed = catalog.specs.find(({ title }) =>
    [title, title.replace(/^(?:AMS|ASTM) /, '')].includes(bare.toUpperCase()),
  );
  if (spec !== null && (listed || isUnlistedSpec(bare) || /^[ab]\d{3}$/i.test(bare)))
    return `also ${listed?.title ?? bare}`;
  // "AMS 4928W", "AMS 4928 W"
  if (spec !== null && /^[A-Z]$/i.test(word) && new RegExp(`\\d{4} ?${word}\\b`).test(text))
    return `revision ${word.toUpperCase()}`;
  return tradeWords.find(([pattern]) => pattern.test(word))?.[1](word);
}

/** A word that may be a size: "7/8", "16ga", "2-1/2 and". */
const maybeSize =
  /^[ø*x@-]?\d{0,4}(?:[.,]\d{1,4}|[½¼¾⅐-⅞]|[ -]?\d{1,2}\/\d{1,3}|(?<=\d)) ?-?(?:"|''?|mm|cm|m|in|inch|ft|ga|gau?ge|swg|thk|od|id|lg|long)?\.?(?: (?:and|or|to)|[,+&-])?$/i;

/** Whether one of the words that were not understood may be a size: then those that were are not all. */
export const hasUnreadSize = ({ unread }: Extras): boolean =>
  unread.some((word) => maybeSize.test(word));

/** Sorts the words that no field holds into tolerances, notes, further quantities and the rest. */
export function sortUnread(line: ParsedLine, catalog: LineCatalog): Extras {
  const tolerances: string[] = [];
  const notes: string[] = [];
  const unread: string[] = [];
  const remarkTexts = new Map<string, string>();
  let breaks: readonly string[] = [];
  for (const word of line.unread) {
    const remark = remarkOf(word);
    const note = noteOf(word, line, catalog);
    if (remark) remarkTexts.set(remark.name.replace(/^note$/, 'notes'), remark.text);
    else if (breakWords.test(word)) breaks = word.match(/\d+/g) ?? [];
    else if (toleranceWords.test(word)) tolerances.push(word);
    else if (note) notes.push(note);
    else unread.push(word);
  }
  const unlisted = line.spec === null ? (unread.find(isUnlistedSpec) ?? '') : '';
  return {
    breaks: remarkTexts.get('other quantities')?.match(/\d[\d.,]*/g) ?? breaks,
    tolerance: remarkTexts.get('tolerance') ?? tolerances.join(', '),
    notes: [remarkTexts.get('notes'), ...notes].filter(Boolean).join(', '),
    pasted: remarkTexts.get('as pasted') ?? '',
    unlisted,
    unread: unread.filter((word) => word !== unlisted),
  };
}
