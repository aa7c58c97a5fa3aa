import { columns, type Column } from './columns';
import { months } from './dates';
import { lexicon } from './lexicon';
import { plainText, type Piece } from './normalize';

/** The range of a cell in its row, without the quotes around it. */
interface Cell {
  from: number;
  to: number;
}

/** A table: its columns as its heading names them, and the texts of the cells above the next row. */
export interface Table {
  delimiter: Delimiter;
  columns: readonly { column: Column | null; unit: string }[];
  above: readonly string[];
}

const delimiters = ['\t', '|', ';', ',', ' / ', '  '] as const;
type Delimiter = (typeof delimiters)[number];

/** The cells of a row. A cell is quoted only where a quote begins it and another ends it: in 2.5" it is the inch mark. */
function cellsOf(row: string, delimiter: Delimiter): readonly Cell[] {
  const cells: Cell[] = [];
  let from = 0;
  while (from <= row.length) {
    const quoted = row[from] === '"' ? closing(row, from, delimiter) : -1;
    if (quoted >= 0) {
      cells.push({ from: from + 1, to: quoted });
      from = quoted + 1 + delimiter.length;
      continue;
    }
    const next = row.indexOf(delimiter, from);
    const to = next < 0 ? row.length : next;
    cells.push({ from, to });
    from = to + delimiter.length;
    if (delimiter === '  ') while (row[from] === ' ') from += 1;
  }
  return cells;
}

/** The index of the quote that ends a quoted cell, before a delimiter or the end of the row; -1 without one. */
function closing(row: string, from: number, delimiter: string) {
  for (let at = row.indexOf('"', from + 1); at >= 0; at = row.indexOf('"', at + 1)) {
    if (row[at + 1] === '"') at += 1;
    else if (at === row.length - 1 || row.startsWith(delimiter, at + 1)) return at;
  }
  return -1;
}

const unitInHeading = /\b(in|inch|inches|mm|cm|ft|feet|m|lbs?|kg|pcs|ea)\.?[)\]]?$/;

const columnOf = (text: string) => {
  // "dia_mm" and "DiaMm" are two words each.
  const heading = plainText(text.replace(/(?<=[a-zäöüß])(?=[A-Z])|_/g, ' '))
    .trim()
    .replace(/^["* ]+|["*:. ]+$/g, '');
  const column =
    heading.length > 40 ? undefined : columns.find((each) => each.heading.test(heading));
  const behind = heading.replace(column?.heading ?? '', '');
  return { column: column ?? null, unit: unitInHeading.exec(behind)?.[1] ?? '' };
};

/** Reads a row as a table's heading: two of its cells are known headings, and it has no numbers. `null` for any other row. */
export function tableOf(row: string): Table | null {
  if (/\d{2}/.test(row)) return null;
  for (const delimiter of delimiters) {
    const cells = cellsOf(row, delimiter).map(({ from, to }) => row.slice(from, to));
    const known = cells.map(columnOf);
    if (known.filter(({ column }) => column).length >= 2)
      return { delimiter, columns: known, above: [] };
  }
  return null;
}

/** The cells of a row without the spaces around their texts. */
const trimmedCells = (row: string, delimiter: Delimiter) =>
  cellsOf(row, delimiter).map((cell) => {
    const text = row.slice(cell.from, cell.to);
    const from = cell.from + text.length - text.trimStart().length;
    return { from, to: from + text.trim().length, text: text.trim() };
  });

const isOfNumbers = /^(?:[\d.,/ -]|[¼-¾⅐-⅞])+$/;
/** A line's number in a column of references: "12." */
const isOrdinal = /^\d{1,3}\.?$/;
/** A cell of one or two words with a digit is a part number; a longer one describes the item. */
const isPartNumber = /^(?=.*\d)\S+(?: \S+)?$/;

