/** A name prepared for search: its letters in one run, and the places in the run where a word begins or the last one ends. */
export interface SearchName {
  run: string;
  boundaries: ReadonlySet<number>;
}

export function toName(words: readonly string[]): SearchName {
  let at = 0;
  const boundaries = words.map((word) => (at += word.length));
  return { run: words.join(''), boundaries: new Set([0, ...boundaries]) };
}

export const wholeNamePoints = 100;
const startPoints = 84;
const partPoints = 74;
/** Added where the part also ends where a word ends: 4928 in AMS 4928, but not in AMS 49281. */
const wordEndPoints = 5;
/** Subtracted for each letter of the name that was not typed, so that 316 comes before 316LVM. */
const untypedLetterPoints = 0.2;

/** Points of typed letters for a name, 0 where no word begins with them. `breaks`: where in them a number ends. */
export function fit(
  typed: string,
  breaks: readonly number[],
  { run, boundaries }: SearchName,
): number {
  if (run === typed) return wholeNamePoints;
  let best = 0;
  for (let at = run.indexOf(typed); at >= 0; at = run.indexOf(typed, at + 1)) {
    if (!boundaries.has(at) || !breaks.every((end) => boundaries.has(at + end))) continue;
    const points = at === 0 ? startPoints : partPoints;
    const end = boundaries.has(at + typed.length) ? wordEndPoints : 0;
    const untyped = Math.min(run.length - typed.length, 30);
    best = Math.max(best, points + end - untypedLetterPoints * untyped);
  }
  return best;
}
