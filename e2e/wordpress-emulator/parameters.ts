import { invalidParam } from './refusal';

/** A whole number within limits, or the default; anything else is refused as WordPress's schema does. */
export function integer(
  parameters: URLSearchParams,
  name: string,
  { initial, min, max }: { initial: number; min: number; max?: number },
): number {
  const given = parameters.get(name);
  if (given === null) return initial;
  if (!/^-?\d+$/.test(given))
    throw invalidParam(name, 'rest_invalid_type', `${name} is not of type integer.`);
  const value = Number(given);
  if (value >= min && (max === undefined || value <= max)) return value;
  const bounds =
    max === undefined
      ? `${name} must be greater than or equal to ${min}`
      : `${name} must be between ${min} (inclusive) and ${max} (inclusive)`;
  throw invalidParam(name, 'rest_out_of_bounds', bounds);
}

/** One of the words WordPress allows, the first of them by default. */
export function word<W extends string>(
  parameters: URLSearchParams,
  name: string,
  words: readonly [W, ...W[]],
): W {
  const given = parameters.get(name);
  const found = given === null ? words[0] : words.find((allowed) => allowed === given);
  if (found) return found;
  const sentence = `${name} is not one of ${words.slice(0, -1).join(', ')}, and ${words.at(-1)}.`;
  throw invalidParam(name, 'rest_not_in_enum', sentence);
}

/** A list written `a,b`, or as `name[]=a&name[]=b`; an empty one is as good as absent. */
export const listed = (parameters: URLSearchParams, name: string): readonly string[] =>
  [...parameters.getAll(name), ...parameters.getAll(`${name}[]`)]
    .flatMap((value) => value.split(','))
    .map((value) => value.trim())
    .filter(Boolean);

/** A moment; without a zone it is the site's, which is UTC. */
export function moment(parameters: URLSearchParams, name: string): Date | null {
  const given = parameters.get(name);
  if (given === null) return null;
  const date = new Date(/(z|[+-]\d\d:?\d\d)$/i.test(given) ? given : `${given}Z`);
  if (Number.isNaN(date.getTime())) throw invalidParam(name, 'rest_invalid_date', 'Invalid date.');
  return date;
}
