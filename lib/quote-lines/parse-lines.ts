import type { LineCatalog } from './catalog';
import { cellTexts, headingOf, loosePieces, piecesOf, type Heading } from './cells';
import {
  asInherited,
  withoutDitto,
  inheritedPiece,
  isFormOnly,
  continuesAbove,
  isNameless,
  isOfWholeList,
  namesUnknownMaterial,
  isTitle,
  refersBack,
  listDefaults,
  withListDefaults,
} from './groups';
import type { Certificate, ParsedLine } from './line';
import { findNames, keyOf, toNameIndex, type NameIndex } from './names';
import { corrections, toRow, type Correct, type Piece } from './normalize';
import { readRow, type Reading } from './read-row';
import { rowsOf } from './rows';
import { greeting, knownWords, notAnItem } from './row-patterns';
import { source } from './pattern';
import { isUnlistedSpec, remarks } from './set-aside';

export interface ParsedList {
  lines: readonly ParsedLine[];
  /** The other rows of the text: headings, totals, greetings. No row is lost. */
  unread: readonly string[];
  /** Those of them that were read to the last word and say something of the lines: headings, titles, shared terms. */
  applied?: readonly string[];
}

/** Characters at the start of a row in which a greeting or a total is looked for. */
const maxBeginningLength = 60;

/** Characters; a longer row sets no certificate or date for the whole list. */
const maxNoteLength = 200;

/** Characters; a longer row stays unread, so that the time stays linear. */
const maxRowLength = 2000;

/** Rows below a possible title that are read to see whether it is one. */
const maxRowsAhead = 7;

/** The table that rows may belong to: its heading, and the cells of the row above. */
interface Table {
  heading: Heading;
  previousCells: readonly string[];
}

interface Reader extends Reading {
  correct: Correct;
}

type Options = { today: string };
/** Reads a text, and yields after each row, so that its caller may pause there. */
type ReadRows = (text: string, options: Options) => Generator<undefined, ParsedList>;
const readers = new WeakMap<LineCatalog, ReadRows>();

/** Prepares a catalog once, for any number of texts. */
export function rowReader(catalog: LineCatalog): ReadRows {
  const known = readers.get(catalog);
  if (known) return known;
  const reader = newReader(catalog);
  readers.set(catalog, reader);
  return reader;
}

/** As `rowReader`, for texts that are read without a pause. */
export function lineReader(catalog: LineCatalog): (text: string, options: Options) => ParsedList {
  const readRows = rowReader(catalog);
  return (text, options) => withoutPause(readRows(text, options));
}

/** The result of a generator that yields where it may pause. */
export function withoutPause<T>(task: Generator<undefined, T>): T {
  let step = task.next();
  while (!step.done) step = task.next();
  return step.value;
}

function newReader(catalog: LineCatalog): ReadRows {
  const names = toNameIndex(catalog);
  const correct = corrections(vocabularyOf(names));
  return function* readRows(text, { today }) {
    const reader: Reader = { catalog, names, today, correct };
    const lines: ParsedLine[] = [];
    const unread: string[] = [];
    const applied: string[] = [];
    const rows = rowsOf(text);
    let state = firstState;
    for (const [i, row] of rows.entries()) {
      const next = step(state, row, rows.slice(i + 1, i + 1 + maxRowsAhead), reader);
      lines.push(...next.lines);
      if (next.lines.length === 0 && row) unread.push(row);
      if (next.isApplied) applied.push(row);
      state = { ...next.state, last: lines.at(-1) ?? null, count: lines.length };
      yield;
    }
    return {
      lines: lines.map((line) =>
        remarks.test(line.text) ? line : withListDefaults(line, state.defaults),
      ),
      unread,
      ...(lines.length > 0 && applied.length > 0 && { applied }),
    };
  };
}

