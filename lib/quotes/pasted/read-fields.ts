import { formerNumber } from '@/lib/catalog/spec-number';
import { gradeName } from '@/lib/catalog/grade-name';
import { millimetersPerInch } from '@/lib/calculators/constants';
import { gradeWords, namedIn, type LineCatalog } from '@/lib/quote-lines/catalog';
import {
  type LineField,
  type ParsedLine,
  type QuantityUnit,
  type AssumptionReason,
} from '@/lib/quote-lines/line';
import { certificateNames } from '@/lib/quote-lines/certificate-names';
import type { Extras } from './extras';
import { sizeWords, unitNames, type FieldName } from './field-words';
import type { LineEdit } from './line-edit';
import { fieldNames, type ReadField } from './part';

/** The fields of a line that belong to a name of `fieldLabels`. */
const sources: Readonly<Record<FieldName, readonly LineField[]>> = {
  grade: ['grade'],
  metal: ['metal'],
  spec: ['spec'],
  condition: ['condition'],
  form: ['form'],
  size: ['size'],
  length: ['length'],
  quantity: ['quantity', 'unit'],
  breaks: [],
  tolerance: [],
  certificates: ['certificates'],
  needBy: ['needBy'],
  notes: [],
};

/** Why something is assumed, in a few words. */
const whyWords: Readonly<Record<Exclude<AssumptionReason, 'former-number'>, string>> = {
  spec: 'the only grade we list for this specification',
  name: 'the name may mean something else',
  choice: 'the line also names another',
  several: 'several sizes: write a line for each',
  spelling: 'corrected spelling',
  'no-unit': 'no unit recognized',
  place: 'from its place in the line',
  number: 'the number is ambiguous',
  comma: 'decimal comma',
  thousands: 'a point between thousands',
  shape: 'from the sizes',
  word: 'the word is less specific',
  rest: 'a number was not understood',
  date: 'the date is ambiguous',
  above: 'from another row',
};

/** What was understood of a line, in words, each with whether it is assumed. */
export function readFields(
  line: ParsedLine,
  extras: Extras,
  catalog: LineCatalog,
): readonly ReadField[] {
  const values = valuesOf(line, extras, catalog);
  // A reason is given once in a line.
  const given = new Set<AssumptionReason>();
  return fieldNames.flatMap((name) => {
    const value = values[name];
    const [reason] = sources[name].flatMap((field) => line.reasons[field] ?? []);
    // That bare numbers are inches is said once for the list.
    const why = reason === 'no-unit' && name !== 'quantity' ? undefined : reason;
    if (!value) return [];
    const isNew = why && !given.has(why);
    if (isNew) given.add(why);
    return [
      { name, value, isAssumed: why !== undefined, ...(isNew && { why: inWords(why, value) }) },
    ];
  });
}

const inWords = (why: AssumptionReason, value: string) =>
  why === 'former-number' ? `${formerNumber(value)} was taken as ${value}` : whyWords[why];

/** A line as it is edited: in words that are read as the same line. */
export function toEdit(line: ParsedLine, extras: Extras, catalog: LineCatalog): LineEdit {
  const { grade, spec, metal } = namedIn(catalog, line);
  const { size, quantity } = line;
  return {
    grade: grade ? gradeWords(grade) : spec ? '' : (metal?.name ?? ''),
    spec: spec?.title ?? extras.unlisted,
    condition: line.condition ? inCapitals(line.condition) : '',
    form: line.form ?? (size?.side === undefined ? '' : 'square'),
    size: Object.fromEntries(
      sizeWords.flatMap(([name]) =>
        size?.[name] === undefined ? [] : [[name, typed(size[name])]],
      ),
    ),
    length: line.length === null ? '' : typed(line.length),
    quantities: [quantity === null ? '' : `${quantity}`, ...extras.breaks],
    unit: line.unit ?? 'pieces',
    tolerance: extras.tolerance,
    certificates: line.certificates,
    needBy: line.needBy ?? '',
    notes: extras.notes,
  };
}

