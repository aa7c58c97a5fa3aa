import { csvText } from '@/lib/browser/csv';
import type { LineKind } from './line-kind';
import { counted } from '@/lib/site/counted';

/** One thing a visitor wants a price for, gathered on the way to the quote form. */
export interface QuoteLine {
  kind: LineKind;
  /** "Titanium 6Al-4V (Grade 5), round bar". */
  title: string;
  /** "37.70 lb theoretical for 4 pieces". */
  detail?: string;
  /** Of a pasted line, what a buyer should look at, a row each: "assumed: length 12 in", "AMS 1 is superseded by AMS 2." */
  doubts?: string;
  /** Where the visitor can see and change it: a path on this site, with its query. A list has each once. */
  href: string;
  /** As typed: "12 pieces", "400 lb". */
  quantity?: string;
  /** "diameter 2.5 in". */
  size?: string;
  /** What it is stocked in, to choose its size from: "0.25 0.3125", inches. */
  sizes?: string;
  /** "12 ft". */
  length?: string;
  /** "AMS 4928, annealed". */
  spec?: string;
  notes?: string;
  /** Of a line: the buyer's own words. */
  pasted?: string;
}

/** Lines that a receipt names before it counts the others. */
const maxNamed = 3;

/** Whether no material was found in a pasted line: then its title is the buyer's own words. */
const isToClarify = ({ kind, title, pasted }: QuoteLine) => kind === 'line' && title === pasted;

/**
 * "2 lines: INCONEL 718 (4 pcs, 2.5 in), 15-5 PH"; the titles of pasted lines have commas of their own. Lines to be
 * clarified are named first; a single further line is named too, as "1 more" takes as much room.
 */
export function titlesOf(lines: readonly QuoteLine[]): string {
  const { named, others } = namedOf(lines);
  const texts = named.map(({ text }) => text);
  const isListed = named.some(({ line }) => line.title.includes(','));
  return `${counted(lines.length, 'line')}: ${texts.join(isListed ? '; ' : ', ')}${others && ` ${others}`}`;
}

/** The same in parts: the lines that are named, each with its number, and what counts the others: "and 2 more". */
export function namedOf(lines: readonly QuoteLine[]) {
  const unclear = lines.filter(isToClarify);
  const clear = lines.filter((line) => !isToClarify(line));
  const chosen = new Set(
    [...unclear, ...clear].slice(0, maxNamed + Number(lines.length === maxNamed + 1)),
  );
  const named = lines.flatMap((line, i) => {
    if (!chosen.has(line)) return [];
    // "12 ft (144 in)" stands in brackets here.
    const facts = [line.quantity, ...measuresOf(line)].filter(Boolean).join(', ');
    const measures = isToClarify(line) ? '' : facts.replaceAll(/ \([^()]*\)/g, '');
    const text = measures ? `${line.title} (${measures})` : line.title;
    return [{ line, number: i + 1, text }];
  });
  const more = lines.length - named.length;
  const hidden = unclear.filter((line) => !chosen.has(line)).length;
  const clarified = hidden > 0 ? ` (${hidden} to clarify)` : '';
  return { named, others: more > 0 ? `and ${more} more${clarified}` : '' };
}

/**
 * The lines as WordPress and the people behind it read them: one numbered line of text each; those of a pasted list
 * with their quantities below each other, and the buyer's own words.
 */
export function quoteListText(lines: readonly QuoteLine[]): string {
  const pasted = lines.filter(({ kind }) => kind === 'line');
  const widest = Math.max(0, ...pasted.map(({ quantity = '' }) => quantity.length));
  const number = (i: number) =>
    pasted.length > 0 ? `${i + 1}.`.padEnd(`${lines.length}. `.length) : `${i + 1}. `;
  return lines
    .map((line, i) => number(i) + (line.kind === 'line' ? inRows(line, widest) : inOneRow(line)))
    .join('\n');
}

const measuresOf = ({ size, length }: QuoteLine) =>
  [size, length && `length ${length}`].filter(Boolean);

/** The detail with the doubts, in one text. */
function detailOf({ detail = '', doubts = '' }: QuoteLine): string {
  const rows = doubts.split('\n').filter(Boolean);
  const isFact = (row: string) => /^(?:assumed|not understood): /.test(row);
  const facts = [detail, ...rows.filter(isFact)].filter(Boolean).join('; ');
  const sentences = rows.filter((row) => !isFact(row));
  return [facts && sentences.length > 0 ? `${facts}.` : facts, ...sentences]
    .filter(Boolean)
    .join(' ');
}

function inOneRow(line: QuoteLine): string {
  const { title, spec, quantity, notes } = line;
  return [
    title,
    spec,
    measuresOf(line).join(', '),
    detailOf(line),
    quantity && `quantity ${quantity}`,
    notes,
  ]
    .filter(Boolean)
    .join('; ');
}

function inRows(line: QuoteLine, widest: number) {
  const { title, quantity = '', notes, pasted } = line;
  const row = `${quantity.padEnd(widest)}  ${title}`;
  const more = [detailOf(line), notes].filter(Boolean).join('; ');
  return [row, more, pasted && `Pasted: ${pasted}`].filter(Boolean).join('\n    ');
}

/** The lines of a stored request as a list to paste again: the buyer's own words where there are any. */
export const pastedAgain = (list: string): string =>
  list
    .split(/^\d+\. +/m)
    .filter(Boolean)
    .map((item) => {
      const [row = '', ...more] = item.trim().split(/\n {4}/);
      const pasted = more.find((each) => each.startsWith('Pasted: '));
      return pasted?.slice('Pasted: '.length) ?? row.replaceAll(/\s+/g, ' ');
    })
    .join('\n');

/** The lines as CSV, a row each, for whoever types them into another system. */
export const quoteListCsv = (lines: readonly QuoteLine[]): string =>
  csvText([
    ['Line', 'Quantity', 'Item', 'Specification', 'Size', 'Length', 'Details', 'Notes', 'Pasted'],
    ...lines.map((line, i) => {
      const { quantity = '', title, spec = '', size = '', length = '' } = line;
      const { notes = '', pasted = '' } = line;
      return [String(i + 1), quantity, title, spec, size, length, detailOf(line), notes, pasted];
    }),
  ]);
