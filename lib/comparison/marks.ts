import { comma, type ComparedLine } from './comparison';

/** What a line of the comparison points out. */
export interface Marks {
  /** By place: "highest", "higher" or "lowest" at a measured value that no other is near to (`noise`); else `null`. */
  extremes: readonly (string | null)[];
  /** Of a line of names: those that some grade lacks. None where no name is shared by all: each would be marked. */
  names: readonly string[];
}

export const marksOf = ({ values, measured, shared }: ComparedLine): Marks => ({
  extremes: measured ? extremesOf(values) : values.map(() => null),
  names: values.length > 1 && shared ? partlyShared(values, shared) : [],
});

function partlyShared(values: readonly string[], shared: readonly string[]): readonly string[] {
  if (shared.length === 0) return [];
  const names = new Set(values.flatMap((value) => value.split(comma)));
  return [...names].filter((name) => !shared.includes(name));
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
