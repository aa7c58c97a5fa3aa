import type { Problem } from './calculator';
import { readNumber } from './typed-number';

/** Characters of what was typed that an error repeats. */
const maxExcerpt = 60;

/** What was typed, as an error repeats it: whole, or cut with an ellipsis. */
export const inputExcerpt = (input: string, maxLength = maxExcerpt): string => {
  const characters = [...input];
  return characters.length > maxLength ? `${characters.slice(0, maxLength - 1).join('')}…` : input;
};

/** The sentence of spec §5 for what cannot be read, why where that is plain, and how to write it. */
export const unreadable = (input: string, hint: string): Problem => ({
  message: `Invalid input given: ${inputExcerpt(input)}`,
  ...causeOf(input),
  hint,
});

/** Why a text with a number in it is not read as one: its unit, its comma, or both. */
export function causeOf(input: string): Pick<Problem, 'cause'> {
  if (input.length > maxExcerpt) return {};
  const [, number = '', unit = ''] =
    /^(.*?)\s*((?:k?g\/|lb\/)?[a-zµ°%"″”'′’][^\d,/]*)?$/i.exec(input.trim()) ?? [];
  const isNumber = readNumber(number.replaceAll(',', '')) !== null;
  const causes = [
    ...(isNumber && number.includes(',') ? ['Use a point, no commas.'] : []),
    ...(isNumber && unit ? [`Leave out “${unit}”.`] : []),
  ];
  return causes.length > 0 ? { cause: causes.join(' ') } : {};
}
