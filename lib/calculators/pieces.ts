import type { Problem } from './calculator';
import { unreadable } from './problem';
import { exact, isLess, one, type Rational } from './rational';
import { readNumber } from './typed-number';

const maxPieces = exact('1000000');

/** How many pieces are weighed: a whole number from 1 to a million; null while nothing is typed. */
export function readPieces(typed = ''): Rational | Problem | null {
  if (!typed.trim()) return null;
  const pieces = readNumber(typed);
  if (!pieces) return unreadable(typed, 'Format like this: 4');
  if (pieces.bottom !== 1n) return { message: 'Pieces must be a whole number' };
  if (isLess(pieces, one)) return { message: 'Pieces must be at least 1' };
  if (isLess(maxPieces, pieces)) return { message: 'Pieces must be at most 1,000,000' };
  return pieces;
}
