import { keyOf, nameIndexOf, withoutPause, type NameIndex } from '@/lib/catalog/names';
import { memoize } from '@/lib/runtime/memoize';
import type { LineCatalog } from './catalog';
import { belowRow, loosePieces, piecesOf, tableOf, type Table } from './cells';
import {
  continuesAbove,
  isFormOnly,
  isNamed,
  isNameless,
  isTermOfAll,
  isTitle,
  listDefaults,
  namesUnknownMaterial,
  refersBack,
  withAbove,
  withListDefaults,
  withoutDitto,
} from './groups';
import type { Certificate, ParsedLine } from './line';
import {
  corrections,
  knownWords,
  toRow,
  type Correct,
  type Piece,
  type PlainRow,
} from './normalize';
import { source } from './pattern';
import { resolve } from './resolve';
import { rowsOf } from './rows';
import { tokensOf, type Token } from './tokens';

export interface ParsedList {
  lines: readonly ParsedLine[];
  /** The other rows of the text: headings, totals, greetings. No row is lost. */
  unread: readonly string[];
}

interface ParsedRow {
  text: string;
  end: string;
  lines: readonly ParsedLine[];
  /** Whether a row without lines is a heading, a title or terms, and was read to the last word. */
  isApplied: boolean;
}

/** Characters; a longer row sets no certificate or date for the whole list. */
const maxNoteLength = 200;
/** Characters; a longer row stays unread, so that the time stays linear. */
const maxRowLength = 2000;
/** Rows below a possible title that are read to see whether it is one. */
const maxRowsAhead = 7;
/** Items of one row. */
const maxItems = 20;

interface Reader {
  catalog: LineCatalog;
  names: NameIndex;
  correct: Correct;
  /** ISO date. */
  today: string;
  isMetric: boolean;
}

interface Options {
  /** ISO date. */
  today: string;
  /** The unit of numbers without one: inches, which are then assumed, unless the buyer says millimeters. */
  bareUnit?: 'in' | 'mm';
}
/** Reads a text, and yields after each row, so that its caller may pause there. */
type ReadRows = (text: string, options: Options) => Generator<undefined, readonly ParsedRow[]>;

/** Whether bare numbers of a line were taken as inches: a list says it once, with a way to read them as millimeters. */
export const hasBareNumbers = ({ reasons }: Pick<ParsedLine, 'reasons'>): boolean =>
  reasons.size === 'no-unit' || reasons.length === 'no-unit';

/** Reads a buyer's text into lines. `today` is an ISO date: it decides the year of "by 12/15". */
export function parseLines(text: string, catalog: LineCatalog, options: Options): ParsedList {
  const rows = withoutPause(rowReader(catalog)(text, options));
  return {
    lines: rows.flatMap(({ lines }) => lines),
    unread: rows.flatMap((row) => (row.lines.length === 0 && row.text ? [row.text] : [])),
  };
}

/** Prepares a catalog once, for any number of texts. */
export const rowReader = memoize((catalog: LineCatalog): ReadRows => {
  const names = nameIndexOf(catalog);
  const correct = corrections(vocabularyOf(names));
  return function* readRows(text, { today, bareUnit }) {
    const reader: Reader = { catalog, names, today, correct, isMetric: bareUnit === 'mm' };
    const rows = rowsOf(text);
    const read: ParsedRow[] = [];
    let state = firstState;
    for (const [i, row] of rows.entries()) {
      const below = rows.slice(i + 1, i + 1 + maxRowsAhead).map((each) => each.text);
      const { lines, isApplied, state: next } = step(state, row.text, below, reader);
      read.push({ ...row, lines, isApplied });
      state = { ...next, last: lines.at(-1) ?? state.last };
      yield;
    }
    const hasLines = read.some(({ lines }) => lines.length > 0);
    return read.map((row) => ({
      ...row,
      isApplied: row.isApplied && hasLines,
      lines: row.lines.map((line) => withListDefaults(line, state.defaults)),
    }));
  };
});

