/** What is compared of a grade. */
export interface ComparedGrade {
  title: string;
  path: string;
  metal: string;
  uns: string | null;
  density: string | null;
  aliases: readonly string[];
  specs: readonly string[];
  forms: readonly string[];
  /** Limits by element, as written: "5.50–6.75". */
  chemistry: Readonly<Record<string, string>>;
}

/** A line of a comparison: a value for each grade, and whether they differ. */
export interface ComparedLine {
  label: string;
  values: readonly string[];
  differs: boolean;
  /** Its values are numbers that one copies. */
  copied?: true;
}

export interface ComparedGroup {
  title: string;
  lines: readonly ComparedLine[];
}

const yes = 'yes';
/** Stands where a grade has nothing to say. */
export const none = '–';

/** Grades side by side: their numbers, then a line for every element, spec and form that any of them has. */
export const compare = (grades: readonly ComparedGrade[]): readonly ComparedGroup[] =>
  [
    {
      title: 'Numbers',
      lines: [
        line(
          'Metal',
          grades.map(({ metal }) => metal),
        ),
        {
          ...line(
            'UNS',
            grades.map(({ uns }) => uns ?? none),
          ),
          copied: true as const,
        },
        line(
          'Density',
          grades.map(({ density }) => density ?? none),
        ),
        line(
          'Also called',
          grades.map(({ aliases }) => aliases.join(', ') || none),
        ),
      ],
    },
    {
      title: 'Chemistry, weight percent',
      lines: union(grades, ({ chemistry }) => Object.keys(chemistry)).map((element) =>
        line(
          element,
          grades.map(({ chemistry }) =>
            Object.hasOwn(chemistry, element) ? chemistry[element]! : none,
          ),
        ),
      ),
    },
    { title: 'Specifications', lines: had(grades, ({ specs }) => specs) },
    { title: 'Forms', lines: had(grades, ({ forms }) => forms) },
  ].filter(({ lines }) => lines.length > 0);

const had = (
  grades: readonly ComparedGrade[],
  of: (grade: ComparedGrade) => readonly string[],
): readonly ComparedLine[] =>
  union(grades, of).map((name) =>
    line(
      name,
      grades.map((grade) => (of(grade).includes(name) ? yes : none)),
    ),
  );

const union = (
  grades: readonly ComparedGrade[],
  of: (grade: ComparedGrade) => readonly string[],
) => [...new Set(grades.flatMap(of))];

const line = (label: string, values: readonly string[]): ComparedLine => ({
  label,
  values,
  differs: new Set(values).size > 1,
});
