import { asRecord, isListOf, isOwnPath, isText } from '@/lib/runtime/value-shapes';

/** Minimum properties of a grade by one spec, in one condition: figures with their units, as the table shows them. */
export interface ComparedProperties {
  /** "AMS 5662†, aged‡", "AMS 4928†, to 2 in" */
  label: string;
  /** "bar, forgings" */
  forms: string | null;
  condition: string | null;
  /** "over 0.1875 to 4 in"; missing in a copy that an earlier release stored in the browser. */
  size?: string | null;
  tensile: string | null;
  yield: string | null;
  elongation: string | null;
  /** Missing in a copy that an earlier release stored in the browser. */
  reductionOfArea?: string | null;
  hardness: string | null;
}

/** A grade as the comparison gets it. */
export interface ComparedGrade {
  title: string;
  path: string;
  metal: string;
  uns: string | null;
  density: string | null;
  aliases: readonly string[];
  specs: readonly string[];
  forms: readonly string[];
  /** The spec whose limits these are: "AMS 4928†"; missing in a copy that an earlier release stored in the browser. */
  chemistrySpec?: string | null;
  /** Limits by element, as written: "5.50–6.75". */
  chemistry: Readonly<Record<string, string>>;
  /** A row for each spec and condition; the table shows one of them at a time. */
  properties: readonly ComparedProperties[];
}

const isWord = (value: unknown): value is string => isText(value);

const isProperties = (value: unknown): value is ComparedProperties => {
  const {
    label,
    forms,
    condition,
    size,
    tensile,
    yield: yielding,
    elongation,
    reductionOfArea,
    hardness,
  } = asRecord(value);
  const words = [forms, condition, size, tensile, yielding, elongation, reductionOfArea, hardness];
  return [label, ...words.map((one) => one ?? '')].every(isWord);
};

/** Whether a grade stored in the browser has the current shape. */
export const isComparedGrade = (value: unknown): value is ComparedGrade => {
  const grade = asRecord(value);
  const { title, path, metal, uns, density, aliases, specs, forms, chemistry } = grade;
  return (
    [title, metal, uns ?? '', density ?? '', grade.chemistrySpec ?? ''].every(isWord) &&
    isOwnPath(path) &&
    [aliases, specs, forms].every((list) => isListOf(list, isWord)) &&
    isListOf(chemistry && Object.values(chemistry), isWord) &&
    isListOf(grade.properties, isProperties)
  );
};

/** A line of a comparison: a value for each grade, and whether they differ. */
export interface ComparedLine {
  label: string;
  values: readonly string[];
  differs: boolean;
  /** Its values have a button that copies them: UNS numbers. */
  copied?: true;
  /** Its values begin with figures of one unit. */
  measured?: true;
  /** In a line of names: those that every grade has. Its values are the names, joined by `comma`. */
  shared?: readonly string[];
}

interface ComparedGroup {
  title: string;
  lines: readonly ComparedLine[];
}

/** Separates the names of a line. */
export const comma = ', ';
/** Shown where a grade has no value. */
export const noValue = '–';

/** The heading above the properties that are chosen for each grade. */
export const propertiesTitle = 'Minimum properties';

/** Properties whose highest and lowest are marked. Hardness is not one: 40 HRC is harder than 300 HB. */
const measured: ReadonlySet<string> = new Set([
  'tensile',
  'yield',
  'elongation',
  'reductionOfArea',
]);

/**
 * The lines of the table: general facts, the properties chosen for each grade, every element that any grade has, specs
 * and forms.
 */
export const compare = (
  grades: readonly ComparedGrade[],
  chosen: readonly (ComparedProperties | undefined)[],
): readonly ComparedGroup[] =>
  [
    {
      title: 'General',
      lines: [
        line(
          'Metal',
          grades.map(({ metal }) => metal),
        ),
        {
          ...line(
            'UNS',
            grades.map(({ uns }) => uns ?? noValue),
          ),
          copied: true as const,
        },
        {
          ...line(
            'Density',
            grades.map(({ density }) => density ?? noValue),
          ),
          measured: true as const,
        },
        line(
          'Also called',
          grades.map(({ aliases }) => aliases.join(', ') || noValue),
        ),
      ],
    },
    {
      title: propertiesTitle,
      lines: chosen.some(Boolean)
        ? (
            [
              ['Form', 'forms'],
              ['Condition', 'condition'],
              ['Size limit', 'size'],
              ['Tensile', 'tensile'],
              ['Yield', 'yield'],
              ['Elongation', 'elongation'],
              ['Reduction of area', 'reductionOfArea'],
              ['Hardness', 'hardness'],
            ] as const
          ).map(([label, name]) => ({
            ...line(
              label,
              chosen.map((properties) => properties?.[name] ?? noValue),
            ),
            ...(measured.has(name) && { measured: true as const }),
          }))
        : [],
    },
    {
      title: 'Chemistry, weight percent',
      lines: [
        ...(grades.some(({ chemistrySpec }) => chemistrySpec)
          ? [
              line(
                'Limits of',
                grades.map(({ chemistrySpec }) => chemistrySpec ?? noValue),
              ),
            ]
          : []),
        ...union(grades, ({ chemistry }) => Object.keys(chemistry)).map((element) =>
          line(
            element,
            grades.map(
              ({ chemistry }) =>
                (Object.hasOwn(chemistry, element) ? chemistry[element] : null) ?? noValue,
            ),
          ),
        ),
      ],
    },
    {
      title: 'Specifications and forms',
      lines: [
        ...namesOf('Specs', grades, ({ specs }) => specs),
        ...namesOf('Forms', grades, ({ forms }) => forms),
      ],
    },
  ].filter(({ lines }) => lines.length > 0);

/** One line with the names that each grade has; no line where no grade has a name. */
function namesOf(
  label: string,
  grades: readonly ComparedGrade[],
  of: (grade: ComparedGrade) => readonly string[],
): readonly ComparedLine[] {
  const all = union(grades, of);
  if (all.length === 0) return [];
  const shared = all.filter((name) => grades.every((grade) => of(grade).includes(name)));
  return [
    {
      label,
      values: grades.map((grade) => of(grade).join(comma) || noValue),
      differs: shared.length < all.length,
      shared,
    },
  ];
}

const union = (
  grades: readonly ComparedGrade[],
  of: (grade: ComparedGrade) => readonly string[],
) => [...new Set(grades.flatMap(of))];

const line = (label: string, values: readonly string[]): ComparedLine => ({
  label,
  values,
  differs: new Set(values).size > 1,
});
