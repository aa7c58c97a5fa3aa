import { z } from 'zod';
import { fieldsOf, maybe, maybeText, textOrNumber } from './wordpress';

/** Our name of a custom field: `over_in` is `overIn`. */
export type OurName<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<OurName<Tail>>}`
  : Name;
type ByOurNames<T> = { [Name in keyof T as Name extends string ? OurName<Name> : never]: T[Name] };

export const ourName = <Name extends string>(name: Name) =>
  name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()) as OurName<Name>;

/** Fields by our names. Schemas read them by WordPress's, so that a fault is named as editors know its field. */
export const byOurNames = <T extends object>(fields: T) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [ourName(name), value]),
  ) as ByOurNames<T>;

/** A row of fields, by our names. */
export const rowOf = <S extends z.ZodRawShape>(shape: S) =>
  fieldsOf(shape).transform((row) => byOurNames(row));

/** What `schema` reads; `null` where an editor wrote nothing. */
export const nullable = <S extends z.ZodType>(schema: S) =>
  maybe(schema).transform((value) => value ?? null);

export const nullableText = maybeText.transform((value) => value ?? null);

/** How sure a fact is: read in a source, or from knowledge and not read again (decision 26). */
export const basis = nullable(z.enum(['seen', 'known']));

/** As it is printed, an en dash between figures and degrees before a Fahrenheit: "388–448 HB", "aged 900 °F". */
const inPrint = (text: string) =>
  text
    .replaceAll(/(\d)-(?=\d+(?:\.\d+)? ?(?:H[A-Z]|F\b))/g, '$1–')
    .replaceAll(/(\d\d) ?F\b/g, '$1 °F');
export const printed = nullableText.transform((value) => value && inPrint(value));

/** A text field with items between separators, without empty ones. */
export const listIn = (separator: RegExp) =>
  maybe(textOrNumber).transform((value) =>
    inPrint(String(value ?? ''))
      .split(separator)
      .map((item) => item.trim())
      .filter(Boolean),
  );

const shortened = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** A number in one unit, which may stand behind it; `null` where empty. Another unit is refused, not converted. */
export const figure = (unit: string, ...spellings: readonly string[]) =>
  nullable(
    textOrNumber.transform((value, context) => {
      const text = String(value).trim();
      const behind = text.replace(/^(?:\d+\.?\d*|\.\d+)\s*/, '');
      const number = Number(text.slice(0, text.length - behind.length));
      const isUnit = ['', unit, ...spellings].some(
        (each) => each.toLowerCase() === behind.toLowerCase(),
      );
      if (behind !== text && isUnit && Number.isFinite(number)) return number;
      context.addIssue({ code: 'custom', message: `"${shortened(text)}" is no number in ${unit}` });
      return z.NEVER;
    }),
  ).meta({ unit });
