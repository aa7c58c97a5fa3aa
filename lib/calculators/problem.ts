import type { Problem, Values } from './calculator';
import { readNumber, splitUnit } from './typed-number';
import { withoutCommas } from './without-commas';

const maxExcerpt = 60;

export const inputExcerpt = (input: string, maxLength = maxExcerpt): string => {
  const characters = [...input];
  return characters.length > maxLength ? `${characters.slice(0, maxLength - 1).join('')}…` : input;
};

/** The problem of spec §5 for what cannot be read; `name` is the field's among the tool's `values`. */
export function unreadable(
  input: string,
  hint: string,
  values: Values,
  name: string,
  units?: readonly { id: string }[],
): Problem {
  const message = `Invalid input given: ${inputExcerpt(input)}`;
  const link = correctionOf(input, values, name);
  return { message, ...(link ? { cause: '', link } : causeOf(input, units)), hint };
}

/** "2,5": a link to the answer for 2.5. */
export function correctionOf(input: string, values: Values, name: string): Problem['link'] {
  const number = withoutCommas(input.trim());
  if (!input.includes(',') || !readNumber(number)) return undefined;
  const query = new URLSearchParams({ ...values, [name]: number });
  return { href: `?${query}`, text: `Use ${number}` };
}

/** Why a text with a number in it is not read as one: its comma, else its unit. */
export function causeOf(
  input: string,
  units: readonly { id: string }[] = [],
): Pick<Problem, 'cause'> {
  if (input.length > maxExcerpt) return {};
  const [, number = input, unit = ''] = splitUnit(input) ?? [];
  const isNumber = readNumber(number.trim().replaceAll(',', '')) !== null;
  if (!isNumber) return {};
  if (number.includes(',')) return { cause: 'Use a point, no commas.' };
  if (!unit) return {};
  return {
    cause:
      units.length > 0
        ? `Units here: ${units.map(({ id }) => id).join(', ')}.`
        : `Leave out “${unit}”.`,
  };
}
