import { columns, type Column } from './columns';
import { plainText, type Piece } from './normalize';

/** A cell: where it stands in its row, without the quotes around it. */
interface Cell {
  from: number;
  to: number;
}

/** The columns of a table, as its heading names them. */
export interface Heading {
  delimiter: Delimiter;
  columns: readonly { column: Column | null; unit: string; heading: string }[];
}

const delimiters = ['\t', '|', ';', ',', ' / ', '  '] as const;
type Delimiter = (typeof delimiters)[number];

/** The cells of a row. A quote begins a cell only where it also ends one: 2.5" is a size. */
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

/** Where a quoted cell ends: a quote before the next delimiter or the end; -1 where there is none. */
function closing(row: string, from: number, delimiter: string) {
  for (let at = row.indexOf('"', from + 1); at >= 0; at = row.indexOf('"', at + 1)) {
    if (row[at + 1] === '"') at += 1;
    else if (at === row.length - 1 || row.startsWith(delimiter, at + 1)) return at;
  }
  return -1;
}

const columnOf = (text: string) => {
  const heading = plainText(text)
    .trim()
    .replace(/^["*_ ]+|["*_:. ]+$/g, '');
  const column =
    heading.length > 40 ? undefined : columns.find((each) => each.heading.test(heading));
  const [, unit = ''] =
    /[([]? ?\b(in|inch|inches|mm|cm|ft|feet|m|lbs?|kg|pcs|ea)\.?[)\]]?$/.exec(
      heading.replace(column?.heading ?? '', ''),
    ) ?? [];
  return { column: column ?? null, unit, heading };
};

/** The heading that a row is; `null` where it is none. Most of its cells must be known headings without numbers. */
export function headingOf(row: string): Heading | null {
  if (row.length > 400 || /\d{2}/.test(row)) return null;
  for (const delimiter of delimiters) {
    const cells = cellsOf(row, delimiter).map(({ from, to }) => row.slice(from, to));
    const filled = cells.filter((cell) => cell.trim() !== '');
    if (filled.length < 2) continue;
    const known = cells.map(columnOf);
    const count = known.filter(({ column }) => column).length;
    if (count >= 2 && count * 3 >= filled.length * 2) return { delimiter, columns: known };
  }
  return null;
}

const trimmed = (row: string, { from, to }: Cell): Cell => {
  const text = row.slice(from, to);
  const start = from + text.length - text.trimStart().length;
  return { from: start, to: start + text.trim().length };
};

