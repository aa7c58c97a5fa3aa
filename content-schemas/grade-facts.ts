import { z } from 'zod';
import { physicalFacts, type PhysicalField, type PhysicalFigures } from './physical-facts';
import { fieldsOf, isYes, listOf, markup, maybe, maybeText, textOrNumber } from './wordpress';

/** How sure a fact is: read in a source, or from knowledge and not read again (decision 26). */
const basis = maybe(z.enum(['seen', 'known'])).transform((value) => value ?? null);
export type Basis = z.output<typeof basis>;

/** A text field; `null` where an editor wrote nothing. */
const nullableText = maybeText.transform((value) => value ?? null);
/** As it is printed, an en dash between figures and degrees before a Fahrenheit: "388–448 HB", "aged 900 °F". */
const inPrint = (text: string) =>
  text
    .replaceAll(/(\d)-(?=\d+(?:\.\d+)? ?(?:H[A-Z]|F\b))/g, '$1–')
    .replaceAll(/(\d\d) ?F\b/g, '$1 °F');
const printed = nullableText.transform((value) => value && inPrint(value));
/**
 * A number field in one unit, which an editor may write behind the number; `null` where it is empty. Another unit is
 * refused: converted in silence, a figure of the wrong field would look right.
 */
const figure = (unit: string, ...spellings: readonly string[]) =>
  maybe(
    textOrNumber.transform((value, context) => {
      const text = String(value).trim();
      const behind = text.replace(/^(?:\d+\.?\d*|\.\d+)\s*/, '');
      const number = Number(text.slice(0, text.length - behind.length));
      const isUnit = ['', unit, ...spellings].some(
        (each) => each.toLowerCase() === behind.toLowerCase(),
      );
      if (behind !== text && isUnit && Number.isFinite(number)) return number;
      context.addIssue({ code: 'custom', message: `"${shortened(text)}" is no number in ${unit}` });
      return z.NEVER;
    }),
  ).transform((value) => value ?? null);
const shortened = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
const inches = figure('in', 'in.', 'inch', 'inches', '"', '″');
const ksi = figure('ksi');
const mpa = figure('MPa', 'N/mm²', 'N/mm2');
const percent = figure('%', 'percent');
/** A text field with one item a line, or separated by semicolons. */
const itemsOf = maybe(z.string()).transform((value) =>
  inPrint(value ?? '')
    .split(/\r?\n|;/)
    .map((line) => line.trim())
    .filter(Boolean),
);

/** The fields of a row of specs beside its spec and forms. */
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

/** Minimum room-temperature properties: by spec, product form, condition and size. */
const propertyRow = fieldsOf({
  /** "AMS 4911" */
  spec: nullableText,
  /** "sheet, strip" */
  forms: nullableText,
  condition: printed,
  /** Thickness or diameter, inches: over, up to and including. */
  over_in: inches,
  to_in: inches,
  tensile_ksi: ksi,
  tensile_mpa: mpa,
  yield_ksi: ksi,
  yield_mpa: mpa,
  /** Percent. */
  elongation: percent,
  reduction_of_area: percent,
  hardness: printed,
  /** `capability`: samples meet the figures after the treatment; the product is delivered in another condition. */
  kind: maybe(z.enum(['delivery', 'capability'])).transform((value) => value ?? 'delivery'),
  basis,
  note: printed,
});

const heatTreatmentRow = fieldsOf({
  condition: printed,
  from: printed,
  steps: itemsOf,
  hardness: printed,
  tensile_ksi: ksi,
  tensile_mpa: mpa,
  yield_ksi: ksi,
  yield_mpa: mpa,
  basis,
  note: printed,
});

const equivalentRow = fieldsOf({
  /** "W.-Nr.", "EN", "JIS", "GOST" */
  system: nullableText,
  designation: nullableText,
  name: nullableText,
  /** Whether it is near and not identical. */
  near: z.unknown().transform(isYes),
  basis,
  note: nullableText,
});

const variantRow = fieldsOf({
  name: nullableText,
  uns: nullableText,
  chemistry: maybe(markup).transform((value) => value ?? null),
  /** The spec its limits are from. */
  from: nullableText,
  basis,
});