/** What earlier rows determine for the next one. */
interface ListState {
  table: Table | null;
  /** A row without sizes that names the material of the rows below it. */
  title: ParsedLine | null;
  /** The form of the rows below a row that has only a form: "Sheet:". */
  section: string | null;
  /** The last line, which a row may refer to, and the number of lines so far. */
  last: ParsedLine | null;
  count: number;
  /** What rows set for all lines, those above them included. */
  defaults: { certificates: readonly Certificate[]; needBy: string | null };
}

const firstState: ListState = {
  table: null,
  title: null,
  section: null,
  last: null,
  count: 0,
  defaults: { certificates: [], needBy: null },
};

interface Step {
  lines: readonly ParsedLine[];
  state: ListState;
  /** Whether a row that is no line is a heading, a title or a term, and all of it was read. */
  isApplied?: boolean;
}

/** Reads a row: its lines, none where it stays unread, and the state for the rows below. */
function step(state: ListState, row: string, below: readonly string[], reader: Reader): Step {
  if (row.trim() === '') return { lines: [], state };
  const heading = headingIn(row);
  if (heading) return { lines: [], state: { ...state, table: heading }, isApplied: true };
  const read = readItems(row, state.table, state.count + 1, reader);
  if (!read) {
    // Rows below a greeting or a total no longer belong to a title.
    const ended = { ...state, title: null, section: null };
    if (row.length > maxNoteLength) return { lines: [], state: ended };
    const note = readWhole(row, reader);
    return { lines: [], state: withNote(ended, note), isApplied: isTermOfAll(note, state) };
  }
  const { items, wholeLine } = read;
  const table = tableBelow(state.table, row, read);
  const { title, section } = state;
  // A line whose fields were edited is complete: it inherits nothing.
  const owner = remarks.test(row) ? null : ownerOf(read, state);
  const owned = owner && readUnder(owner, read, reader);
  if (owned && isLine(owned)) return { lines: [owned], state: { ...state, table } };
  if (isTitle(wholeLine) && isAbove(below, table, reader))
    return {
      lines: [],
      state: { ...state, table, title: wholeLine },
      isApplied: wholeLine.unread.length === 0 && wholeLine.needBy === null,
    };
  if (items.length > 0)
    return {
      lines: items.length === 1 ? [inSection(read, section, reader)] : items,
      // A title such as "All AMS 4928 unless noted" still applies below a row that names another material.
      state: { ...state, table, title: title && isOfWholeList(title) ? title : null },
    };
  const noted = withNote({ ...state, table }, wholeLine);
  // "6061 plate": the rows below it are of a material that the catalog lacks.
  if (namesUnknownMaterial(wholeLine) || !isFormOnly(wholeLine)) {
    const isApplied = isTermOfAll(wholeLine, state);
    return {
      lines: [],
      state: namesUnknownMaterial(wholeLine) ? { ...noted, title: null } : noted,
      isApplied,
    };
  }
  const { form } = wholeLine;
  return { lines: [], state: { ...noted, section: form, title: title && { ...title, form } } };
}

/** The table whose heading a row is; `null` for any other row. */
function headingIn(row: string): Table | null {
  const heading = row.length > maxRowLength ? null : headingOf(row);
  return heading && { heading, previousCells: [] };
}

const tableBelow = (table: Table | null, row: string, { isOfTable }: ReadRow) =>
  table && isOfTable
    ? { ...table, previousCells: cellTexts(row, table.heading, table.previousCells) }
    : table;

/** The title or the line that a row takes its material from. */
function ownerOf({ wholeLine, isOfTable }: ReadRow, { title, last }: ListState) {
  if (refersBack(wholeLine)) return last;
  if (!isNameless(wholeLine)) return null;
  return title ?? (isOfTable || continuesAbove(wholeLine) ? last : null);
}

function withNote(state: ListState, line: ParsedLine): ListState {
  const { certificates, needBy } = listDefaults(line);
  const { defaults } = state;
  return {
    ...state,
    defaults: {
      certificates: [...defaults.certificates, ...certificates],
      needBy: defaults.needBy ?? needBy,
    },
  };
}

