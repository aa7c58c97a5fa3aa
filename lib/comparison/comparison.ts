import { splitForms } from '@/lib/catalog/split-forms';
import { asRecord, isListOf, isOwnPath, isText } from '@/lib/json/value-shapes';

const gradeLabels = {
  metal: 'Metal',
  uns: 'UNS',
  density: 'Density',
  availability: 'Stock',
  aliases: 'Also called',
} as const;

const propertyLabels = {
  spec: 'Spec',
  forms: 'Form',
  condition: 'Condition',
  delivered: 'Delivered',
  size: 'Size limit',
  tensile: 'Tensile',
  yield: 'Yield',
  elongation: 'Elongation',
  reductionOfArea: 'Reduction of area',
  hardness: 'Hardness',
} as const;

/** What `delivered` is where it is the condition of the row, and where it is another that has no name. */
export const delivery = { same: 'in this condition', other: 'in another condition' } as const;

const stockLabels = { specs: 'Specs', forms: 'Forms' } as const;
export const specsLabel = stockLabels.specs;

/** Facts as the table shows them, by name; `null` where one is not known. */
type Facts<Labels> = Readonly<Record<keyof Labels, string | null>>;

export type ComparedProperties = Facts<typeof propertyLabels>;

export interface ComparedGrade extends Facts<typeof gradeLabels> {
  /** Metal and slug: `titanium/6al-4v`. */
  key: string;
  title: string;
  path: string;
  forms: string | null;
  /** Titles by path. */
  specs: Readonly<Record<string, string>>;
  /** Typical figures by the short name of the property: "16.5 Msi, 114 GPa". */
  physical: Readonly<Record<string, string>>;
  chemistrySpec: string | null;
  /** Limits by element: "5.50–6.75". */
  chemistry: Readonly<Record<string, string>>;
  properties: readonly ComparedProperties[];
}

const hasFacts = (record: Readonly<Record<string, unknown>>, labels: object) =>
  Object.keys(labels).every((name) => record[name] === null || isText(record[name]));

const isProperties = (value: unknown): value is ComparedProperties =>
  hasFacts(asRecord(value), propertyLabels);

const areTexts = (value: unknown) =>
  value instanceof Object && Object.values(value).every((text) => isText(text));

/** Whether a grade stored in the browser has the current shape. */
export const isComparedGrade = (value: unknown): value is ComparedGrade => {
  const grade = asRecord(value);
  return (
    isText(grade.key) &&
    isText(grade.title) &&
    isOwnPath(grade.path) &&
    hasFacts(grade, { ...gradeLabels, forms: '', chemistrySpec: '' }) &&
    [grade.specs, grade.physical, grade.chemistry].every(areTexts) &&
    Object.keys(asRecord(grade.specs)).every(isOwnPath) &&
    isListOf(grade.properties, isProperties)
  );
};

/** The rows of the table in groups; rows and groups without a value are left out. */
export function compare(
  grades: readonly ComparedGrade[],
  chosen: readonly (ComparedProperties | undefined)[],
) {
  const physical = grades.map((grade) => grade.physical);
  const chemistry = grades.map((grade) => grade.chemistry);
  const stocked = grades.map(({ specs, forms }) => ({
    specs: Object.values(specs).join(', '),
    forms,
  }));
  const groups = [
    { title: 'Minimum properties', lines: linesOf(propertyLabels, chosen) },
    { title: 'General', lines: linesOf(gradeLabels, grades) },
    { title: 'Typical physical properties', lines: linesOf(namesIn(physical), physical) },
    {
      title: 'Chemistry, weight percent',
      lines: [
        ...linesOf({ chemistrySpec: 'Limits of' }, grades),
        ...linesOf(namesIn(chemistry), chemistry, true),
      ],
    },
    // Last: on a phone they are many lines.
    { title: 'Specifications and forms', lines: linesOf(stockLabels, stocked) },
  ];
  return groups
    .map(({ title, lines }) => ({
      title,
      lines: lines.filter(({ values }) => values.some((value) => value !== null)),
    }))
    .filter(({ lines }) => lines.length > 0);
}

/** What is not stated does not differ; an element that one of them lacks does. */
const linesOf = <Labels extends Readonly<Record<string, string>>>(
  labels: Labels,
  records: readonly (Facts<Labels> | undefined)[],
  isAbsenceDifferent = false,
) =>
  Object.entries(labels).map(([name, label]) => {
    const values = records.map((record): string | null => record?.[name] || null);
    const figures = new Set(values.flatMap((value) => figureIn(value) ?? []));
    return {
      label,
      values,
      differs: new Set(values.filter((value) => value || isAbsenceDifferent)).size > 1,
      highest: ranked.includes(label) && figures.size > 1 ? Math.max(...figures) : null,
    };
  });

/** Every name in the records, which is its label. */
const namesIn = (records: readonly object[]): Readonly<Record<string, string>> =>
  Object.fromEntries(records.flatMap(Object.keys).map((name) => [name, name]));

/** Minimums of which more is better. */
const ranked: readonly string[] = [
  propertyLabels.tensile,
  propertyLabels.yield,
  propertyLabels.elongation,
  propertyLabels.reductionOfArea,
];

/** The figure that a value begins with: 135 of "135 ksi (931 MPa)". */
export const figureIn = (value: string | null | undefined) =>
  value ? Number.parseFloat(value) : null;

/** Conditions that are compared with each other: H900 and "aged 900 F" are aged. */
const families: readonly (readonly [family: string, words: RegExp])[] = [
  ['aged', /aged|precipitation|^(?:[A-Z]{1,2}\d{3,4}|condition T$)/],
  ['hardened', /hardened/],
  ['worked', /worked|forged/],
  ['soft', /anneal|solution|normali/],
];

type Compared = Pick<ComparedProperties, 'forms' | 'condition' | 'tensile'>;

const familyOf = (condition: string) =>
  families.find(([, words]) => words.test(condition))?.[0] ?? condition;

/** A row without strengths is not worth comparing; after that the form counts most, then the condition. */
function likeness(a: Compared, b: Compared): number {
  const [first, second] = [a.condition ?? '', b.condition ?? ''];
  const condition = first === second ? 2 : familyOf(first) === familyOf(second) ? 1 : 0;
  const sharesForm = splitForms(a.forms).some((form) => splitForms(b.forms).includes(form));
  return (b.tensile ? 8 : 0) + (sharesForm ? 4 : 0) + condition;
}

/** Which properties each grade shows first: those most like the first with strengths, of bar where there is one. */
export function comparableRows(
  grades: readonly { properties: readonly Compared[] }[],
): readonly number[] {
  const rows = grades.flatMap(({ properties }) => properties);
  const strong = rows.filter(({ tensile }) => tensile);
  const reference = strong.find(({ forms }) => splitForms(forms).includes('bar')) ?? strong[0];
  return grades.map(({ properties }) => {
    const points = properties.map((row) => (reference ? likeness(reference, row) : 0));
    return Math.max(0, points.indexOf(Math.max(...points)));
  });
}