/** The words of five letters and more that a mistyped one may stand for. */
function vocabularyOf(names: NameIndex): ReadonlySet<string> {
  const words = new Set([...names.byKey.keys()].flatMap((key) => key.match(/[a-z]{5,}/g) ?? []));
  // A key has no spaces between its words: the "inconelx" of "inconelx750" is no word.
  return new Set([...[...words].filter((word) => !words.has(word.slice(0, -1))), ...knownWords]);
}

/** What earlier rows determine for the next one. */
interface ListState {
  table: Table | null;
  /** A row without sizes that names the material of the rows below it. */
  title: ParsedLine | null;
  last: ParsedLine | null;
  /** What rows set for all lines, those above them included. */
  defaults: { certificates: readonly Certificate[]; needBy: string | null };
}

const firstState: ListState = {
  table: null,
  title: null,
  last: null,
  defaults: { certificates: [], needBy: null },
};

interface Step extends Pick<ParsedRow, 'lines' | 'isApplied'> {
  state: ListState;
}

/** Reads a row: its lines, none where it stays unread, and the state for the rows below. */
function step(state: ListState, row: string, below: readonly string[], reader: Reader): Step {
  if (row.trim() === '') return { lines: [], state, isApplied: false };
  const newTable = row.length > maxRowLength ? null : tableOf(row);
  if (newTable) return { lines: [], state: { ...state, table: newTable }, isApplied: true };
  const scan = scanRow(row, state.table, reader);
  if (!scan) {
    // Rows below a greeting or a total no longer belong to a title.
    const ended = { ...state, title: null };
    return row.length > maxNoteLength
      ? { lines: [], state: ended, isApplied: false }
      : noted(ended, scanText(row, reader).line);
  }
  const { line } = scan;
  const table = state.table && scan.isOfTable ? belowRow(state.table, row) : state.table;
  const { title } = state;
  const owner = ownerOf(line, scan, state);
  const owned = owner && withoutDitto(resolve(scan.row, scan.tokens, reader.catalog, owner));
  if (owned && isLine(owned))
    return { lines: [owned], state: { ...state, table }, isApplied: false };
  if (isTitle(line, below[0]) && isAbove(below, table, reader)) {
    const isApplied = line.unread.length === 0 && line.needBy === null;
    return { lines: [], state: { ...state, table, title: line }, isApplied };
  }
  const items = owner ? [] : itemsOf(scan, reader);
  const lines = items.length > 0 ? items : isLine(line) ? [line] : [];
  if (lines.length > 0) {
    return { lines, state: { ...state, table, title: owner && title }, isApplied: false };
  }
  // "6061 plate": the rows below it are of a material that the catalog lacks.
  return noted({ ...state, table, title: namesUnknownMaterial(line) ? null : title }, line);
}

/** A row that is no line may set certificates and a date for all lines. */
function noted(state: ListState, line: ParsedLine): Step {
  const { certificates, needBy } = listDefaults(line);
  const { defaults } = state;
  return {
    lines: [],
    state: {
      ...state,
      defaults: {
        certificates: [...defaults.certificates, ...certificates],
        needBy: defaults.needBy ?? needBy,
      },
    },
    isApplied: isTermOfAll(line, defaults.needBy),
  };
}

/** The title or the line that a row takes its material from. */
function ownerOf(line: ParsedLine, { isOfTable }: Scan, { title, last }: ListState) {
  if (refersBack(line)) return last;
  if (!isNameless(line)) return null;
  return title ?? (isOfTable || continuesAbove(line) ? last : null);
}

interface Scan {
  row: PlainRow;
  tokens: readonly Token[];
  line: ParsedLine;
  isOfTable: boolean;
  isOfCells: boolean;
}

/** The rows of totals and of a mail's beginning and end. A row with a greeting may also have an item in it. */
const notAnItem = new RegExp(
  source`
    ^[\s>*#|,;"'\0-]{0,20}(?:(?:sub|grand)?[ -]?totals?\b|sum\b|summe\b|gesamt\w{0,8}\b
    |(?:thanks|thank you|thx|best|kind|warm)?[ ,]{0,2}(?:best |kind |warm )?regards\b
    |thanks\b|thank you\b|cheers\b|mit freundlichen\b|mfg\b|sincerely\b|sent from\b|from:
    |to:|cc:|subject:|sent:|date:|attn|re:|fw:|fwd:|ship to|bill to|notes?:|remarks?:
    |terms\b|page \d|-{2,}|_{2,}|={2,}
    |(?:hi|hello|hallo|dear|good (?:morning|afternoon|day)|greetings|guten tag|sehr geehrte\w{0,2})\b)
  `,
);