/** Whether a row that is no line has certificates or a date for all lines, and no other word of a meaning. */
function isTermOfAll(line: ParsedLine, { defaults }: ListState): boolean {
  const { certificates, needBy } = listDefaults(line);
  return (
    certificates.length === line.certificates.length &&
    needBy === line.needBy &&
    certificates.length + (needBy ? 1 : 0) > 0 &&
    (needBy === null || defaults.needBy === null || needBy === defaults.needBy) &&
    [line.metal, line.condition, line.form, line.length].every((each) => each === null) &&
    !unnamedCertificate.test(line.text) &&
    line.unread.every((word) => ofTerms.test(word))
  );
}

/** Certificates of no kind beside named ones: "certs and DFARS". */
const unnamedCertificate =
  /(?:with|w\/|need|and|&|[,+]) ?certs?\b(?! (?:to|of|per)\b)|\bcerts? ?(?:and|&|[,+])/i;

/** Words around the terms of a list: "All material DFARS", "Certs required for all items". */
const ofTerms = new RegExp(
  source`
    ^\W*(?:all|every|both|any|items?|lines?|parts?|orders?|above|below|following|these|those|this|it|them
    |must|shall|should|will|please|have|has|come|comes|be|include|includes|including|supply|provide
    |supplied|provided|shipped|accompany|deliver(?:y|ed|ies)?|ship|shipping|terms?|date|due|on|or|before|so|our|your|us
    |certs?|certified|certificates?|certification|documents?|docs|paperwork|reports?|full)\W*$
  `,
  'i',
);

/** Reads a buyer's text into lines. `today` is an ISO date: it decides the year of "by 12/15". */
export const parseLines = (text: string, catalog: LineCatalog, options: Options) =>
  lineReader(catalog)(text, options);

function vocabularyOf(names: NameIndex): ReadonlySet<string> {
  const words = new Set([...names.byKey.keys()].flatMap((key) => key.match(/[a-z]{5,}/g) ?? []));
  // A key has no spaces between its words: the "inconelx" of "inconelx750" is no word.
  return new Set([...[...words].filter((word) => !words.has(word.slice(0, -1))), ...knownWords]);
}

interface ReadRow {
  /** The items of the row: none, one or several. */
  items: readonly ParsedLine[];
  /** The whole row as one line. */
  wholeLine: ParsedLine;
  pieces: readonly Piece[];
  isOfTable: boolean;
}

/** What a row holds; `null` where it is a greeting, a total or too long. */
function readItems(
  row: string,
  table: Table | null,
  ordinal: number,
  reader: Reader,
): ReadRow | null {
  if (row.length > maxRowLength) return null;
  const whole: readonly Piece[] = [{ from: 0, to: row.length }];
  const beginning = [{ from: 0, to: Math.min(row.length, maxBeginningLength) }];
  const { rest } = toRow(row, beginning, () => null);
  if (notAnItem.test(rest)) return null;
  // A line whose fields were edited is a sentence with every field, also where it stands in a table.
  const ofTable =
    table && !remarks.test(row) ? piecesOf(row, table.heading, table.previousCells) : null;
  const cells =
    ofTable ??
    loosePieces(
      row,
      ordinal,
      (cell) => reader.names.byKey.has(keyOf(cell)) && findNames(cell, reader.names).length > 0,
    );
  const pieces = cells ?? whole;
  const read = readPart(row, pieces, reader);
  const own = pieces.filter((piece) => !('added' in piece && piece.isDoubtful));
  // The value of a ditto is inherited from the row above.
  const wholeLine =
    ofTable && own.length < pieces.length
      ? asInherited(read, readPart(row, own, reader), read)
      : read;
  if (greeting.test(rest) && !(isCompleteItem(wholeLine) && isWhole(wholeLine))) return null;
  const items =
    (cells ? null : severalItems(row, wholeLine, reader)) ?? (isLine(wholeLine) ? [wholeLine] : []);
  return { items, wholeLine, pieces, isOfTable: ofTable !== null };
}

