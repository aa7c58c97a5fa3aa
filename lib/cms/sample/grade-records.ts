import equivalents from './data/equivalents.json' with { type: 'json' };
import grades from './data/grades.json' with { type: 'json' };
import heatTreatments from './data/heat-treatments.json' with { type: 'json' };
import properties from './data/properties.json' with { type: 'json' };
import specs from './data/specs.json' with { type: 'json' };
import stock from './data/stock.json' with { type: 'json' };
import { chemistryTable } from './chemistry-table';
import { lines, paragraph } from './html';
import { metalNamed } from './metals';
import type { SeedRecord, SeedValue } from './record';

type Basis = string;

interface CoveredBy {
  spec: string;
  forms: readonly string[];
  condition?: string;
  maxSizeIn?: number;
  sizeNote?: string;
  uns?: string;
  note?: string;
  basis: Basis;
}

interface Grade {
  metal: string;
  slug: string;
  title: string;
  uns: string;
  aliases: readonly string[];
  type?: string;
  /** Pounds per cubic inch. */
  density?: string;
  chemistry?: string;
  chemistryBasis?: { spec?: string; basis?: Basis; note?: string; differences?: readonly string[] };
  variants?: readonly {
    uns: string;
    name: string;
    chemistry: string;
    from?: string;
    basis?: Basis;
  }[];
  uses?: string;
  forms: readonly string[];
  formsWithoutSpec?: readonly { form: string; note: string }[];
  specs: readonly CoveredBy[];
  physical?: Readonly<Record<string, string | number | undefined>>;
  note?: string;
  seo?: { title?: string; description?: string };
}

export const gradeFacts: readonly Grade[] = grades;

interface Property {
  grade: string;
  spec: string;
  forms: readonly string[];
  condition?: string;
  overIn?: number;
  toIn?: number;
  tensileKsi?: number;
  tensileMpa?: number;
  yieldKsi?: number;
  yieldMpa?: number;
  elongationPct?: number;
  reductionOfAreaPct?: number;
  hardness?: string;
  kind: string;
  basis: Basis;
  note?: string;
}

interface HeatTreatment {
  grade: string;
  condition: string;
  from?: string;
  steps: readonly {
    step: string;
    temperatureF?: readonly number[] | null;
    temperatureC?: readonly number[] | null;
    /** Where no temperature can be named: "35-75 F below the beta transus". */
    relative?: string;
    time?: string | null;
    cool?: string | null;
  }[];
  minHardness?: string;
  minTensileKsi?: number;
  minTensileMpa?: number;
  minYieldKsi?: number;
  minYieldMpa?: number;
  basis: Basis;
  note?: string;
}

interface Equivalent {
  grade: string;
  system: string;
  designation?: string;
  name?: string;
  near: boolean;
  basis: Basis;
  note?: string;
}

interface StockedSizes {
  grade: string;
  form: string;
  spec: string;
  condition?: string;
  dimensions: readonly string[];
  sizesIn: readonly (number | readonly number[])[];
  cutLengthIn?: readonly number[];
  tolerance?: string;
  leadTime?: string;
}

const codes = new Map(specs.map(({ slug, code }) => [slug, code]));

const ofGrade = <R extends { grade: string }>(rows: readonly R[], { slug }: Grade) =>
  rows.filter((row) => row.grade === slug);

function content({ title, uns, type, uses, note }: Grade) {
  const article = /^[aeiou]/i.test(type ?? '') ? 'an' : 'a';
  return lines(
    paragraph(
      type
        ? `${title} (UNS ${uns}) is ${article} ${type}.${uses ? ` ${uses}` : ''}`
        : `${title} (UNS ${uns}) is not stocked. We source it to order.`,
    ),
    note ? paragraph(`Note: ${note}.`) : '',
  );
}

const chemistrySource = ({ chemistryBasis: source = {} }: Grade) => ({
  chemistry_spec: source.spec ?? '',
  chemistry_basis: source.basis ?? '',
  chemistry_note: source.note ?? '',
  chemistry_differences: (source.differences ?? []).join('\n'),
});

/** One row per spec, and a last one for the forms that no spec of ours covers. */
function specRows({ metal, specs: rows, forms, formsWithoutSpec }: Grade): SeedValue[] {
  const { link, specs: collection } = metalNamed(metal);
  const covered = new Set(rows.flatMap((row) => row.forms));
  const others = forms.filter((form) => !covered.has(form));
  return [
    ...rows.map((row) => ({
      [link]: { $post: `${collection}/${row.spec}` },
      form: formLinks(row.forms),
      condition: row.condition ?? '',
      max_size: row.maxSizeIn ?? '',
      size_note: row.sizeNote ?? '',
      uns: row.uns ?? '',
      note: row.note ?? '',
      basis: row.basis,
    })),
    ...(others.length > 0
      ? [
          {
            [link]: false,
            form: formLinks(others),
            note: (formsWithoutSpec ?? []).map(({ note }) => note).join('; '),
          },
        ]
      : []),
  ];
}

/** ACF answers `false` where an editor chose nothing. */
function formLinks(forms: readonly string[]): SeedValue {
  return forms.length > 0 && forms.map((form) => ({ $post: `forms/${form}` }));
}

