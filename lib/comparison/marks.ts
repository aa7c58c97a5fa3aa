import { comma, type ComparedLine, none } from './comparison';

/** What is pointed out in a line that differs. Where most are unlike each other no one value is. */
export interface Marks {
  /** By place: unlike what more than half of the grades share, where no word points it out. */
  unlike: readonly boolean[];
  /** By place: the only highest and the only lowest of measured values, in a word; none where another is as near as `noise`. */
  extremes: readonly (string | null)[];
  /** Of a line of names: those that some grade lacks. */
  names: readonly string[];
}

export function marksOf(line: ComparedLine): Marks {
  const { values } = line;
  const several = values.length > 1;
  const common = mostCommon(values);
  const extremes = line.measured ? extremesOf(values) : values.map(() => null);
  const unlike = values.map(
    (value, i) => several && common !== null && value !== common && !extremes[i],
  );
  return {
    unlike,
    extremes,
    names: several ? namesOf(values).filter((name) => !line.shared?.includes(name)) : [],
  };
}

/** The value that more than half have; `null` where none does. To have none is no likeness, and words are read, not compared. */
const mostCommon = (values: readonly string[]) =>
  values.find(
    (value) =>
      /\d/.test(value) && values.filter((other) => other === value).length * 2 > values.length,
  ) ?? null;

const namesOf = (values: readonly string[]) => [
  ...new Set(values.flatMap((value) => (value === none ? [] : value.split(comma)))),
];

/** So small a part of a figure is no advantage: 0.283 and 0.282 lb/in³. */
const noise = 0.02;

function extremesOf(values: readonly string[]): readonly (string | null)[] {
  const figures = values.map((value) => Number.parseFloat(value));
  const known = figures.filter(Number.isFinite);
  const [lowest, highest] = [Math.min(...known), Math.max(...known)];
  const only = (figure: number) =>
    known.filter((other) => Math.abs(other - figure) < noise * highest).length === 1;
  return figures.map((figure) => {
    if (known.length < 2 || !only(figure)) return null;
    if (figure === highest) return known.length === 2 ? 'higher' : 'highest';
    return figure === lowest && known.length > 2 ? 'lowest' : null;
  });
}
