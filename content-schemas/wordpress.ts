import { z } from 'zod';
import { nesting } from './nesting';

/** WordPress says "nothing" as false, "", null, [] or {} whatever the field. Here it is `undefined`. */
export const maybe = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (isNothing(value) ? undefined : value), schema.optional());

export const isNothing = (value: unknown) =>
  value === false ||
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

/** Whether a yes-or-no field says yes, as WordPress does: true, 1 or "1". Anything else is no. */
export const isYes = (value: unknown) => value === true || value === 1 || value === '1';

/** A list field: nothing is an empty list, one item alone is a list of one, items that are nothing go. */
export const listOf = <S extends z.ZodType>(item: S) =>
  z.preprocess(
    (value) => (Array.isArray(value) ? value : [value]).filter((element) => !isNothing(element)),
    z.array(item),
  );

/** An object of custom fields. Without any, ACF answers `[]` or `false` instead of `{}`. */
export const fieldsOf = <S extends z.ZodRawShape>(shape: S) =>
  z.preprocess((value) => (isNothing(value) ? {} : value), z.object(shape));

/** Deeper than any editor nests, and far from where a parser that calls itself ends. */
const deepest = 250;

/** HTML as an editor's field carries it. What is nested without end would end whoever reads it. */
export const markup = z.string().superRefine((value, context) => {
  const depth = nesting(value);
  if (depth > deepest)
    context.addIssue({ code: 'custom', message: `elements stand ${depth} deep in each other` });
});

/** Rendered HTML: `{ rendered: "<p>…</p>\n" }`, `""` where there is none. */
export const html = z
  .object({ rendered: markup })
  .transform((field) => field.rendered.trim())
  .nullish()
  .transform((rendered) => rendered ?? '');

/** Rendered text: entities decoded once, tags gone. `17-4PH® <em>VAR</em> &#038; 15-5` → `17-4PH® VAR & 15-5`. */
export const text = html.transform(plain);

/** A text field that an editor may have filled with entities or with nothing. */
export const maybeText = maybe(
  z.union([z.string(), z.number()]).transform((value) => plain(String(value))),
);

/** HTML to plain text. */
export function plain(source: string): string {
  return decode(source.replace(/<[^<>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();
}

/** The named entities WordPress and its editors write; every numeric one is decoded too. */
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  deg: '°',
  reg: '®',
  trade: '™',
  copy: '©',
  times: '×',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  le: '≤',
  ge: '≥',
  micro: 'µ',
  plusmn: '±',
};

/** Entities to characters, once: `&amp;lt;` is `&lt;`. What is no entity stays as it is. */
export const decode = (source: string) =>
  source.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
    const code = decimal ? Number(decimal) : hex ? parseInt(hex, 16) : null;
    if (code === null) return named[name] ?? whole;
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/**
 * WordPress percent-encodes what is not ASCII in a slug, in lower case: `%e6%97%a5`. Half a character, which no
 * address can hold, is written as the sign for one.
 */
export const slug = z
  .string()
  .min(1)
  .transform((value) => {
    try {
      return decodeURIComponent(value).toWellFormed();
    } catch {
      return value.toWellFormed(); // not an encoding, just a percent sign
    }
  });
