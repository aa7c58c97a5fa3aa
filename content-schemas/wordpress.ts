import { decodeHTMLStrict } from 'entities/decode';
import { z } from 'zod';
import { withoutShortcodes } from './shortcodes';

/** WordPress writes an empty field as false, "", null, [] or {}, whatever its type. Here it is `undefined`. */
export const maybe = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (isNothing(value) ? undefined : value), schema.optional());

export const isNothing = (value: unknown) =>
  value === false ||
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value)
    ? value.length === 0
    : typeof value === 'object' && Object.keys(value).length === 0);

/** A boolean field: true, 1 or "1" is `true`, anything else `false`. */
export const isYes = (value: unknown) => value === true || value === 1 || value === '1';

/** The filled items with their keys: one alone has none (`null`), and PHP writes a list with gaps as an object. */
export function itemsOf(value: unknown): (readonly [key: string | number | null, item: unknown])[] {
  const entries = Array.isArray(value)
    ? value.map((item: unknown, i) => [i, item] as const)
    : isListWithGaps(value)
      ? Object.entries(value)
      : [[null, value] as const];
  return entries.filter(([, item]) => !isNothing(item));
}

const isListWithGaps = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length > 0 &&
  Object.keys(value).every((key) => /^\d+$/.test(key));

/** A list field: nothing is an empty list, one item alone is a list of one, items that are nothing go. */
export const listOf = <S extends z.ZodType>(item: S) =>
  z.preprocess((value) => itemsOf(value).map(([, element]) => element), z.array(item));

/** An object of custom fields. Without any, ACF answers `[]` or `false` instead of `{}`; without ACF there is no such key. */
export const fieldsOf = <S extends z.ZodRawShape>(shape: S) =>
  z
    .preprocess(
      (value) => (isNothing(value) ? {} : value),
      z.object(shape, 'expected a group of fields'),
    )
    .prefault([]);

/** Characters of a field's HTML: more than any editor writes, and quick to read. The rest is cut off. */
export const maxMarkupLength = 300_000;

/** HTML as an editor's field carries it, without shortcodes that no plugin of WordPress has replaced. */
export const markup = z
  .string()
  .transform((value) => withoutShortcodes(value.slice(0, maxMarkupLength)));

/** Rendered HTML: `{ rendered: "<p>…</p>\n" }`, `""` where there is none. */
export const html = z
  .object({ rendered: markup })
  .transform((field) => field.rendered.trim())
  .nullish()
  .transform((rendered) => rendered ?? '');

/** Rendered text: entities decoded once, tags gone. `17-4PH® <em>VAR</em> &#038; 15-5` → `17-4PH® VAR & 15-5`. */
export const text = html.transform(plainText);

/** What a text or number field holds: ACF answers a number as either. */
export const textOrNumber = z.union([z.string(), z.number()], 'expected a text or a number');

/** The link that a theme sets behind an excerpt, "Continue reading", and WordPress's mark that it cut the text. */
const moreLink = /<a\b[^<>]{0,500}\bmore-link\b[^<>]{0,500}>[^]{0,500}?<\/a>/g;
const cutMark = /\s*\[(?:…|\.{3})\]$/;

/** A rendered excerpt: its own words alone. */
export const excerptText = html.transform((rendered) =>
  plainText(rendered.replace(moreLink, '')).replace(cutMark, '…'),
);

/** A text field that an editor may have filled with entities or with nothing. */
export const maybeText = maybe(textOrNumber.transform((value) => plainText(String(value))));

/** HTML to plain text. */
export function plainText(source: string): string {
  return decode(source.replace(/<[^<>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();
}

/** Entities to characters, once: `&amp;lt;` is `&lt;`. What is no entity stays as it is. */
export const decode = (source: string) => decodeHTMLStrict(source);

/** WordPress percent-encodes addresses in lower case: `%e6%97%a5`. Half a character is replaced by the sign for one. */
export function decodedAddress(address: string): string {
  try {
    return decodeURIComponent(address).toWellFormed();
  } catch {
    return address.toWellFormed(); // not an encoding, just a percent sign
  }
}

export const slug = z.string().min(1).transform(decodedAddress);
