import type { Coverage } from '@/content-schemas/grade';
import type { PropertyRow } from '@/content-schemas/grade-facts';
import { sizeRange } from '@/lib/catalog/size-range';

/** A condition under a spec: as delivered, or with the minimums of a size. Rows of one spec and grade share `of`. */
export type SpecificationRow = Omit<
  PropertyRow,
  'spec' | 'basis' | 'note' | 'forms' | 'hardness'
> & {
  of: string;
  forms: string | null;
  /** What else is to be known of the spec and the grade, at the first of their rows. */
  remarks: string | null;
};

/** A grade to one spec: what is supplied to it, and its minimums. */
export interface SpecificationFacts {
  of: string;
  coverages: readonly Coverage[];
  minima: readonly PropertyRow[];
  /** The grade's UNS number: that of a variant is noted. */
  uns: string | null;
}

/** The rows of a grade to one spec: the conditions that are delivered before those of samples treated after delivery. */
export function specificationRows({ of, coverages, minima, uns }: SpecificationFacts) {
  const isDelivered = minima.some(({ kind }) => kind === 'delivery');
  const delivered = isDelivered ? [] : coverages;
  const remarks = [
    ...coverages.flatMap((coverage) => [
      isDelivered && coverage.forms.length > 0 && `supplied as ${formsOf(coverage)}`,
      isDelivered &&
        minima.every(({ condition }) => condition !== coverage.condition) &&
        coverage.condition,
      isDelivered && coverage.maxSizeIn !== null && `sizes to ${coverage.maxSizeIn} in`,
      coverage.sizeNote,
      coverage.uns && coverage.uns !== uns && `UNS ${coverage.uns}`,
      coverage.note,
    ]),
    ...textsOf(minima, remarkOf),
    ...textsOf(minima, ({ hardness }) => hardness && `hardness ${hardness}`),
  ].flatMap((note) => (note ? note.split('; ') : []));
  const common = { of, remarks: null };
  const rows: SpecificationRow[] = [
    ...delivered.map((coverage) => ({
      ...common,
      ...noFigures,
      condition: coverage.condition,
      forms: formsOf(coverage) || 'on request',
      toIn: coverage.maxSizeIn,
    })),
    ...minima
      .toSorted((a, b) => Number(isCapability(a)) - Number(isCapability(b)))
      .map((row) => ({ ...row, ...common })),
  ];
  return rows.map((row, i) =>
    i === 0 && remarks.length > 0
      ? { ...row, remarks: `${[...new Set(remarks)].join('; ')}.` }
      : row,
  );
}

const noFigures = {
  overIn: null,
  tensile: null,
  yield: null,
  elongation: null,
  reductionOfArea: null,
  kind: 'delivery',
} as const;

/** "round bar, plate", in the lower case in which minimums name their forms. */
const formsOf = ({ forms }: Coverage) =>
  forms.map(({ title }) => title.toLowerCase().replaceAll(' ', '\u00A0')).join(', ');

/** The remarks of a minimum, without "capability": its mark shows that. */
const remarkOf = ({ kind, note }: PropertyRow) =>
  (kind === 'capability' ? note?.replace(/^capability(?: after aging)?(?:$|[,;:] ?)/, '') : note) ??
  '';

/** "H900 to 3, H1025": what minimums hold for. */
const holdsFor = (rows: readonly PropertyRow[]) =>
  [...new Set(rows.map((row) => [row.condition, sizeRange(row)].filter(Boolean).join(' ')))].join(
    ', ',
  );

/** Each text once, after what it holds for where that is not all. */
const textsOf = (rows: readonly PropertyRow[], textOf: (row: PropertyRow) => string | null) =>
  [...new Set(rows.map(textOf))].map((text) => {
    const own = rows.filter((row) => textOf(row) === text);
    return text && (own.length < rows.length ? `${holdsFor(own)}: ${text}` : text);
  });

export const hasMinimum = (row: SpecificationRow) =>
  (row.tensile ?? row.yield ?? row.elongation ?? row.reductionOfArea) !== null;

export const isCapability = ({ kind }: Pick<PropertyRow, 'kind'>) => kind === 'capability';
