import { maxCharacters } from '../quote-list';

/** Rows of a list that is checked at once. */
const maxRows = 500;

/** Why a list cannot be checked, in a sentence for the visitor; `null` where it can. */
export function listProblem(text: string): string | null {
  if (text.trim() === '') return 'Please paste or type your list first.';
  const rows = text.split('\n').filter((row) => row.trim() !== '').length;
  if (rows > maxRows)
    return `This list has ${inDigits(rows)} lines. We check ${maxRows} at a time: please send it in parts.`;
  if (text.length > maxCharacters)
    return `This list has ${inDigits(text.length)} characters. We check ${inDigits(maxCharacters)} at a time: please send it in parts.`;
  return null;
}

const inDigits = (count: number) => count.toLocaleString('en-US');
