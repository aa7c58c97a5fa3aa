import type { LineCatalog } from './catalog';
import { headingOf, loosePieces, piecesOf, type Heading } from './cells';
import type { ParsedLine } from './line';
import { findNames, keyOf, toNameIndex, type NameIndex } from './names';
import { corrections, toRow, type Correct, type Piece } from './normalize';
import { readRow, type Reading } from './read-row';
import { knownWords, notAnItem } from './words';

export interface ParsedList {
  lines: readonly ParsedLine[];
  /** Rows of the text that are no lines: headings, totals, greetings. Nothing is dropped. */
  unread: readonly string[];
}

/** Nobody writes an item longer than this; a longer row is unread, so that the time stays linear. */
const longestRow = 2000;

interface Reader extends Reading {
  correct: Correct;
}

/** Prepares the catalog once for many texts. */
export function lineReader(catalog: LineCatalog) {
  const names = toNameIndex(catalog);
  const correct = corrections(vocabularyOf(names));
  return (text: string, { today }: { today: string }): ParsedList => {
    const reader: Reader = { catalog, names, today, correct };
    const lines: ParsedLine[] = [];
    const unread: string[] = [];
    let heading: Heading | null = null;
    for (const row of text.split(/\r\n|\n|\r|\u2028|\u2029/)) {
      if (row.trim() === '') {
        if (row) unread.push(row);
        continue;
      }
      const found = row.length > longestRow ? null : headingOf(row);
      heading = found ?? heading;
      const read =
        found || row.length > longestRow ? [] : readItems(row, heading, lines.length + 1, reader);
      if (read.length > 0) lines.push(...read);
      else unread.push(row);
    }
    return { lines, unread };
  };
}

/** Reads a buyer's text into lines. `today` is an ISO date: it decides the year of "by 12/15". */
export const parseLines = (text: string, catalog: LineCatalog, options: { today: string }) =>
  lineReader(catalog)(text, options);

function vocabularyOf(names: NameIndex): ReadonlySet<string> {
  const words = new Set([...names.keys()].flatMap((key) => key.match(/[a-z]{5,}/g) ?? []));
  // A key runs words together: the "inconelx" of "inconelx750" is no word.
  return new Set([...[...words].filter((word) => !words.has(word.slice(0, -1))), ...knownWords]);
}

/** The lines of a row: none where it is no item, several where it has several. */
function readItems(
  row: string,
  heading: Heading | null,
  ordinal: number,
  reader: Reader,
): readonly ParsedLine[] {
  const whole: readonly Piece[] = [{ from: 0, to: row.length }];
  if (notAnItem.test(toRow(row, whole, () => null).rest)) return [];
  const cells =
    (heading && piecesOf(row, heading)) ??
    loosePieces(
      row,
      ordinal,
      (cell) => reader.names.has(keyOf(cell)) && findNames(cell, reader.names).length > 0,
    );
  const parts = cells ? [] : split(row);
  if (parts.length > 1) {
    const items = parts.map((part) => readPart(part, [{ from: 0, to: part.length }], reader));
    if (items.every(stands)) return items;
  }
  const line = readPart(row, cells ?? whole, reader);
  return isLine(line) ? [line] : [];
}

const readPart = (text: string, pieces: readonly Piece[], reader: Reader) =>
  readRow(toRow(text, pieces, reader.correct), reader);

/** The parts of a row that may be items; each keeps what separates it from the next. */
function split(row: string): readonly string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { 0: mark, index } of row.matchAll(/;| and | und | plus | & | \+ | \/\/ /gi)) {
    parts.push(row.slice(from, index + mark.length));
    from = index + mark.length;
  }
  return parts.length > 20 ? [] : [...parts, row.slice(from)];
}

/** Whether a part is an item by itself: what it is, and how large or how many. */
const stands = ({ grade, spec, size, quantity }: ParsedLine) =>
  (grade !== null || spec !== null) && (size !== null || quantity !== null);

/** Whether a row is worth a line: enough of it was read, and it is not a sentence that names a grade. */
function isLine(line: ParsedLine): boolean {
  const { grade, spec, metal, form, size, quantity, unread } = line;
  const isNamed = grade !== null || spec !== null;
  if (isNamed && (size !== null || quantity !== null)) return true;
  if (size !== null && quantity !== null) return form !== null || metal !== null;
  if (size !== null && metal !== null && form !== null) return true;
  if (quantity !== null && metal !== null && form !== null) return true;
  return isNamed && unread.length <= (form === null ? 0 : 2);
}
