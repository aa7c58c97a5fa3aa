import { kilogramsPerPound } from '@/lib/calculators/constants';
import { withoutCommas } from '@/lib/calculators/without-commas';
import { certificateNames, type Certificate, type QuantityUnit } from '@/lib/list-reader/line';
import { counted } from '@/lib/site/counted';
import type { EditableField, LineKind, LineTextName } from './quote-list';

/** One thing a visitor wants a price for: a line of the quote list. Texts are as typed. */
export interface QuoteLine {
  kind: LineKind;
  /** Grade or specification: "Titanium 6Al-4V (Grade 5), round bar". */
  title: string;
  /** Where it was added: a path on this site. A list has each once. */
  href: string;
  /** "AMS 4928, annealed". */
  spec?: string;
  condition?: string;
  form?: string;
  /** "diameter 2.5 in". */
  size?: string;
  /** "12 in": of a plate whose size is its thickness alone. */
  width?: string;
  /** "12 ft". */
  length?: string;
  /** A number of its unit; with a unit of its own ("400 lb") where it was typed so. */
  quantity?: string;
  unit?: QuantityUnit;
  certificates?: readonly Certificate[];
  /** ISO date. */
  needBy?: string;
  notes?: string;
  /** Whether it is a size in stock: then its title names its form. */
  isStocked?: boolean;
  /** Theoretical weight of one of its unit, such as a piece or a foot, not rounded. */
  poundsEach?: number;
  /** What else was read or calculated: "tolerance ±0.005". */
  detail?: string;
  /** Of a pasted line, what a buyer should look at, a row each: "assumed: length 12 in", "AMS 1 is superseded by AMS 2." */
  doubts?: string;
  /** Why there is no such size: "The ID must be less than the OD." */
  problem?: string;
  /** Of a pasted line: the buyer's own words. */
  pasted?: string;
  /** The fields that the visitor changed: another reading of the line leaves them. */
  edited?: readonly EditableField[];
  /** What the site read in the line after a change. */
  reading?: Reading;
}

/** What the site reads in the words of a line: its facts hold as long as the line has the same words. */
interface Reading {
  words: string;
  facts: Pick<
    QuoteLine,
    'size' | 'width' | 'length' | 'quantity' | 'unit' | 'poundsEach' | 'doubts' | 'problem'
  >;
}

/** The units of a quantity in words. */
export const unitNames: Readonly<Record<QuantityUnit, readonly [one: string, more: string]>> = {
  pieces: ['piece', 'pieces'],
  feet: ['foot', 'feet'],
  inches: ['inch', 'inches'],
  meters: ['meter', 'meters'],
  pounds: ['lb', 'lb'],
  kilograms: ['kg', 'kg'],
};

/** "4 pieces", "400 lb"; empty where none is typed. */
export function quantityText({
  quantity = '',
  unit,
}: Pick<QuoteLine, 'quantity' | 'unit'>): string {
  if (!unit || !/^[\d.,]+$/.test(quantity)) return quantity;
  return `${quantity} ${unitNames[unit][Number(quantity) === 1 ? 0 : 1]}`;
}

/** Pounds in a unit of weight. */
const poundsIn: Readonly<Partial<Record<QuantityUnit, number>>> = {
  pounds: 1,
  kilograms: 1 / kilogramsPerPound,
};

/** What a line weighs, pounds: as ordered, else in theory; `undefined` where it is not known. */
export function poundsOf(line: QuoteLine): number | undefined {
  const { quantity = '', unit } = asRead(line);
  const ordered = unit && poundsIn[unit] && Number(withoutCommas(quantity)) * poundsIn[unit];
  return ordered || theoreticalPounds(line);
}

/** Theoretical weight of all pieces, pounds; `undefined` where it is not known. */
function theoreticalPounds(line: QuoteLine): number | undefined {
  const { poundsEach = 0, quantity = '' } = asRead(line);
  const pounds = poundsEach * Number(withoutCommas(quantity));
  return pounds > 0 ? pounds : undefined;
}

/** What a buyer should look at, such as a length that the stock is not cut to. */
export const doubtsOf = (line: QuoteLine): readonly string[] =>
  asRead(line).doubts?.split('\n').filter(Boolean) ?? [];

/** "1,204.50 lb" on one line, "0.00312 lb" */
const inPounds = (pounds: number) =>
  `${pounds.toLocaleString('en-US', pounds < 0.01 ? threeDigits : twoDecimals)}\u00A0lb`;
