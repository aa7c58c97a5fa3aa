import type { LineCatalog } from './catalog';
import type { LineField, LineFields, ParsedLine, Why } from './line';
import type { Piece } from './normalize';
import { printLine } from './print-line';

/** What a row takes from the one above it that it belongs to. */
const shared = [
  'metal',
  'grade',
  'spec',
  'condition',
  'form',
  'quantity',
  'unit',
  'certificates',
] as const;

const isNamed = ({ grade, spec }: LineFields) => grade !== null || spec !== null;

/** "Please quote 3 pcs each of the following:" */
const each = /(?<!\p{L})(?:each of|each size|of each|je)(?!\p{L}).*: *$/iu;

/** Whether a row may be the title of those below it: "Ti 6-4 round bar:". */
export const isTitle = (line: ParsedLine) =>
  isNamed(line) &&
  line.size === null &&
  line.length === null &&
  (line.quantity === null || each.test(line.text)) &&
  line.text.length <= 120 &&
  line.unread.length <= 3;

/** Words that name no material: a row that has others may be of one that the catalog lacks. */
const ofNoMaterial =
  /^(?:[^\p{L}]{0,3}|(?:item|pos|line|no|nr|ln)\b.*|r\/?l|random|same|ditto|dto|asap|rush|sizes?|min\.?|max\.?|exact|[^\p{L}]*±.*|[+-].*)$/iu;

/** Whether a row says how large and how many, and nothing of the material. */
export const isNameless = (line: ParsedLine) =>
  !isNamed(line) &&
  line.metal === null &&
  [line.size, line.quantity, line.length].filter((each) => each !== null).length > 1 &&
  line.unread.every((word) => ofNoMaterial.test(word));

/** Whether a row names a material that the catalog lacks. */
export const isOfOther = (line: ParsedLine) =>
  (line.form !== null || line.metal !== null || /\d/.test(line.text)) &&
  line.unread.some((word) => !ofNoMaterial.test(word));

/** Words that refer to the row before. */
const ditto = /(?<!\p{L})(?:same|ditto|dto\.?|as above|wie oben|idem)(?!\p{L})/iu;

export const refersBack = (line: ParsedLine) =>
  !isNamed(line) && line.metal === null && line.text.length < 200 && ditto.test(line.text);

export const dittoWords = (words: readonly string[]) =>
  words.map((word) => word.replace(ditto, '').trim()).filter(Boolean);

/** "same x 5": the one number is another length of the same section. */
const isOtherLength = ({ text, length }: ParsedLine) =>
  length === null && /(?:same|ditto|dto\.?|above|oben|idem)[^\d]{0,20}x/i.test(text);

/** What a row says of its material by the one that it belongs to, as words before its own. */
export function inheritedPiece(line: ParsedLine, from: ParsedLine, catalog: LineCatalog): Piece {
  const words = printLine(
    {
      ...from,
      condition: line.condition === null ? from.condition : null,
      form: line.form === null || line.assumed.includes('form') ? from.form : null,
      certificates: line.certificates.length === 0 ? from.certificates : [],
      size: line.size === null || isOtherLength(line) ? from.size : null,
      length: null,
      // A title says how many of each.
      quantity: from.size === null && line.quantity === null ? from.quantity : null,
      unit: from.unit,
      needBy: null,
    },
    catalog,
  );
  return { added: ` ${words.toLowerCase()} , `, isDoubtful: true };
}

/** A line with what it took from another one marked as assumed. */
export function asInherited(line: ParsedLine, alone: ParsedLine): ParsedLine {
  const taken: readonly LineField[] = shared.filter(
    (field) =>
      JSON.stringify(line[field]) !== JSON.stringify(alone[field]) &&
      line[field] !== null &&
      JSON.stringify(line[field]) !== '[]',
  );
  const sized: readonly LineField[] = alone.size === null && line.size !== null ? ['size'] : [];
  const inherited = [...taken, ...sized];
  const above: readonly (readonly [LineField, Why])[] = inherited.map((field) => [field, 'above']);
  return {
    ...line,
    assumed: [...new Set([...line.assumed, ...inherited])],
    whys: { ...line.whys, ...Object.fromEntries(above) },
  };
}
