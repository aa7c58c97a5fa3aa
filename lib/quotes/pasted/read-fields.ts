import type { LineCatalog } from '@/lib/quote-lines/catalog';
import {
  type Certificate,
  type LineField,
  type ParsedLine,
  type QuantityUnit,
  type SizeName,
} from '@/lib/quote-lines/line';
import { fieldNames, type FieldName, type ReadField } from './part';

const certificateNames: Readonly<Record<Certificate, string>> = {
  mtr: 'mill test report',
  coc: 'certificate of conformance',
  dfars: 'DFARS 252.225-7009 melt source',
  'en-10204-3.1': 'EN 10204 3.1',
  'en-10204-3.2': 'EN 10204 3.2',
  ultrasonic: 'ultrasonic test',
  'first-article': 'first article inspection',
};
const unitNames: Readonly<Record<QuantityUnit, readonly [one: string, more: string]>> = {
  pieces: ['piece', 'pieces'],
  feet: ['foot', 'feet'],
  inches: ['inch', 'inches'],
  meters: ['meter', 'meters'],
  pounds: ['lb', 'lb'],
  kilograms: ['kg', 'kg'],
};
/** In the order in which the trade says them. */
const sizeWords: readonly (readonly [name: SizeName, word: string])[] = [
  ['diameter', 'diameter'],
  ['side', 'square'],
  ['acrossFlats', 'across flats'],
  ['outerDiameter', 'OD'],
  ['innerDiameter', 'ID'],
  ['thickness', 'thickness'],
  ['height', 'height'],
  ['width', 'width'],
  ['wall', 'wall'],
];

/** The fields of a line that say what a name of `fieldLabels` stands for. */
const sources: Readonly<Record<FieldName, readonly LineField[]>> = {
  grade: ['grade'],
  metal: ['metal'],
  spec: ['spec'],
  condition: ['condition'],
  form: ['form'],
  size: ['size'],
  length: ['length'],
  quantity: ['quantity', 'unit'],
  certificates: ['certificates'],
  needBy: ['needBy'],
};

/** What was understood of a line, in words, each with whether it is assumed. */
export function readFields(line: ParsedLine, catalog: LineCatalog): readonly ReadField[] {
  const values = valuesOf(line, catalog);
  return fieldNames.flatMap((name) => {
    const value = values[name];
    const isAssumed = sources[name].some((field) => line.assumed.includes(field));
    return value ? [{ name, value, isAssumed }] : [];
  });
}

function valuesOf(line: ParsedLine, catalog: LineCatalog): Record<FieldName, string | null> {
  const { metal, quantity, unit, size } = line;
  const named = <T extends { slug: string; metal: string }>(
    list: readonly T[],
    slug: string | null,
  ) => list.find((each) => each.slug === slug && (metal === null || each.metal === metal));
  const metalName = catalog.metals.find(({ slug }) => slug === metal)?.name ?? null;
  const grade = named(catalog.grades, line.grade);
  const form = catalog.forms.find(({ slug }) => slug === line.form)?.title ?? line.form;
  return {
    grade: grade ? [metalName, grade.title].filter(Boolean).join(' ') : null,
    metal: grade ? null : metalName,
    spec: named(catalog.specs, line.spec)?.title ?? null,
    condition: line.condition && inCapitals(line.condition),
    form: form && form.replaceAll('-', ' ').toLowerCase(),
    size:
      size &&
      sizeWords
        .flatMap(([name, word]) =>
          size[name] === undefined ? [] : `${word} ${inInches(size[name])}`,
        )
        .join(', '),
    length: line.length === null ? null : inInches(line.length),
    quantity: quantity === null ? null : inUnits(quantity, unit),
    certificates: line.certificates.map((each) => certificateNames[each]).join(', '),
    needBy: line.needBy && inDate(line.needBy),
  };
}

/** A temper as the trade writes it: "H900", "H1150M"; other conditions are words. */
const inCapitals = (condition: string) =>
  /^[a-z]{1,3}\d+[a-z]?$/.test(condition) ? condition.toUpperCase() : condition;

/** Inches; a length that is round in millimeters and not in inches was said in millimeters, and is shown in both. */
function inInches(inches: number): string {
  const millimeters = inches * 25.4;
  const text = `${inDigits(inches, 4)} in`;
  return isRound(millimeters * 10) && !isRound(inches * 1000)
    ? `${inDigits(millimeters, 1)} mm (${text})`
    : text;
}

const isRound = (value: number) => Math.abs(value - Math.round(value)) < 1e-6;
const inDigits = (value: number, maximumFractionDigits: number) =>
  value.toLocaleString('en-US', { maximumFractionDigits });

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