/** What is read before a cell, so that it is read as what its column holds. */
function labelOf(text: string, { before, use }: Column): string {
  const isNumber = isOfNumbers.test(text);
  // "4 x 20" in a column of quantities is four pieces; in a column of lengths it is two sizes.
  const isCrossed = /^[^a-z]{0,12}\d["']? ?x ?[.\d]/i.test(text);
  const isSize = !isCrossed && /^ø? ?[\d.¼-¾⅐-⅞]/.test(text);
  if (use === 'reference') return isPartNumber.test(text) ? 'item no ' : '';
  // A number in a column such as "Dim 1" is a size: an x before it has it read as one.
  const cross = use === 'size' && (before ? isCrossed : isNumber) ? 'x ' : '';
  return (isNumber || isSize || use === 'date' ? before : '') + cross;
}

/**
 * The pieces that a row of a table is read from: each cell with a label from its heading. `null` where it is no row of
 * the table.
 */
export function piecesOf(
  row: string,
  { delimiter, columns: known, above }: Table,
): readonly Piece[] | null {
  const cells = trimmedCells(row, delimiter);
  if (cells.filter(({ text }) => text).length < 2) return null;
  const units = cells.filter((_, i) => known[i]?.column?.use === 'unit');
  return cells.flatMap((cell, i): Piece[] => {
    const { column = null, unit = '' } = known[i] ?? {};
    const { text } = cell;
    const { use, before = '' } = column ?? {};
    if (!text || use === 'unit' || (use === 'reference' && isOrdinal.test(text))) return [];
    if (dittoMark.test(text) && above[i]) {
      const added = ` \0 ${before}${plainText(above[i])} `;
      return [{ added, isAssumed: true, isRepeated: true }];
    }
    const fraction = use === 'size' ? fractionOfDate(text) : null;
    if (fraction) return [{ added: ` \0 ${before}${fraction} in `, isAssumed: true }];
    return [
      { added: ' \0 ' },
      // 3.1 and 3.2 are types of EN 10204, except in a column of sizes.
      ...(/^3[.,][12](?![.,]?\d| ?[x"])/.test(text) ? [{ added: 'cert ' }] : []),
      // A number such as 1.4542 is a material number, which the catalog may lack, and no size.
      ...(/^\d\.\d{4}$/.test(text) ? [{ added: 'werkstoff ' }] : []),
      ...(column ? [{ added: labelOf(text, column) }] : []),
      cell,
      ...(unit && isOfNumbers.test(text) ? [{ added: ` ${unit}` }] : []),
      ...(use === 'quantity' ? units.flatMap((each): Piece[] => [{ added: ' ' }, each]) : []),
    ];
  });
}

/** The fraction of an inch that Excel made a date of, in a column of sizes: "2026-03-04" and "4-Mar" were typed as 3/4. */
function fractionOfDate(text: string): string | null {
  const [, year, monthOfYear, dayOfYear] = /^((?:19|20)\d\d)-(\d\d)-(\d\d)$/.exec(text) ?? [];
  if (year) return `${Number(monthOfYear)}/${Number(dayOfYear)}`;
  const [, day = '', name = '', behind = ''] =
    /^(\d{1,2})?-?([a-z]{3})(?:-(\d{1,2}))?$/i.exec(text) ?? [];
  const month = months.indexOf(name.toLowerCase()) + 1;
  return day || behind ? `${month}/${Number(day || behind)}` : null;
}

/** A cell that repeats the one above it: ", ditto, same. */
const dittoMark = new RegExp(`^(?:"|''|”|〃|${lexicon.ditto})$`, 'i');

/** A table below one of its rows. A ditto of that row has the text of the cell above it. */
export const belowRow = (table: Table, row: string): Table => ({
  ...table,
  above: trimmedCells(row, table.delimiter).map(({ text }, i) =>
    dittoMark.test(text) ? (table.above[i] ?? text) : text,
  ),
});

/** The pieces of a row of cells without a heading: its numbers are sizes, except one whole number, which is the quantity. */
export function loosePieces(
  row: string,
  isName: (cell: string) => boolean,
): readonly Piece[] | null {
  const delimiter = looseDelimiter(row);
  if (!delimiter) return null;
  const cells = trimmedCells(row, delimiter);
  const numbers = cells.filter(({ text }) => /^(?:\d+ )?[\d./-]+$/.test(text) && !isName(text));
  const whole = numbers.filter(({ text }) => /^\d{1,4}$/.test(text));
  const hasQuantity = /\b(?:qty|pcs?|ea|pieces|each|lbs?)\b/i.test(row);
  const guessed = whole.find((cell) => cell === cells[0]) ?? whole.at(-1);
  const count = hasQuantity ? undefined : guessed;
  return cells.flatMap((cell, i): Piece[] => {
    const before = cells[i - 1];
    const isNext =
      cell !== count &&
      numbers.includes(cell) &&
      before !== undefined &&
      before !== count &&
      (numbers.includes(before) || /[\d"']$/.test(before.text));
    return [
      { added: isNext ? ' x ' : ' \0 ', isAssumed: isNext },
      ...(cell === count ? [{ added: 'qty ', isAssumed: true }] : []),
      cell,
    ];
  });
}

function looseDelimiter(row: string): Delimiter | null {
  if (row.includes('\t')) return '\t';
  if (row.split('|').length > 2) return '|';
  const commas = row.split(',').length - 1;
  return commas >= 3 && !row.includes(', ') ? ',' : null;
}
