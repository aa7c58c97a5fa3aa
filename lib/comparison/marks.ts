import { comma, type ComparedLine, noValue } from './comparison';

/** What a line of the comparison points out. Where no value is shared by more than half of the grades, none is `unlike`. */
export interface Marks {
  /** By place: whether the value differs from the one that more than half of the grades share, and is not in `extremes`. */
  unlike: readonly boolean[];
  /** By place: "highest", "higher" or "lowest" at a measured value that no other is near to (`noise`); else `null`. */
  extremes: readonly (string | null)[];
  /** Of a line of names: those that some grade lacks. None where no two grades share a name: all would be marked. */
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
    names: several ? partlyShared(values, line.shared ?? []) : [],
  };
}

/**
 * The value that more than half of the grades have; `null` where there is none. Only values with a digit and "balance"
 * are compared: missing values are not alike, and differences between words are seen by reading them.
 */
const mostCommon = (values: readonly string[]) =>
  values.find(
    (value) =>
      /\d|^balance$/.test(value) &&
      values.filter((other) => other === value).length * 2 > values.length,
  ) ?? null;

function partlyShared(values: readonly string[], shared: readonly string[]): readonly string[] {
  const names = values.flatMap((value) => (value === noValue ? [] : value.split(comma)));
  const distinct = [...new Set(names)];
  return distinct.length === names.length ? [] : distinct.filter((name) => !shared.includes(name));
}

/** Figures that differ by less than this share of the highest count as equal: 0.283 and 0.282 lb/in³. */
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