const threeDigits = { maximumSignificantDigits: 3 };
const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** "Weight of 2 of 3 lines: 194.82 lb"; empty where none is known. */
export function totalText(lines: readonly QuoteLine[]): string {
  const known = lines.flatMap((line) => poundsOf(line) ?? []);
  if (known.length === 0) return '';
  const of = known.length === lines.length ? '' : `${known.length} of `;
  // The sum of the weights as they are shown, so that a buyer who adds them has the same.
  const sum = known.reduce(
    (total, pounds) => total + Number.parseFloat(withoutCommas(inPounds(pounds))),
    0,
  );
  return `Weight of ${of}${counted(lines.length, 'line')}: ${inPounds(sum)}`;
}

/** Forms whose size has all their dimensions. */
const formsWithoutLength = /\b(?:ring|dis[ck]|forging|casting)s?\b/i;
/** The forms that the site reads in a list, and what is measured of each apart from its width and length; a round or a square of the empty ones. */
export const sizeByForm: Readonly<Record<string, string>> = {
  'round bar': 'diameter',
  'forged bar': '',
  'flat bar': 'thickness',
  'true bar': 'thickness',
  'hex bar': 'across flats',
  plate: 'thickness',
  sheet: 'thickness',
  billet: '',
  tube: 'OD × wall',
  wire: 'diameter',
  'forged ring': 'OD × ID × height',
};
/** Forms that are cut to a width. */
const flatForms = /\b(?:plate|sheet|strip|flat bar|true bar)s?\b/i;

