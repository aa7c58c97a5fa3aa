import { strFromU8, unzipSync, type UnzipFileInfo } from 'fflate';
import { cellText } from './cell-text';

/** Bytes that the files of an archive may inflate to together. */
const maxInflated = 10 * 1024 * 1024;
const maxFiles = 1_000;
/** Rows of a sheet that are read: one more than a list may have is enough to say that it has too many. */
const maxRows = 2_000;
/** Columns of Excel's own limit are many more; a list has a dozen. */
const maxColumns = 200;

/** Refused, with a sentence that says why. */
export class UnreadableFile extends Error {}

/** The sheet of a workbook that a list was read from. */
interface ReadSheet {
  /** Its rows, with tabs between the cells. */
  text: string;
  sheet: string;
  /** Other sheets with something in them. */
  others: readonly string[];
  /** How many rows and columns of it are hidden, as by a filter: they are not read. */
  hidden: number;
  hiddenColumns: number;
}

/** Reads the first sheet with lines of an XLSX file. No formula runs: its last value is read. Throws an `UnreadableFile`. */
export function readWorkbook(bytes: Uint8Array): ReadSheet {
  const files = partsOf(bytes);
  const path = bookPath(parse(files.get('_rels/.rels')));
  const book = parse(files.get(path));
  if (!book) throw new UnreadableFile('it has no sheet');
  const targets = new Map(
    all(parse(files.get(path.replace('xl/', 'xl/_rels/') + '.rels')), 'Relationship').map(
      (each) => [
        each.getAttribute('Id'),
        (each.getAttribute('Target') ?? '').replace(/^\/?(?:xl\/)?/, 'xl/'),
      ],
    ),
  );
  const strings = all(parse(files.get('xl/sharedStrings.xml')), 'si').map(textOf);
  const formats = formatsOf(parse(files.get('xl/styles.xml')));
  const is1904 = all(book, 'workbookPr').some((each) =>
    /^(?:1|true)$/.test(each.getAttribute('date1904') ?? ''),
  );
  const filled = all(book, 'sheet').flatMap((sheet) => {
    if (/hidden/i.test(sheet.getAttribute('state') ?? '')) return [];
    const id = [...sheet.attributes].find(({ localName }) => localName === 'id')?.value ?? '';
    const read = rowsOf(parse(files.get(targets.get(id) ?? '')), { strings, formats, is1904 });
    return read.rows.some((row) => row.trim() !== '')
      ? [{ ...read, sheet: sheet.getAttribute('name') ?? '' }]
      : [];
  });
  // A cover sheet has few numbers; a line has at least its quantity.
  const chosen =
    filled.find(
      ({ rows }) => rows.filter((row) => /\d/.test(row) && row.includes('\t')).length > 0,
    ) ?? filled[0];
  if (!chosen) throw new UnreadableFile('its sheets are empty');
  return {
    text: chosen.rows.join('\n').trim(),
    sheet: chosen.sheet,
    others: filled.filter((each) => each !== chosen).map(({ sheet }) => sheet),
    hidden: chosen.hidden,
    hiddenColumns: chosen.hiddenColumns,
  };
}

/** The parts of a workbook by their names. None is longer than the archive says of it: fflate stops there. */
function partsOf(bytes: Uint8Array): ReadonlyMap<string, string> {
  let count = 0;
  let inflated = 0;
  // Some writers separate folders by backslashes, as Windows does.
  const nameOf = (name: string) => name.replaceAll('\\', '/');
  const filter = ({ name, originalSize }: UnzipFileInfo) => {
    count += 1;
    if (count > maxFiles) throw new UnreadableFile('it holds too many files');
    if (!/^(?:xl\/.*\.(?:xml|rels)|_rels\/\.rels)$/.test(nameOf(name))) return false;
    inflated += originalSize;
    if (inflated > maxInflated) throw new UnreadableFile('it is far larger than it looks');
    return true;
  };
  try {
    const files = Object.entries(unzipSync(bytes, { filter }));
    return new Map(files.map(([name, content]) => [nameOf(name), strFromU8(content)]));
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile('it is damaged');
  }
}

