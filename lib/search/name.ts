import { isNumber } from './tokens';

/** A name made ready: its letters in one run, and where in the run its words begin (and the last one ends). */
export interface Name {
  run: string;
  edges: ReadonlySet<number>;
}

export function toName(words: readonly string[]): Name {
  let at = 0;
  const edges = words.map((word) => (at += word.length));
  return { run: words.join(''), edges: new Set([0, ...edges]) };
}

/** Points for what was typed being the name, its start, or a part of it that begins where a word begins. */
export const whole = 100;
const start = 84;
const part = 74;
/** More where the part ends with a word too: 4928 in AMS 4928, but not in AMS 49281. */
const ended = 5;
/** Less for each letter of the name that was not typed, so that 316 comes before 316LVM. */
const rest = 0.2;
/** Points for letters that stand in the name in this order: ti64 in Ti-6Al-4V. */
const scattered = 48;

/** How well letters typed in one run fit a name; 0 where they do not stand in it at a word's beginning. */
export function fit(typed: string, { run, edges }: Name): number {
  if (run === typed) return whole;
  let best = 0;
  for (let at = run.indexOf(typed); at >= 0; at = run.indexOf(typed, at + 1)) {
    if (!edges.has(at)) continue;
    const points = at === 0 ? start : part;
    const end = edges.has(at + typed.length) ? ended : 0;
    best = Math.max(best, points + end - rest * Math.min(run.length - typed.length, 30));
  }
  return best || fitScattered(typed, run);
}

/** A code of letters and digits that begins as the name does and has at least half of it, in its order. */
function fitScattered(typed: string, run: string): number {
  if (typed[0] !== run[0] || typed.length < 3 || typed.length * 2 < run.length) return 0;
  if (!/\p{L}/u.test(typed) || !/\p{N}/u.test(typed)) return 0;
  let at = 0;
  let digitsLeftOut = 0;
  for (const letter of run) {
    if (letter === typed[at]) at += 1;
    else if (isNumber(letter)) digitsLeftOut += 1;
  }
  return at === typed.length ? scattered - digitsLeftOut : 0;
}