const stockRow = fieldsOf({
  /** "Round Bar" */
  form: nullableText,
  spec: nullableText,
  condition: nullableText,
  /** "diameter", "thickness × width" */
  dimensions: nullableText,
  /** Inches, separated by commas. */
  sizes: nullableText,
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
const physicalFigures = (acf: Readonly<Record<PhysicalField, number | null>>) =>
  Object.fromEntries(physicalFacts.map(({ name, acf: field }) => [name, acf[field]])) as {
    [Name in keyof PhysicalFigures]: number | null;
  };

/** The optional custom fields of a grade that an engineer orders from. */
export const gradeFactFields = {
  chemistry_spec: nullableText,
  chemistry_basis: basis,
  chemistry_note: nullableText,
  chemistry_differences: itemsOf,
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

type Fields = z.output<z.ZodObject<typeof gradeFactFields>>;

/** The same facts in our words. */
export const toGradeFacts = (acf: Fields) => ({
  /** Where the chemistry's limits are from, and how the limits of other specs of the grade differ. */
  chemistrySource: {
    spec: acf.chemistry_spec,
    basis: acf.chemistry_basis,
    note: acf.chemistry_note,
    differences: acf.chemistry_differences,
  },
  /** Grades sold under this name with limits of their own, such as 304L. */
  variants: acf.variants.flatMap(({ name, ...variant }) => (name ? { name, ...variant } : [])),
  properties: acf.mechanical_properties.flatMap(({ spec, ...row }) =>
    spec
      ? {
          spec,
          forms: row.forms,
          condition: row.condition,
          overIn: row.over_in,
          toIn: row.to_in,
          tensile: strength(row.tensile_ksi, row.tensile_mpa),
          yield: strength(row.yield_ksi, row.yield_mpa),
          elongation: row.elongation,
          reductionOfArea: row.reduction_of_area,
          hardness: row.hardness,
          kind: row.kind,
          basis: row.basis,
          note: row.note,
        }
      : [],
  ),
  heatTreatments: acf.heat_treatments.flatMap(({ condition, ...row }) =>
    condition
      ? {
          condition,
          from: row.from,
          steps: row.steps,
          hardness: row.hardness,
          tensile: strength(row.tensile_ksi, row.tensile_mpa),
          yield: strength(row.yield_ksi, row.yield_mpa),
          basis: row.basis,
          note: row.note,
        }
      : [],
  ),
  equivalents: acf.equivalents.flatMap(({ system, designation, ...row }) =>
    system && (designation ?? row.name) ? { system, designation, ...row } : [],
  ),
  stock: acf.stock.flatMap(({ form, sizes, ...row }) =>
    form && sizes
      ? {
          form,
          sizes: sizes.split(',').map((size) => size.trim()),
          spec: row.spec,
          condition: row.condition,
          dimensions: row.dimensions,
          cutFromIn: row.cut_from_in,
          cutToIn: row.cut_to_in,
          tolerance: row.tolerance,
          leadTime: row.lead_time,
        }
      : [],
  ),
  stockAsOf: acf.stock_as_of,
  physical: {
    ...physicalFigures(acf),
    basis: acf.physical_basis,
    note: acf.physical_note,
  },
});
export type GradeFacts = ReturnType<typeof toGradeFacts>;

/** A grade, and a row of specs, of which an editor wrote no more than today's fields. */
export const noGradeFacts: GradeFacts = toGradeFacts(z.object(gradeFactFields).parse({}));
export const noCoverage = {
  condition: null,
  maxSizeIn: null,
  sizeNote: null,
  uns: null,
  note: null,
  basis: null,
} as const;
export type PropertyRow = GradeFacts['properties'][number];
export type Equivalent = GradeFacts['equivalents'][number];
export type StockedSizes = GradeFacts['stock'][number];

/** A strength in both units; `null` where it is not given. Published MPa wins over the computed one. */
const strength = (ksi: number | null, mpa: number | null): Strength | null =>
  ksi === null && mpa === null
    ? null
    : {
        ksi: ksi ?? Math.round((mpa ?? 0) / mpaPerKsi),
        mpa: mpa ?? Math.round((ksi ?? 0) * mpaPerKsi),
      };
export interface Strength {
  ksi: number;
  mpa: number;
}
/** 1 ksi in MPa (NIST SP 811). */
const mpaPerKsi = 6.894757;
