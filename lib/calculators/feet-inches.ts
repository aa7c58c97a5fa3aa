import { inchesPerFoot } from './constants';
import { add, exact, multiply, negate, zero, type Rational } from './rational';
import { readNumber } from './typed-number';

const foot = exact(inchesPerFoot);
/** Longer text is no length. */
const maxLength = 60;

/** 5' 3 1/2", 5 ft 3.5 in, 7-0-1/2, -5' or 63": in inches, or null where neither feet nor inches are marked. */
export function readFeetInches(typed: string): Rational | null {
  if (typed.length > maxLength) return null;
  const text = typed
    .trim()
    .toLowerCase()
    .replace(/[‐-―−]/g, '-')
    // Feet, inches and a fraction with a dash before each.
    .replace(/^([+-]?\d+)-(\d{1,2})-(\d+\/\d+)$/, `$1'$2-$3"`)
    .replace(/inches|inch|in\b\.?|''|[″”]/g, '"')
    .replace(/feet|foot|ft\.?|[′’]/g, "'");
  const [, sign, feet, inches] =
    /^([+-]?)(?:([^'"+-][^'"]*)')?[\s-]*(?:([^'"+-][^'"]*)"?)?$/.exec(text) ?? [];
  if (!/['"]/.test(text) || (!feet && !inches)) return null;
  const [whole, part] = [feet, inches].map((of) => (of ? readNumber(of.trim()) : zero));
  if (!whole || !part) return null;
  const size = add(multiply(whole, foot), part);
  return sign === '-' ? negate(size) : size;
}