const physical = ({ physical: facts = {} }: Grade) => ({
  modulus_msi: facts.modulusMsi ?? '',
  modulus_gpa: facts.modulusGpa ?? '',
  expansion: facts.expansion20to100C ?? '',
  conductivity: facts.conductivityWmK ?? '',
  melting_from_c: facts.meltingFromC ?? '',
  melting_to_c: facts.meltingToC ?? '',
  beta_transus_c: facts.betaTransusC ?? '',
  physical_basis: facts.basis ?? '',
  physical_note: facts.note ?? '',
});

const propertyRow = (row: Property): SeedValue => ({
  spec: codes.get(row.spec) ?? row.spec,
  forms: row.forms.join(', '),
  condition: row.condition ?? '',
  over_in: row.overIn ?? '',
  to_in: row.toIn ?? '',
  tensile_ksi: row.tensileKsi ?? '',
  tensile_mpa: row.tensileMpa ?? '',
  yield_ksi: row.yieldKsi ?? '',
  yield_mpa: row.yieldMpa ?? '',
  elongation: row.elongationPct ?? '',
  reduction_of_area: row.reductionOfAreaPct ?? '',
  hardness: row.hardness ?? '',
  kind: row.kind,
  basis: row.basis,
  note: row.note ?? '',
});

const heatTreatmentRow = (row: HeatTreatment): SeedValue => ({
  condition: row.condition,
  from: row.from ?? '',
  steps: row.steps.map(stepWords).join('\n'),
  hardness: row.minHardness ?? '',
  tensile_ksi: row.minTensileKsi ?? '',
  tensile_mpa: row.minTensileMpa ?? '',
  yield_ksi: row.minYieldKsi ?? '',
  yield_mpa: row.minYieldMpa ?? '',
  basis: row.basis,
  note: row.note ?? '',
});

/** "Solution treat at 1900 °F (1038 °C), time by section, cool: air or oil to below 90 F" */
function stepWords({
  step,
  temperatureF,
  temperatureC,
  relative,
  time,
  cool,
}: HeatTreatment['steps'][number]) {
  const range = (values: readonly number[]) =>
    [...new Set(values)].join(' to ').replaceAll('-', '−');
  return [
    step.charAt(0).toUpperCase() +
      step.slice(1) +
      (relative ? ` at ${relative.replace(/(\d)-(\d+) F/, '$1 to $2 °F')}` : '') +
      (temperatureF?.length ? ` at ${range(temperatureF)} °F` : '') +
      (temperatureC?.length ? ` (${range(temperatureC)} °C)` : ''),
    time && (/^(?:\d|until)/.test(time) ? time : `time ${time}`),
    cool && `cool: ${cool}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** The date of the sample's stock list. */
const stockDate = 'November 20, 2026 (sample)';

function sizes(grade: Grade) {
  const rows = ofGrade<StockedSizes>(stock, grade);
  if (rows.length === 0) return { stock: false, stock_as_of: '' };
  return {
    stock: rows.map((row) => ({
      form: row.form,
      spec: codes.get(row.spec) ?? row.spec,
      condition: row.condition ?? '',
      dimensions: row.dimensions.join(' × '),
      sizes: row.sizesIn.map((size) => [size].flat().join(' × ')).join(', '),
      cut_from_in: row.cutLengthIn?.[0] ?? '',
      cut_to_in: row.cutLengthIn?.[1] ?? '',
      tolerance: row.tolerance ?? '',
      lead_time: row.leadTime ?? '',
    })),
    stock_as_of: stockDate,
  };
}

/** The grades that are asked for most, each metal's in its order: they come first on its page. */
const mostWanted = [
  ['6al-4v', '6al-4v-eli', 'cp-grade-2'],
  ['17-4-ph', '15-5-ph', '304-304l', '316-316l'],
  ['4340', '4130', '300m'],
  ['inconel-718', 'inconel-625'],
].flat();

export const gradeRecords: readonly SeedRecord[] = gradeFacts.map((grade) => ({
  collection: metalNamed(grade.metal).grades,
  slug: grade.slug,
  title: grade.title,
  order: mostWanted.indexOf(grade.slug) + 1,
  content: content(grade),
  ...(grade.seo && { seo: grade.seo }),
  acf: {
    uns: grade.uns,
    density: grade.density ?? '',
    aliases: grade.aliases.join(', '),
    chemistry: grade.chemistry ? chemistryTable(grade.chemistry) : '',
    ...chemistrySource(grade),
    [metalNamed(grade.metal).rows]: specRows(grade),
    ...physical(grade),
    variants: (grade.variants ?? []).map((variant) => ({
      ...variant,
      chemistry: chemistryTable(variant.chemistry),
      from: variant.from ?? '',
      basis: variant.basis ?? '',
    })),
    mechanical_properties: ofGrade<Property>(properties, grade).map(propertyRow),
    heat_treatments: ofGrade<HeatTreatment>(heatTreatments, grade).map(heatTreatmentRow),
    equivalents: ofGrade<Equivalent>(equivalents, grade).map((row) => ({
      system: row.system,
      designation: row.designation ?? '',
      name: row.name ?? '',
      near: row.near,
      basis: row.basis,
      note: row.note ?? '',
    })),
    ...sizes(grade),
  },
}));