/** Inches as a buyer types them, all digits of them; in millimeters where these are round and inches are not. */
const typed = (inches: number) =>
  isMillimeters(inches) ? `${Math.round(inches * 254) / 10} mm` : `${inches} in`;

function valuesOf(
  line: ParsedLine,
  { breaks, tolerance, notes, unlisted }: Extras,
  catalog: LineCatalog,
): Record<FieldName, string | null> {
  const { quantity, unit, size } = line;
  const { metal, grade, spec } = namedIn(catalog, line);
  const metalName = metal?.name ?? null;
  const form = catalog.forms.find(({ slug }) => slug === line.form)?.title ?? line.form;
  return {
    grade: grade ? (metal ? gradeName(metal, grade.title) : grade.title) : null,
    metal: grade ? null : metalName,
    spec: spec?.title ?? (unlisted ? `${unlisted} (not listed)` : null),
    condition: line.condition && inCapitals(line.condition),
    form: form && form.replaceAll('-', ' ').toLowerCase(),
    size:
      size &&
      sizeWords
        .flatMap(([name, word]) =>
          size[name] === undefined ? [] : `${word} ${inInches(size[name], line.text)}`,
        )
        .join(', '),
    length: line.length === null ? null : inInches(line.length, line.text),
    quantity: quantity === null ? null : inUnits(quantity, unit),
    breaks: breaks.join(', ') || null,
    tolerance: tolerance || null,
    certificates: line.certificates.map((each) => certificateNames[each]).join(', '),
    needBy: line.needBy && inDate(line.needBy),
    notes: notes || null,
  };
}

/** A temper as the trade writes it: "H900", "H1150M", "Condition A"; other conditions are words. */
const inCapitals = (condition: string) =>
  /^[a-z]{1,3}\d+[a-z]?$/.test(condition)
    ? condition.toUpperCase()
    : condition
        .replace(/^condition (?=([a-z])$)/, 'Condition ')
        .replace(/ [a-z]$/, (letter) => letter.toUpperCase());

/** Inches; and before them the millimeters or feet in which it is written, or in which alone it is round. */
function inInches(inches: number, text: string): string {
  const shown = `${inTenThousandths.format(inches)} in`;
  const millimeters = inches * millimetersPerInch;
  const isMetric =
    /\d\s*mm\b/i.test(text) && isRound(millimeters * 10) && isWritten(millimeters, text);
  if (isMetric || isMillimeters(inches))
    return `${inTenths.format(millimeters)} mm (${inFourDigits.format(inches)} in)`;
  const feet = inches / 12;
  const isInFeet =
    isRound(feet * 100) && isWritten(feet, text, String.raw`\s*-?(?:ft|feet|foot|['’′])`);
  return isInFeet ? `${inHundredths.format(feet)} ft (${shown})` : shown;
}

/** Whether a text has this number, of up to two decimals, with a point or a comma, and what must stand behind it. */
function isWritten(value: number, text: string, behind = '') {
  const figure = String(Number(value.toFixed(2))).replace('.', '[.,]');
  return new RegExp(String.raw`(?<![\d.,/])${figure}(?![\d/]|[.,]\d)${behind}`, 'i').test(text);
}

const isMillimeters = (inches: number) => isRound(inches * 254) && !isRound(inches * 1000);
const isRound = (value: number) => Math.abs(value - Math.round(value)) < 1e-6;

// Compiled once: `toLocaleString` with options compiles its format at each call.
const withDecimals = (maximumFractionDigits: number) =>
  new Intl.NumberFormat('en-US', { maximumFractionDigits });
const inTenths = withDecimals(1);
const inHundredths = withDecimals(2);
const inTenThousandths = withDecimals(4);
const inFourDigits = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 4 });

function inUnits(quantity: number, unit: QuantityUnit | null): string {
  const [one, more] = unit ? unitNames[unit] : ['', ''];
  return `${quantity.toLocaleString('en-US')} ${quantity === 1 ? one : more}`.trim();
}

/** An ISO date as a buyer reads it: "Jan 3, 2027". */
const inDate = (date: string) =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
