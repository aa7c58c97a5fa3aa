import { months } from './dates';
import { lexicon } from './lexicon';
import { plainText, type Piece } from './normalize';
import { source } from './pattern';

interface Column {
  heading: RegExp;
  before: string;
  /** A `unit` is that of the quantities. A `reference` identifies the row: its numbers are no sizes and no quantities. */
  use: keyof typeof headings;
}

/** The headings of lists, in English and German: what a column is for, the label of its numbers, and its words. */
const headings = {
  quantity: {
    'qty ': source`
      (?:(?:po|pr|lot|batch|release|order(?:ed)?|req(?:uested|uired|'?d)?\.?|open|buy|net) )?(?:qty|qnty|quantity|quan|q'?ty)
      |qt[ae]|quantit[ae]|cant(?:idad)?|(?:bestell|anfrage|bedarfs)?(?:menge|anzahl|stück(?:zahl)?)
      |q(?:ty)? ?1|anz|stk|stck|pcs|pieces|ea|no\.? ?(?:of )?(?:pcs|pieces|off)|count|eau|order|ordered|requested
    `,
  },
  unit: { '': source`(?:u/?(?:o/?)?m|[ob]?un|units?(?: of measure)?|einheit|b?me)$` },
  size: {
    // "Thk / Dia": it may be either, so its numbers get no label.
    '': source`
      (?:thk|thick\p{L}*|t|dia\p{L}*|ø|od|o\.d\.|dicke)(?: ?/ ?| or )(?:thk|thick\p{L}*|t|dia\p{L}*|ø|od|o\.d\.|af|dicke)
      |(?:stock |cut |raw |blank )?size|sizes|dims?|dimensions?|abmessung(?:en)?|maße?|section
    `,
    'od ': source`o\.?d\.?|outside dia\p{L}*|outer dia\p{L}*`,
    'id ': source`i\.?d\.?|inside dia\p{L}*|inner dia\p{L}*|bore`,
    'wall ': source`wall|w\.?t\.?|wand\p{L}*`,
    'dia ': source`dia|diam|diameter|ø|durchmesser|round`,
    'thk ': source`thk|thick|thickness|t|gauge|dicke|stärke|ep(?:aisseur)?|spessore|espesor`,
    'width ': source`width|wide|wd|w|breite|larg(?:eur|hezza)?|ancho`,
    'length ': source`length|len|lg|l|lgth|länge|cut length|cut|long(?:ueur|itud)?|lunghezza|largo`,
    'weight ': source`(?:unit |net |total )?(?:mass|weight|wt)|gewicht`,
    'height ': source`height|ht|h|höhe`,
    'af ': source`af|a/f|across flats`,
  },
  date: {
    'need by ': source`
      need(?:ed)?|due|required|req'?d|wanted|date|termin|lieferdatum|liefertermin|delivery
      |(?:need|required|req\.?|deliv(?:ery)?\.?|del\.?|ship|dock|promise) ?(?:date|by)
    `,
  },
  reference: {
    '': source`
      p/?n|part(?: ?(?:no|num|number|#|id))?|item(?: ?(?:no|number|#))?|line(?: ?(?:no|item|#))?|ln|#|no|pos|position|lfd|rev|ref
      |contract|(?:stock|stores?) ?(?:no|code|#)|purch\.? ?req|drawing|dwg|job|po|customer part|cust p/?n|id
    `,
  },
  text: {
    $: source`(?:(?:unit|ext\p{L}*|total|line|net) ?)?(?:price|cost|amount|value)|preis|betrag|ext|wert`,
    '': source`
      raw material|material|mat'?l|matl|alloy|grade|werkstoff|metal|nuance|materiale|matiere
      |specs?|specifications?|spec(?:ification)? no|norm|standard|(?:stock )?forms?|shape|geometry|product|profile|type|halbzeug
      |cond|condition|temper|heat ?treat(?:ment)?|ht|h/t|zustand|certs?|certificates?|certification|cert req\p{L}*|docs|zeugnis|quality
      |(?:item |material )?desc(?:ription)?|(?:short|material|long)? ?text|(?:kurz)?text|kurzbezeichnung|bezeichnung|details
      |designation|descrizione|descripcion|notes?|remarks?|comments?|bemerkung\p{L}*
    `,
  },
};

const columns: readonly Column[] = Object.entries(headings).flatMap(([use, labels]) =>
  Object.entries(labels).map(([before, words]) => ({
    heading: new RegExp(`^(?:${words})(?![\\p{L}\\d_])`, 'u'),
    before,
    use: use as keyof typeof headings,
  })),
);

interface Cell {
  from: number;
  to: number;
}

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

/** The pieces of a table's row, each cell with a label from its heading; `null` where it is no row of the table. */
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
