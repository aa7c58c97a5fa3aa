import type { Problem, Values } from './calculator';
import { unreadable, withoutCommas } from './problem';
import { exact, isLess, one, type Rational } from './rational';
import { readNumber } from './typed-number';

const maxPieces = exact('1000000');

/** How many pieces are weighed: a whole number from 1 to a million; null while nothing is typed. */
export function readPieces(values: Values): Rational | Problem | null {
  const typed = values.pieces?.trim();
  if (!typed) return null;
  const pieces = readNumber(typed);
  const meant = pieces ?? readNumber(withoutCommas(typed));
  if (meant && meant.bottom !== 1n) return { message: 'Pieces must be a whole number' };
  if (!pieces) return unreadable(typed, 'Format like this: 4', values, 'pieces');
  if (isLess(pieces, one)) return { message: 'Pieces must be at least 1' };
  if (isLess(maxPieces, pieces)) return { message: 'Pieces must be at most 1,000,000' };
  return pieces;
}