/** A quantity that counts no pieces: "400 lb". */
const weightOrLength = /\d ?(?:#|lb|pound|kg|ton|ft|feet)/i;

/** How many measures a size has: "0.25 × 2 in" has two. */
const measuresIn = (size = '') => size.replaceAll(/\(.*?\)/g, '').split(/[x×]|, /).length;

/** How many a line is to have: those of its form, else as many as are typed. */
export const measuresOf = ({ form = '', size }: QuoteLine) => measuresIn(sizeByForm[form] || size);

/** Whether a line has a width apart from its size. */
export const isWidthAsked = ({ title, form = '', size, width }: QuoteLine) =>
  form in sizeByForm
    ? sizeByForm[form] === 'thickness'
    : Boolean(width) || (flatForms.test(`${title} ${form}`) && measuresIn(size) < 2);

/** A line as it is ordered. What was typed for another form is kept for it: a bar has no width, and a ring has a height. */
export const asOrdered = (line: QuoteLine): QuoteLine => ({
  ...line,
  width: isWidthAsked(line) ? line.width : '',
  length: line.form === 'forged ring' ? '' : line.length,
});

/** Whether something is counted or measured: "0", "-5", "6-0" and "some" are no amounts. */
export const isAmount = (text = '') =>
  /[1-9]/.test(text) && !/^\s*(?:-|\d+-\d+(?![\d/]))/.test(text);

/** What a quote needs, in the order in which it is asked. */
export const askedFields = ['form', 'quantity', 'size', 'width', 'length'] as const;

/** What a quote needs and a line lacks, or has for another form. */
export function missingFields(line: QuoteLine): readonly LineTextName[] {
  const { kind, title, form = '', size = '', width, length, quantity = '', unit = 'pieces' } = line;
  if (kind === 'service' || kind === 'written') return [];
  const isCut = unit === 'pieces' && !weightOrLength.test(quantity);
  const hasLength =
    isAmount(length) || formsWithoutLength.test(`${title} ${form}`) || measuresOf(line) > 2;
  const isSized = isAmount(size) || line.isStocked;
  const lacks = {
    form: !isSized && !form,
    quantity: !isAmount(quantity),
    size: !isSized || measuresOf(line) !== measuresIn(size) || asRead(line).problem,
    width: isCut && !isAmount(width) && isWidthAsked(line),
    length: isCut && !hasLength,
  };
  return askedFields.filter((name) => lacks[name]);
}

/** What a field of a line is called: the size of a bar is its diameter. */
export const fieldName = (name: LineTextName, { form = '' }: QuoteLine): string =>
  (name === 'size' && sizeByForm[form]) || name;

/** "quantity and length", of what a line lacks; empty where it lacks nothing. */
export const missingText = (line: QuoteLine): string =>
  new Intl.ListFormat('en-US').format(missingFields(line).map((name) => fieldName(name, line)));

/** What is ordered of a line: "2.5 in × 12 ft · 4 pieces". */
export function orderText(line: QuoteLine): string {
  const read = asRead(line);
  const { size = '', width, length } = asOrdered(read);
  const sizes = size.includes(', ')
    ? joined([size, length && `length ${length}`], ', ')
    : joined([size, width, length], ' × ');
  return joined([sizes, quantityText(read)], ' · ');
}

/** The facts of a line beside its title and order: "AMS 4928, annealed; mill test report". */
export const detailsText = (line: QuoteLine): string =>
  joined([...materialOf(line), ...extrasOf(line)], '; ');

/** What is ordered of which material, in words that the site can read as it reads a buyer's. */
export function wordsOf(line: QuoteLine): string {
  const { title, size, width, length } = asOrdered(line);
  const sizes = joined([size, width && `width ${width}`, length && `length ${length}`], ', ');
  return joined([title, quantityText(line), ...materialOf(line), sizes], '; ');
}

/** A line with what the site read in it. */
export const asRead = (line: QuoteLine): QuoteLine =>
  line.reading?.words === wordsOf(line) ? { ...line, ...line.reading.facts } : line;

/** A line as a sentence for WordPress: its title, then its facts. */
const lineText = (line: QuoteLine): string =>
  joined([wordsOf(asRead(line)), ...extrasOf(line), ...doubtsOf(line)], '; ');

const joined = (texts: readonly (string | undefined)[], separator: string) =>
  texts.filter(Boolean).join(separator);

const materialOf = ({ spec, condition, form }: QuoteLine) => [spec, condition, form];

function extrasOf(line: QuoteLine) {
  const { certificates = [], needBy, notes, detail } = line;
  const pounds = theoreticalPounds(line);
  return [
    pounds ? `${inPounds(pounds)} theoretical` : '',
    ...certificates.map((each) => certificateNames[each]),
    needBy && `needed by ${needBy}`,
    detail,
    notes,
  ];
}

/** The lines as WordPress and the people behind it read them: one numbered line of text each, and the buyer's own words. */
export const quoteListText = (lines: readonly QuoteLine[]): string =>
  lines
    .map((line, i) =>
      joined([`${i + 1}. ${lineText(line)}`, line.pasted && `Pasted: ${line.pasted}`], '\n    '),
    )
    .join('\n')
    .replaceAll('\u00A0', ' ');

/** What is measured. A number alone is in the unit that its box names, and is stored with it. */
export const measures: readonly LineTextName[] = ['size', 'width', 'length'];
export const isBareMeasure = (name: LineTextName, value: string) =>
  measures.includes(name) && /^[\d./ x×-]*\d[ x×]*$/.test(value);

/** The name of a field of a line in a form without a script. */
export const postedName = (number: number | string, name: LineTextName) => `line-${number}-${name}`;

/** A line's text with what was typed beside it without a script: "2. Nickel 718; quantity 4; length 12 ft". */
export const withPostedFields = (
  row: string,
  number: number | string,
  fields: Readonly<Record<string, string>>,
): string =>
  askedFields.reduce((text, name) => {
    const typed = (fields[postedName(number, name)] ?? '').replaceAll(/\s+/g, ' ').trim();
    const unit = isBareMeasure(name, typed) ? ' in' : '';
    return typed ? `${text}; ${name} ${typed}${unit}` : text;
  }, row);

/** The lines of a stored request: a title with its other facts as one text, and the buyer's own words. */
export const sentLines = (list: string): readonly QuoteLine[] =>
  list
    .split(/^\d+\. +/m)
    .filter(Boolean)
    .map((item, i) => {
      const [row = '', ...more] = item.trim().split(/\n {4}/);
      const [title = '', ...facts] = row.replaceAll(/\s+/g, ' ').split('; ');
      const pasted = more.find((each) => each.startsWith('Pasted: '))?.slice('Pasted: '.length);
      return { kind: 'line', title, detail: facts.join('; '), pasted, href: `#${i + 1}` };
    });

/** The lines of a stored request as a list to paste again: the buyer's own words where there are any. */
export const pastedAgain = (list: string): string =>
  sentLines(list)
    .map(({ title, detail, pasted }) => pasted ?? joined([title, detail], '; '))
    .join('\n');