/** Reads the tokens of a row; `null` where it is a greeting, a total or too long. */
function scanRow(text: string, table: Table | null, reader: Reader): Scan | null {
  if (text.length > maxRowLength) return null;
  const ofTable = table && piecesOf(text, table);
  const isName = (cell: string) => reader.names.byKey.has(keyOf(cell));
  const cells = ofTable ?? loosePieces(text, isName);
  const scan = scanText(text, reader, cells ?? undefined);
  const { rest } = scan.row;
  const isOther = notAnItem.test(rest) && !isCompleteItem(scan.line);
  return isOther ? null : { ...scan, isOfTable: ofTable !== null, isOfCells: cells !== null };
}

function scanText(
  text: string,
  reader: Reader,
  pieces: readonly Piece[] = [{ from: 0, to: text.length }],
): Scan {
  const row = withoutPosition(toRow(text, pieces, reader.correct, reader.isMetric));
  const tokens = tokensOf(row, reader.names, reader.today);
  const line = resolve(row, tokens, reader.catalog);
  return { row, tokens, line: withDittos(line, pieces), isOfTable: false, isOfCells: false };
}

/** The number of a line: `1.`, `2)`, `Item 3:`, `#4` before a name, `1` before a count. */
const position = new RegExp(
  source`
    ^ *(?:(?:item|line|pos(?:ition)?)\.? ?#? ?\d{1,3}\b ?[:.)-]?|\d{1,3}[.):]|#\d{1,3}[.):]?
    |[a-z][.)](?= ? ?\d)|[a-z]\d{1,2}:(?= ?\d)|\d{1,3}\/(?= +\d{1,4} ?(?:pcs?|pieces?|ea|off)\b)
    |\d{1,3}(?= +\d{1,4} ?(?:pcs?|pieces?|ea|off)\b))(?= +[\p{L}\d])(?! *
    (?:pcs?|pieces?|ea|off|lbs?|kgs?|ft|in|mm|x|ga|gau?ge|finish|polish|mill)\b)
  `,
  'u',
);

/** A row without the number of its line: "1. ", "Item 2:". */
function withoutPosition(row: PlainRow): PlainRow {
  const length = position.exec(row.rest)?.[0].length ?? 0;
  return { ...row, rest: ' '.repeat(length) + row.rest.slice(length) };
}

/** The line of a table's row in which ditto marks repeat cells of the row above: what they say is from there. */
function withDittos(line: ParsedLine, pieces: readonly Piece[]): ParsedLine {
  if (!pieces.some((piece) => 'added' in piece && piece.isRepeated)) return line;
  const above = line.assumed.filter(
    (field) => line.reasons[field] === 'spelling' || line.reasons[field] === 'number',
  );
  return withAbove(line, above.includes('grade') ? [...above, 'metal'] : above);
}

const marks: readonly {
  isMark: (token: Token) => boolean;
  areItems: (items: readonly ParsedLine[]) => boolean;
}[] = [
  { isMark: ({ kind, text }) => kind === 'and' || /[;|]/.test(text), areItems: areAlike },
  { isMark: ({ text }) => /[,;]/.test(text), areItems: (items) => items.every(hasSizeAndQuantity) },
];

function itemsOf(scan: Scan, reader: Reader): readonly ParsedLine[] {
  if (scan.isOfCells) return [];
  for (const { isMark, areItems } of marks) {
    const parts = partsOf(scan, isMark, reader);
    if (parts.length < 2) continue;
    const items = parts.map(({ line }) => line);
    if (items.every(isCompleteItem) && areItems(items)) return items;
    const owned = underOne(parts, reader);
    if (owned) return owned;
  }
  return [];
}

