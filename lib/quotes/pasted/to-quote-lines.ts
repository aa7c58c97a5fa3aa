import { millimetersPerInch } from '@/lib/calculators/constants';
import { digestOf } from '@/lib/browser/digest';
import { gradeName } from '@/lib/catalog/grade-name';
import { formerNumber } from '@/lib/catalog/spec-number';
import { namedIn, type LineCatalog } from '@/lib/list-reader/catalog';
import { checkLine } from '@/lib/list-reader/check-line';
import { flatForms } from '@/lib/list-reader/sizes-by-form';
import {
  assumptions,
  certificateNames,
  sizeWords,
  type LineField,
  type ParsedLine,
  type SizeName,
} from '@/lib/list-reader/line';
import { shortenedTo } from '@/lib/site/metadata';
import { missingFields, quantityText, sizeByForm, wordsOf, type QuoteLine } from '../quote-line';
import { hasUnreadSize, sortUnread, type Extras } from './extras';
import type { LineWords } from './part';
import { weighLine } from './weigh-line';

/** Characters of a text that a browser keeps (`lib/quotes/quote-list.ts`). */
const maxLength = 900;

/** The lines for the quote list. Each has an address of its own: the list has the same text of one list twice, and that of a second list once. */
export function toQuoteLines(lines: readonly LineWords[], page: string): readonly QuoteLine[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const digest = digestOf(line.pasted ?? '');
    const copy = (seen.get(digest) ?? 0) + 1;
    seen.set(digest, copy);
    const href = `${page}#${digest}${copy > 1 ? `-${copy}` : ''}`;
    return withOneMeasureEach({ ...line, href });
  });
}

/**
 * Each measure as a visitor types it: "2 in × 0.25 in" of a tube, a width in a field of its own. The words of the size are
 * what the site reads in it. A size of other measures than those of its form stays as it is: "OD 2 in, ID 1.5 in".
 */
function withOneMeasureEach(line: QuoteLine): QuoteLine {
  const { form = '', size = '', quantity, unit, poundsEach, doubts, problem } = line;
  if (!size) return line;
  const asked = sizeByForm[form] || oneMeasure.exec(size)?.[0] || '';
  const names = [...asked.split(' × '), 'width'];
  const values = size
    .split(', ')
    .map((words, i) => (words.startsWith(`${names[i]} `) ? words.replace(`${names[i]} `, '') : ''));
  const measured = {
    ...line,
    ...(!values.includes('') && {
      size: values.slice(0, names.length - 1).join(' × '),
      width: values[names.length - 1],
    }),
    poundsEach: undefined,
    problem: undefined,
  };
  const facts = { size, width: '', quantity, unit, poundsEach, doubts };
  // That a number is missing is said first.
  const ofSize = missingFields(measured).includes('size') ? {} : { problem };
  return { ...measured, reading: { words: wordsOf(measured), facts: { ...facts, ...ofSize } } };
}

/** Of a line without a form. */
const oneMeasure = /^(?:diameter|across flats|thickness)/;

/** Rows that were not recognized, each as a line in the buyer's own words. */
export const rowsAsLines = (rows: readonly string[], page: string): readonly QuoteLine[] =>
  toQuoteLines(
    rows.map((row) => ({
      kind: 'written',
      title: shortenedTo(maxLength, row.trim()),
      pasted: row.trim(),
    })),
    page,
  );

/** What was read of a line, in words, with what a buyer should look at; the buyer's text goes with it, whole. */
export function toLineWords(line: ParsedLine, catalog: LineCatalog): LineWords {
  const extras = sortUnread(line, catalog);
  const fields = fieldsOf(line, extras, catalog);
  const { grade, metal, spec, condition, form, size, length } = fields;
  const pasted = line.text.trim();
  const material = grade ?? metal;
  const doubts = [
    assumedText(line, fields),
    extras.unread.length > 0 && `not understood: ${extras.unread.join(', ')}`,
    ...missing(line, extras),
    ...checkLine(line, catalog),
  ];
  const texts = {
    // A line without a recognized material is called by the buyer's own words: "round bar" alone names nothing.
    title: material ?? spec ?? pasted,
    spec: material && spec,
    condition,
    form,
    size,
    length,
    quantity: line.quantity?.toString(),
    needBy: line.needBy,
    notes: extras.notes,
    detail: [
      extras.tolerance && `tolerance ${extras.tolerance}`,
      extras.breaks.length > 0 && `price also for ${extras.breaks.join(', ')}`,
    ]
      .filter(Boolean)
      .join('; '),
    doubts: doubts.filter(Boolean).join('\n'),
    problem: problemOf(line),
  };
  // A size that was not understood would make it the weight of another piece.
  const poundsEach = hasUnreadSize(line) ? null : weighLine(line, catalog);
  return {
    kind: 'line',
    title: '',
    ...Object.fromEntries(
      Object.entries(texts).flatMap(([name, value]) =>
        value ? [[name, shortenedTo(maxLength, value)]] : [],
      ),
    ),
    unit: line.unit ?? 'pieces',
    ...(line.certificates.length > 0 && { certificates: line.certificates }),
    ...(poundsEach !== null && { poundsEach }),
    pasted,
  };
}