/** The items of a row that has more than one; `null` where it has not. */
function severalItems(
  row: string,
  wholeLine: ParsedLine,
  reader: Reader,
): readonly ParsedLine[] | null {
  const read = (parts: readonly string[]) =>
    parts.length < 2 ? [] : parts.map((part) => readWhole(part, reader));
  const items = read(split(row, / +(?=\d\) ?\d)|;| and | und | plus | & | \+ | \/\/ /gi));
  if (items.length > 1 && items.every(isCompleteItem) && (areAlike(items) || !loose.test(row)))
    return items;
  // A slash separates items only where each is complete: "304 / 304L" is one grade.
  const slashed = / \/ [^/]*\d.*\d/.test(row) ? read(split(row, / \/ /g)) : [];
  if (slashed.length > 1 && slashed.every((each) => isCompleteItem(each) && each.size !== null))
    return slashed;
  const clauses = wholeLine.quantity === null ? [] : split(row, /, /g);
  const listed = clauses.every((part) => /\d[^\d]+\d+[^\d]+\d/.test(part)) ? read(clauses) : [];
  if (listed.length > 1 && listed.every((each) => isCompleteItem(each) && isWhole(each)))
    return listed;
  const marks = [/;/g, /;| and /gi, ...(isCountedTwice(row) ? [/ & | \+ |;/g, /[,;] /g] : [])];
  for (const mark of marks) {
    const parts = read(split(row, mark));
    const owned = underFirst(parts, reader) ?? underLast(parts, reader);
    if (owned) return owned;
  }
  return null;
}

/** The items of "718 rd: 2 x 6, 3 pcs; 3 x 6, 2 pcs": the first one has the material of all. */
function underFirst(
  [first, ...others]: readonly ParsedLine[],
  reader: Reader,
): readonly ParsedLine[] | null {
  if (!first || others.length === 0 || !isCompleteItem(first)) return null;
  if (!isWhole(first) || !others.every((each) => isNameless(each) && isMeasured(each))) return null;
  return [first, ...others.map((each) => readPartUnder(first, each, reader))];
}

/** The items of "2 @ 3 ft, 4 @ 1 ft of 1 in rd 718": the last one has the material and the section of all. */
function underLast(parts: readonly ParsedLine[], reader: Reader): readonly ParsedLine[] | null {
  const [last, others] = [parts.at(-1), parts.slice(0, -1)];
  if (!last || others.length === 0 || !isCompleteItem(last) || !isWhole(last)) return null;
  if (!others.every((each) => isNameless(each) && each.size === null)) return null;
  return [...others.map((each) => readPartUnder(last, each, reader)), last];
}

const readPartUnder = (owner: ParsedLine, wholeLine: ParsedLine, reader: Reader) =>
  readUnder(owner, { wholeLine, pieces: [{ from: 0, to: wholeLine.text.length }] }, reader);

/** Whether a row has two quantities. */
const isCountedTwice = (row: string) => (row.match(quantityMark)?.length ?? 0) > 1;
const quantityMark =
  /\d ?(?:pcs?|pieces|ea|each|off|nos?|stk|stück|bars|sheets|shts)\b|\d ?@|\(\d{1,4}\)|\bqty\b/gi;

/** A row read with the material of its owner: its title, or another line. */
function readUnder(
  owner: ParsedLine,
  { wholeLine, pieces }: Pick<ReadRow, 'wholeLine' | 'pieces'>,
  reader: Reader,
): ParsedLine {
  const inherited = inheritedPiece(wholeLine, owner, reader.catalog);
  const line = readPart(wholeLine.text, [inherited, ...pieces], reader);
  return asInherited({ ...line, unread: withoutDitto(line.unread) }, wholeLine, owner);
}