/** The parts of a row between the tokens that are marks. */
function partsOf(
  { row, tokens }: Scan,
  isMark: (token: Token) => boolean,
  reader: Reader,
): readonly Scan[] {
  const found = tokens.filter((token) => isMark(token));
  if (found.length === 0 || found.length >= maxItems) return [];
  const bounds = [-1, ...found.map(({ at }) => at), tokens.length];
  // An item has a material, a size or a count: two of them at least.
  const areItems = bounds.slice(1).every((end, i) => {
    const part = tokens.slice((bounds[i] ?? 0) + 1, end);
    return part.filter(({ kind }) => kind === 'number' || kind === 'name').length > 1;
  });
  if (!areItems) return [];
  const cuts = found.map(({ end }) => {
    const behind = (row.origins[end - 1] ?? 0) + 1;
    return behind + row.text.slice(behind).search(/[^ ]|$/);
  });
  return [0, ...cuts].map((from, i) =>
    scanText(row.text.slice(from, cuts[i] ?? row.text.length), reader),
  );
}

/** The items of "718 rd: 2 x 6, 3 pcs; 3 x 6, 2 pcs": the first or the last one has the material of all. */
function underOne(parts: readonly Scan[], { catalog }: Reader): readonly ParsedLine[] | null {
  const isBare = ({ line }: Scan) =>
    isNameless(line) &&
    (hasSizeAndQuantity(line) || (line.length !== null && line.quantity !== null));
  const owner = [parts[0]!, parts.at(-1)!].find(
    ({ line }, i) =>
      isCompleteItem(line) &&
      hasSizeAndQuantity(line) &&
      parts.every(
        (part) => part.line === line || (isBare(part) && (i === 0 || part.line.size === null)),
      ),
  )?.line;
  if (!owner) return null;
  return parts.map(({ row, tokens, line }) =>
    line === owner ? line : resolve(row, tokens, catalog, owner),
  );
}

/** Whether the next row with content has sizes and no material, so that the one above it may be its title. */
function isAbove(below: readonly string[], table: Table | null, reader: Reader) {
  let columns = table;
  for (const row of below) {
    const newTable = row.length > maxRowLength ? null : tableOf(row);
    columns = newTable ?? columns;
    if (newTable || row.trim() === '') continue;
    const next = scanRow(row, columns, reader);
    if (next && isFormOnly(next.line)) continue;
    return next !== null && isNameless(next.line);
  }
  return false;
}

const isCompleteItem = (line: ParsedLine) =>
  isNamed(line)
    ? line.size !== null || line.quantity !== null
    : line.metal !== null && line.form !== null && hasSizeAndQuantity(line);

const hasSizeAndQuantity = ({ size, quantity }: ParsedLine) => size !== null && quantity !== null;

/** Whether parts are items of the same kind. Where one has a size and another has none, the second is a remark on the first. */
function areAlike(items: readonly ParsedLine[]): boolean {
  return (
    items.every(({ size }) => size !== null) ||
    items.every(({ form, assumed }) => form !== null && !assumed.includes('form'))
  );
}

/** Whether enough of a row was read to make it a line. A sentence that only mentions a grade is no line. */
function isLine(line: ParsedLine): boolean {
  const { form, size, length, quantity, unread, rest } = line;
  if (isNamed(line) && length !== null && rest.some(({ kind }) => kind === 'otherShape'))
    return true;
  // A material that the catalog lacks.
  const isUnlisted = rest.some(({ kind }) => kind === 'unlistedAlloy');
  if (isUnlisted && (quantity !== null || size !== null)) return true;
  if (isNamed(line) && (size !== null || quantity !== null)) return true;
  if (size !== null && quantity !== null) return form !== null || Object.keys(size).length > 1;
  if (quantity !== null && form !== null && length !== null) return true;
  // "AMS 9999 bar 2 in" names a spec that the catalog lacks; "bar 2 in" names no material yet.
  if (size !== null && form !== null && rest.every(({ kind }) => kind === 'unlistedSpec'))
    return true;
  return isNamed(line) && unread.length <= (form === null ? 0 : 2);
}