/** What a line lacks; the quote list itself asks for a missing quantity or length. */
const missing = ({ grade, spec, form, size }: ParsedLine, { unlisted }: Extras) => [
  ...(grade === null && spec === null && !unlisted ? ['No grade or specification found.'] : []),
  ...(size && form !== null && flatForms.has(form) && size.thickness === undefined
    ? ['No thickness found.']
    : []),
];

/** Why there is no such size: the reader takes no wall that leaves no bore. */
function problemOf({ form, size }: ParsedLine) {
  const { outerDiameter, innerDiameter, wall } = size ?? {};
  if (!outerDiameter) return '';
  if (innerDiameter && innerDiameter >= outerDiameter) return 'The ID must be less than the OD.';
  const isTube = form === 'tube' && !innerDiameter && !wall;
  return isTube ? 'The wall must be above 0 and less than half the OD.' : '';
}

type Fields = Readonly<Partial<Record<LineField | 'metal', string>>>;
/** The fields whose names are no words. */
const fieldWords: Fields = { spec: 'specification', needBy: 'needed by' };

/** The fields of a line in words. The unit belongs to its quantity. */
function fieldsOf(line: ParsedLine, { unlisted }: Extras, catalog: LineCatalog): Fields {
  const { size, length, quantity, condition, form, needBy } = line;
  const { metal, grade, spec } = namedIn(catalog, line);
  const title = catalog.forms.find(({ slug }) => slug === form)?.title ?? form;
  const fields = {
    grade: grade && (metal ? gradeName(metal, grade.title) : grade.title),
    metal: grade ? null : metal?.name,
    spec: spec?.title ?? (unlisted && `${unlisted} (not listed)`),
    condition: condition && inCapitals(condition),
    form: title?.replaceAll('-', ' ').toLowerCase(),
    size: Object.entries(sizeWords)
      .flatMap(([name, word]) => {
        const inches = size?.[name as SizeName];
        return inches === undefined ? [] : `${word} ${inInches(inches, line.text)}`;
      })
      .join(', '),
    length: length !== null && inFeet(length, line.text),
    quantity:
      quantity !== null && quantityText({ quantity: `${quantity}`, unit: line.unit ?? 'pieces' }),
    certificates: line.certificates.map((each) => certificateNames[each]).join(', '),
    needBy,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value));
}

/**
 * "assumed: diameter 1.5 in, length 144 in (decimal comma)": a single reason is that of all, several stand behind their
 * fields, each once. A value's other unit, which has brackets of its own, is left out.
 */
function assumedText({ reasons }: ParsedLine, fields: Fields): string {
  const given = new Set<string>();
  const assumed = Object.entries(fields).flatMap(([name, value]) => {
    const field = name as keyof Fields;
    const reason = reasons[field] ?? (field === 'quantity' ? reasons.unit : undefined);
    // That bare numbers are inches is said once for the list.
    if (!reason || (reason === 'no-unit' && field !== 'quantity')) return [];
    const why =
      reason === 'former-number'
        ? `${formerNumber(value)} was taken as ${value}`
        : assumptions[reason];
    const words = name === 'size' ? value : `${fieldWords[field] ?? field} ${value}`;
    const isNew = !given.has(why);
    given.add(why);
    return [{ words: words.replaceAll(/ \([^()]*\)/g, ''), why: isNew ? ` (${why})` : '' }];
  });
  if (assumed.length === 0) return '';
  const [only] = given.size === 1 ? given : [];
  const words = assumed.map(({ words: each, why }) => (only ? each : each + why));
  return `assumed: ${words.join(', ')}${only ? ` (${only})` : ''}`;
}

/** A temper and the letter of a condition as the trade writes them: "H1150M", "condition A". */
const inCapitals = (condition: string) =>
  condition.replace(/^[a-z]{1,3}\d+[a-z]?$|(?<= )[a-z]$/, (letters) => letters.toUpperCase());

/** Inches; and before them millimeters, where the line is in millimeters or only these are round. */
function inInches(inches: number, text: string): string {
  const millimeters = inches * millimetersPerInch;
  const isMetric = /\d\s*mm\b/i.test(text) && isRound(millimeters * 10);
  return isMetric || (isRound(millimeters * 10) && !isRound(inches * 1000))
    ? `${inDecimals(millimeters, 1)} mm (${inFourDigits.format(inches)} in)`
    : `${inDecimals(inches, 4)} in`;
}

/** A length as `inInches`, or in feet where the line has feet and it is round in them. */
function inFeet(inches: number, text: string): string {
  const feet = inches / 12;
  const isInFeet = /\d\s*-?(?:ft|feet|foot|['’′])/i.test(text) && isRound(feet * 100);
  return isInFeet
    ? `${inDecimals(feet, 2)} ft (${inDecimals(inches, 4)} in)`
    : inInches(inches, text);
}

const isRound = (value: number) => Math.abs(value - Math.round(value)) < 1e-6;

// Compiled once: `toLocaleString` with options compiles its format at each call.
const decimals = [0, 1, 2, 3, 4].map(
  (maximumFractionDigits) => new Intl.NumberFormat('en-US', { maximumFractionDigits }),
);
const inDecimals = (value: number, places: number) => decimals[places]!.format(value);
const inFourDigits = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 4 });
