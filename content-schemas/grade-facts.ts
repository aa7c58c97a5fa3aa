import { z } from 'zod';
import {
  basis,
  byOurNames,
  figure,
  listIn,
  nullable,
  nullableText,
  ourName,
  type OurName,
  printed,
  rowOf,
} from './fields';
import { physicalFacts, type PhysicalField, type PhysicalFigures } from './physical-facts';
import { strength } from './strength';
import { isYes, listOf, markup, maybe } from './wordpress';

// Custom fields of a grade. `ops/wordpress-plugin/acf-json.test.ts` compares names, choices and units with the plugin's.

const inches = figure('in', 'in.', 'inch', 'inches', '"', '″');
const ksi = figure('ksi');
const mpa = figure('MPa', 'N/mm²', 'N/mm2');
const percent = figure('%', 'percent');

export const coverageFields = {
  condition: printed,
  /** The largest thickness or diameter that the spec covers, inches. */
  max_size: inches,
  size_note: printed,
  /** The UNS number, where the spec is for a variant of the grade. */
  uns: nullableText,
  note: printed,
  basis,
};

const strengths = { tensile_ksi: ksi, tensile_mpa: mpa, yield_ksi: ksi, yield_mpa: mpa };

/** Minimum room-temperature properties: by spec, product form, condition and size. */
const propertyRow = rowOf({
  /** "AMS 4911" */
  spec: nullableText,
  /** "sheet, strip" */
  forms: nullableText,
  condition: printed,
  /** Thickness or diameter, inches: over, up to and including. */
  over_in: inches,
  to_in: inches,
  ...strengths,
  elongation: percent,
  reduction_of_area: percent,
  hardness: printed,
  /** `capability`: samples meet the figures after the treatment; the product is delivered in another condition. */
  kind: maybe(z.enum(['delivery', 'capability'])).transform((value) => value ?? 'delivery'),
  basis,
  note: printed,
}).transform((row) => withStrengths(row));

const heatTreatmentRow = rowOf({
  condition: printed,
  from: printed,
  /** One step a line. */
  steps: listIn(/\r?\n|;/),
  hardness: printed,
  ...strengths,
  basis,
  note: printed,
}).transform((row) => withStrengths(row));

const equivalentRow = rowOf({
  /** "W.-Nr.", "EN", "JIS", "GOST" */
  system: nullableText,
  designation: nullableText,
  name: nullableText,
  /** Whether it is near and not identical. */
  near: z.unknown().transform(isYes),
  basis,
  note: nullableText,
});

const variantRow = rowOf({
  name: nullableText,
  uns: nullableText,
  chemistry: nullable(markup),
  /** The spec its limits are from. */
  from: nullableText,
  basis,
});

const stockRow = rowOf({
  /** "Round Bar" */
  form: nullableText,
  spec: nullableText,
  condition: nullableText,
  /** "diameter", "thickness × width" */
  dimensions: nullableText,
  /** Inches, separated by commas. */
  sizes: listIn(/,/),
  cut_from_in: inches,
  cut_to_in: inches,
  tolerance: nullableText,
  lead_time: nullableText,
});

const physicalFields = Object.fromEntries(
  physicalFacts.map((fact) => [
    fact.acf,
    figure(fact.unit, ...('spellings' in fact ? fact.spellings : [])),
  ]),
) as Record<PhysicalField, ReturnType<typeof figure>>;

/** The optional custom fields of a grade that an engineer orders from. */
export const gradeFactFields = {
  chemistry_spec: nullableText,
  chemistry_basis: basis,
  chemistry_note: nullableText,
  chemistry_differences: listIn(/\r?\n|;/),
  variants: listOf(variantRow),
  mechanical_properties: listOf(propertyRow),
  heat_treatments: listOf(heatTreatmentRow),
  equivalents: listOf(equivalentRow),
  stock: listOf(stockRow),
  /** The date that the stock list is from, as the editor wrote it. */
  stock_as_of: nullableText,
  ...physicalFields,
  physical_basis: basis,
  physical_note: printed,
};

const having = <Name extends string, Row extends Readonly<Record<Name, string | null>>>(
  name: Name,
  rows: readonly Row[],
) => rows.filter((row): row is Row & Readonly<Record<Name, string>> => Boolean(row[name]));

/** The same facts by our names, without rows that lack what they are about. */
export const toGradeFacts = (acf: z.output<z.ZodObject<typeof gradeFactFields>>) => ({
  /** Where the chemistry's limits are from, and how the limits of other specs of the grade differ. */
  chemistrySource: {
    spec: acf.chemistry_spec,
    basis: acf.chemistry_basis,
    note: acf.chemistry_note,
    differences: acf.chemistry_differences,
  },
  /** Grades sold under this name with limits of their own, such as 304L. */
  variants: having('name', acf.variants),
  properties: having('spec', acf.mechanical_properties),
  heatTreatments: having('condition', acf.heat_treatments),
  equivalents: having('system', acf.equivalents).filter(
    ({ designation, name }) => designation ?? name,
  ),
  stock: having('form', acf.stock).filter(({ sizes }) => sizes.length > 0),
  stockAsOf: acf.stock_as_of,
  physical: {
    ...(Object.fromEntries(
      physicalFacts.map((fact) => [ourName(fact.acf), acf[fact.acf]]),
    ) as PhysicalFigures),
    basis: acf.physical_basis,
    note: acf.physical_note,
  },
});
export type GradeFacts = ReturnType<typeof toGradeFacts>;

export function toCoverage(row: z.output<z.ZodObject<typeof coverageFields>>) {
  const { maxSize, ...coverage } = byOurNames(row);
  return { ...coverage, maxSizeIn: maxSize };
}

/** A grade, and a row of specs, of which an editor wrote no more than today's fields. */
export const noGradeFacts: GradeFacts = toGradeFacts(z.object(gradeFactFields).parse({}));
export const noCoverage = toCoverage(z.object(coverageFields).parse({}));
export type Basis = z.output<typeof basis>;
export type PropertyRow = GradeFacts['properties'][number];
export type Equivalent = GradeFacts['equivalents'][number];
export type StockedSizes = GradeFacts['stock'][number];

type WrittenStrengths = Record<OurName<keyof typeof strengths>, number | null>;

const withStrengths = <Row extends WrittenStrengths>({
  tensileKsi,
  tensileMpa,
  yieldKsi,
  yieldMpa,
  ...row
}: Row) => ({
  ...row,
  tensile: strength(tensileKsi, tensileMpa),
  yield: strength(yieldKsi, yieldMpa),
});