/** A column that only numbers the rows of its list. */
const ordinal =
  /^(?:(?:item|line|row|pos|position|lfd|ln)\.?(?: ?(?:no|nr|number|#))?|#|no|nr)\.?$/;

/** The pieces that a table's row is read from: each cell with its heading's words; `null` where it is no row of it. */
export function piecesOf(
  row: string,
  { delimiter, columns: known }: Heading,
  above: readonly string[],
): readonly Piece[] | null {
  const cells = cellsOf(row, delimiter).map((cell) => trimmed(row, cell));
  const filled = cells.filter(({ from, to }) => to > from);
  if (filled.length < 2 || cells.length > known.length + 2) return null;
  const units = cells.filter((_, i) => known[i]?.column?.isUnit);
  return cells.flatMap((cell, i): Piece[] => {
    const { column = null, unit = '', heading = '' } = known[i] ?? {};
    const text = row.slice(cell.from, cell.to);
    if (!text || column?.isUnit) return [];
    if (column?.isReference && ordinal.test(heading) && /^\d{1,5}\.?$/.test(text)) return [];
    if (dittoMark.test(text) && above[i])
      return [{ added: ` \0 ${column?.before ?? ''}${plainText(above[i])} `, isDoubtful: true }];
    const isNumber = /^(?:[\d.,/ -]|[¼-¾⅐-⅞])+$/.test(text);
    // "4 x 20" in a column of quantities are four; in one of lengths, two sizes.
    const isCrossed = /^[^a-z]{0,12}\d["']? ?x ?[.\d]/i.test(text);
    const isSize = !isCrossed && /^ø? ?[\d.¼-¾⅐-⅞]/.test(text);
    const isQuantity = column?.before === 'qty ';
    return [
      { added: ' \0 ' },
      // EN 10204's types; in a column of sizes they are sizes.
      ...(column &&
      !column.before &&
      !column.isMeasured &&
      /^3[.,][12](?![.,]?\d| ?[x"])/.test(text)
        ? [{ added: 'cert ' }]
        : []),
      // A material number that the catalog may lack is no size.
      ...(column && !column.isMeasured && /^\d\.\d{4}$/.test(text)
        ? [{ added: 'werkstoff ' }]
        : []),
      // A text of several words describes the item.
      ...(column?.isReference && /^(?=.*\d)\S+(?: \S+)?$/.test(text)
        ? [{ added: 'item no ' }]
        : []),
      ...(column?.before &&
      (isNumber ||
        (isSize && column.isMeasured) ||
        (isQuantity && isCrossed) ||
        column.before === 'need by ')
        ? [{ added: column.before }]
        : []),
      // A number in a column of sizes measures something: "Dim 1".
      ...(column?.isMeasured && (column.before ? isCrossed : isNumber) ? [{ added: 'x ' }] : []),
      cell,
      ...(isNumber && unit && (column?.isMeasured || isQuantity) ? [{ added: ` ${unit}` }] : []),
      ...(isQuantity ? units.flatMap((each): Piece[] => [{ added: ' ' }, each]) : []),
    ];
  });
}

/** A cell with the value of the one above it. */
const dittoMark = /^(?:"|''|”|〃|-?do-?\.?|ditto|dito|dto\.?|same|idem|as above)$/i;

/** The value of each cell of a row, for the row below it: that of a ditto is the one above it. */
export const cellTexts = (row: string, { delimiter }: Heading, above: readonly string[]) =>
  cellsOf(row, delimiter)
    .map((cell) => trimmed(row, cell))
    .map(({ from, to }) => row.slice(from, to))
    .map((text, i) => (dittoMark.test(text) ? (above[i] ?? text) : text));

/** The pieces of a row of cells that no heading explains: its whole numbers are sizes, but one counts the pieces. */
export function loosePieces(
  row: string,
  ordinal: number,
  isName: (cell: string) => boolean,
): readonly Piece[] | null {
  const delimiter = looseDelimiter(row);
  if (!delimiter) return null;
  const cells = cellsOf(row, delimiter);
  const isNumber = ({ from, to }: Cell) => {
    const text = row.slice(from, to).trim();
    return /^(?:\d+ )?[\d./-]+$/.test(text) && !isName(text);
  };
  const numbers = cells.filter(isNumber);
  const whole = numbers.filter(({ from, to }) => /^\s*\d{1,4}\s*$/.test(row.slice(from, to)));
  const [first] = cells;
  const last = whole.at(-1);
  const isNumbered =
    first !== undefined &&
    whole.includes(first) &&
    row.slice(first.from, first.to).trim() === `${ordinal}` &&
    numbers.length > 3;
  const unit = cells.findIndex(({ from, to }) => unitCell.test(row.slice(from, to)));
  const beside = cells[unit - 1];
  const said = unit > 0 && beside && numbers.includes(beside) ? beside : undefined;
  const hasQuantity = /\b(?:qty|pcs?|ea|pieces|each|lbs?)\b/i.test(row);
  const guessed = isNumbered ? last : (whole.find((cell) => cell === first) ?? last);
  const count = said ?? (hasQuantity ? undefined : guessed);
  return cells.flatMap((cell, i): Piece[] => {
    const isSize = cell !== count && numbers.includes(cell) && !(isNumbered && cell === first);
    const before = cells[i - 1];
    const isNext =
      isSize &&
      before !== undefined &&
      before !== count &&
      !(isNumbered && i === 1) &&
      (numbers.includes(before) || /[\d"']\s*$/.test(row.slice(before.from, before.to))) &&
      !isName(row.slice(before.from, before.to).trim());
    return [
      { added: isNext ? ' x ' : i === unit && said ? ' ' : ' \0 ', isDoubtful: isNext },
      ...(cell === count && !said ? [{ added: 'qty ', isDoubtful: true }] : []),
      ...(cell === first && cell !== count && isNumbered ? [{ added: 'item no ' }] : []),
      cell,
    ];
  });
}

const unitCell = /^\s*(?:ea|each|pcs?|pieces?|lbs?|kgs?|ft|feet|stk|nos?|off)\.?\s*$/i;

function looseDelimiter(row: string): Delimiter | null {
  if (row.includes('\t')) return '\t';
  if ((row.match(/\|/g)?.length ?? 0) >= 2) return '|';
  const commas = row.match(/,/g)?.length ?? 0;
  const tight = row.match(/,(?! )/g)?.length ?? 0;
  return commas >= 3 && tight === commas && !/\d,\d+ ?(?:x|mm)/i.test(row) ? ',' : null;
}