/** Where the workbook stands in its archive: mostly `xl/workbook.xml`. */
function bookPath(relations: Document | null): string {
  const target = all(relations, 'Relationship')
    .find((each) => each.getAttribute('Type')?.endsWith('/officeDocument'))
    ?.getAttribute('Target');
  return target?.replace(/^\//, '') ?? 'xl/workbook.xml';
}

/** A part of the workbook; `null` where it is missing. One with a document type, which Excel never writes, is refused. */
function parse(xml: string | undefined): Document | null {
  if (xml === undefined) return null;
  if (xml.includes('<!')) throw new UnreadableFile('it is damaged');
  const parsed = new DOMParser().parseFromString(xml, 'application/xml');
  if (parsed.querySelector('parsererror')) throw new UnreadableFile('it is damaged');
  return parsed;
}

const all = (from: Document | Element | null, name: string) =>
  from ? [...from.getElementsByTagNameNS('*', name)] : [];

/** The text of a string with its runs, without the phonetic reading beside it. */
const textOf = (element: Element) =>
  all(element, 't')
    .filter((each) => each.parentElement?.localName !== 'rPh')
    .map(({ textContent }) => textContent)
    .join('')
    // Excel writes a carriage return so.
    .replaceAll(/_x000[Dd]_/g, ' ');

/** The number format of each style of a cell. */
function formatsOf(styles: Document | null): readonly (string | number)[] {
  const own = new Map(
    all(styles, 'numFmt').map((each) => [
      each.getAttribute('numFmtId'),
      each.getAttribute('formatCode') ?? '',
    ]),
  );
  const [cells] = all(styles, 'cellXfs');
  return all(cells ?? null, 'xf').map((each) => {
    const id = each.getAttribute('numFmtId');
    return own.get(id) ?? Number(id);
  });
}

interface Reading {
  strings: readonly string[];
  formats: readonly (string | number)[];
  is1904: boolean;
}

/** The rows of a sheet that are shown, as text with tabs between the cells, and how many are hidden. */
function rowsOf(sheet: Document | null, reading: Reading) {
  const elements = all(sheet, 'row').slice(0, maxRows);
  const rows = elements.map((row, i) => ({
    number: Number(row.getAttribute('r') ?? i + 1),
    isHidden: /^(?:1|true)$/.test(row.getAttribute('hidden') ?? ''),
    cells: cellsOf(row, reading),
  }));
  for (const merged of all(sheet, 'mergeCell').slice(0, maxRows)) {
    const [, letters, from, others, to] =
      /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/.exec(merged.getAttribute('ref') ?? '') ?? [];
    const at = columnOf(letters ?? '');
    // A cell over several rows is a value of each; one over several columns is a title.
    if (at === null || at >= maxColumns || letters !== others) continue;
    const among = rows.filter(({ number }) => number >= Number(from) && number <= Number(to));
    const value = among[0]?.cells[at] ?? '';
    for (const { cells } of among) {
      while (cells.length <= at) cells.push('');
      cells[at] = value;
    }
  }
  const shown = rows.filter(({ isHidden }) => !isHidden);
  const isHiddenColumn = hiddenColumnsOf(sheet);
  const columns = Math.max(0, ...shown.map(({ cells }) => cells.length));
  return {
    rows: shown.map(({ cells }) =>
      cells
        .filter((_, at) => !isHiddenColumn(at))
        .join('\t')
        .trimEnd(),
    ),
    hidden: rows.length - shown.length,
    hiddenColumns: Array.from({ length: columns }, (_, at) => at).filter(
      (at) => isHiddenColumn(at) && shown.some(({ cells }) => cells[at]),
    ).length,
  };
}

/** Whether a column of a sheet is hidden, by its number from 0. */
function hiddenColumnsOf(sheet: Document | null): (at: number) => boolean {
  const ranges = all(sheet, 'col')
    .filter((each) => /^(?:1|true)$/.test(each.getAttribute('hidden') ?? ''))
    .map((each) => [Number(each.getAttribute('min')) - 1, Number(each.getAttribute('max')) - 1]);
  return (at) => ranges.some(([from = 0, to = 0]) => at >= from && at <= to);
}

function cellsOf(row: Element, reading: Reading): string[] {
  const cells: string[] = [];
  for (const cell of all(row, 'c')) {
    const at = columnOf(cell.getAttribute('r') ?? '') ?? cells.length;
    if (at >= maxColumns) continue;
    while (cells.length <= at) cells.push('');
    cells[at] = valueOf(cell, reading).replace(/\s+/g, ' ').trim();
  }
  return cells;
}

/** "C12" is in column 2; `null` where a writer leaves the place out. */
function columnOf(place: string): number | null {
  const [letters] = /^[A-Z]{1,3}/.exec(place) ?? [];
  if (!letters) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function valueOf(cell: Element, { strings, formats, is1904 }: Reading): string {
  const value = all(cell, 'v')[0]?.textContent ?? '';
  switch (cell.getAttribute('t')) {
    case 's':
      // A cell without a value is empty, although Number('') is 0.
      return value === '' ? '' : (strings[Number(value)] ?? '');
    case 'inlineStr':
      return textOf(cell);
    case 'str':
      return value;
    case 'd':
      return value.slice(0, 10);
    case 'b':
      return value === '1' ? 'TRUE' : 'FALSE';
    case 'e':
      return '';
    default:
      return cellText(value, formats[Number(cell.getAttribute('s') ?? 0)] ?? 0, is1904);
  }
}