/** A row without a form, read with the form of the section above it. */
function inSection({ wholeLine, pieces }: ReadRow, section: string | null, reader: Reader) {
  const form = reader.catalog.forms.find(({ slug }) => slug === section)?.title;
  if (
    !form ||
    remarks.test(wholeLine.text) ||
    (wholeLine.form !== null && !wholeLine.assumed.includes('form'))
  )
    return wholeLine;
  const heading = { added: ` ${form.toLowerCase()} , `, isDoubtful: true };
  return asInherited(readPart(wholeLine.text, [heading, ...pieces], reader), wholeLine, wholeLine);
}

/** Whether the next row with content has sizes and no material, so that the one above it may be its title. */
function isAbove(below: readonly string[], table: Table | null, reader: Reader) {
  let columns = table;
  for (const row of below) {
    const heading = headingIn(row);
    if (heading) columns = heading;
    if (heading || row.trim() === '') continue;
    const next = readItems(row, columns, 1, reader);
    if (next && isFormOnly(next.wholeLine)) continue;
    return next !== null && isNameless(next.wholeLine);
  }
  return false;
}

const readWhole = (row: string, reader: Reader) =>
  readPart(row, [{ from: 0, to: row.length }], reader);

const readPart = (text: string, pieces: readonly Piece[], reader: Reader) =>
  readRow(toRow(text, pieces, reader.correct), reader);

const allRemarks = new RegExp(remarks, 'gi');

/** The parts of a row between the marks, each with the mark behind it; none where there are more than 20 marks. */
function split(row: string, mark: RegExp): readonly string[] {
  const parts: string[] = [];
  let from = 0;
  const open = row.replace(allRemarks, (remark) => '\0'.repeat(remark.length));
  for (const { 0: found, index } of open.matchAll(mark)) {
    parts.push(row.slice(from, index + found.length));
    from = index + found.length;
  }
  return parts.length > 20 ? [] : [...parts, row.slice(from)];
}

/** Whether a part is an item by itself: it names a material, and a size or a quantity. */
const isCompleteItem = ({ metal, form, grade, spec, size, quantity }: ParsedLine) =>
  grade !== null || spec !== null
    ? size !== null || quantity !== null
    : metal !== null && form !== null && size !== null && quantity !== null;

const isWhole = ({ size, quantity }: ParsedLine) => size !== null && quantity !== null;
const isMeasured = (line: ParsedLine) =>
  isWhole(line) || (line.length !== null && line.quantity !== null);

/** Words that join two items, but also two facts of one item. */
const loose = / (?:and|und|plus|&|\+) /i;

/**
 * Whether parts are items of the same kind. Where one has a size and another has none, the second is a remark on the
 * first.
 */
const areAlike = (items: readonly ParsedLine[]) =>
  items.every(({ size }) => size !== null) ||
  items.every(({ size }) => size === null) ||
  items.every(({ form, assumed }) => form !== null && !assumed.includes('form'));

/** Whether enough of a row was read to make it a line. A sentence that only mentions a grade is no line. */
function isLine(line: ParsedLine): boolean {
  const { grade, spec, metal, form, size, length, quantity, unread } = line;
  const isNamed = grade !== null || spec !== null;
  if (isNamed && (size !== null || quantity !== null)) return true;
  if (size !== null && quantity !== null)
    return (
      form !== null ||
      metal !== null ||
      size.side !== undefined ||
      (Object.keys(size).length > 1 && length !== null)
    );
  if (size !== null && metal !== null && form !== null) return true;
  if (quantity !== null && form !== null && (metal !== null || length !== null)) return true;
  // "AMS 9999 bar 2 in" names a spec that the catalog lacks; "bar 2 in" names no material yet.
  if (size !== null && form !== null && unread.every(isUnlistedSpec)) return true;
  return isNamed && unread.length <= (form === null ? 0 : 2);
}
