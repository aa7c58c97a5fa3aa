import { inchesPerFoot } from './constants';
import {
  add,
  divide,
  exact,
  isEqual,
  multiply,
  negate,
  ratio,
  zero,
  type Rational,
} from './rational';
import { mixed, nearest } from './fraction';
import { readNumber } from './typed-number';

const foot = exact(inchesPerFoot);
/** As fine as a rule is marked. */
const marks = 64;
/** Longer text is no length. */
const maxLength = 60;

/** 5' 3 1/2", 5 ft 3.5 in, -5' or 63": the inches it says, or null where neither feet nor inches are marked. */
export function readFeetInches(typed: string): Rational | null {
  if (typed.length > maxLength) return null;
  const text = typed
    .trim()
    .toLowerCase()
    .replace(/[‐-―−]/g, '-')
    .replace(/inches|inch|in\b\.?|''|[″”]/g, '"')
    .replace(/feet|foot|ft\b\.?|[′’]/g, "'");
  const [, sign, feet, inches] =
    /^([+-]?)(?:([^'"+-][^'"]*)')?[\s-]*(?:([^'"+-][^'"]*)"?)?$/.exec(text) ?? [];
  if (!/['"]/.test(text) || (!feet && !inches)) return null;
  const [whole, part] = [feet, inches].map((of) => (of ? readNumber(of.trim()) : zero));
  if (!whole || !part) return null;
  const size = add(multiply(whole, foot), part);
  return sign === '-' ? negate(size) : size;
}

/** Inches as 5' 3 1/2", to the nearest sixty-fourth; `isExact` where that is the length itself. */
export function feetAndInches(inches: Rational) {
  const near = nearest(inches, marks);
  const size = near.top < 0n ? negate(near) : near;
  const feet = divide(size, foot);
  const whole = feet.top / feet.bottom;
  const rest = add(size, negate(multiply(ratio(whole), foot)));
  const parts = [
    ...(whole > 0n ? [`${whole}'`] : []),
    ...(rest.top > 0n || whole === 0n ? [`${mixed(rest)}"`] : []),
  ];
  return { text: (near.top < 0n ? '-' : '') + parts.join(' '), isExact: isEqual(near, inches) };
}
