import type { LineCatalog } from './catalog';
import type { LineField, LineFields, ParsedLine, AssumptionReason } from './line';
import type { Piece } from './normalize';
import { printLine } from './print-line';
import { source } from './pattern';

/** The fields that a row inherits from the title or the row that it belongs to. */
const inheritedFields = [
  'metal',
  'grade',
  'spec',
  'condition',
  'form',
  'quantity',
  'unit',
  'certificates',
] as const;

const isNamed = ({ grade, spec }: Pick<LineFields, 'grade' | 'spec'>) =>
  grade !== null || spec !== null;

/** A title with the quantity of each row below it: "Please quote 3 pcs each of the following:" */
const ofEachBelow = /(?<!\p{L})(?:each of|each size|of each|je)(?!\p{L}).*: *$/iu;

/** Unread words that name no material. A row with other unread words may be of a material that the catalog lacks. */
const ofNoMaterial = new RegExp(
  source`
    ^(?:
    [^\p{L}]{0,3}|\.\d+|(?:[/,]\s?\d{1,5})+|(?:item|pos|line|no|nr|ln)\b.*|r\/?l|random|also
    |order:?|same|ditto|dto|asap|rush|sizes?|min\.?|max\.?|exact|[^\p{L}]*±.*|[+-].*)$
  `,
  'iu',
);

/** Whether a row may be the title of those below it: "Ti 6-4 round bar:". */
export const isTitle = (line: ParsedLine) =>
  (isNamed(line) || (line.metal !== null && line.form !== null)) &&
  line.size === null &&
  line.length === null &&
  (line.quantity === null || ofEachBelow.test(line.text)) &&
  line.text.length <= 120 &&
  line.unread.filter((word) => !ofNoMaterial.test(word)).length <= 3;

/** Whether a title applies to all rows without a material of their own. */
export const isOfWholeList = ({ text }: ParsedLine) =>
  /(?<!\p{L})(?:all|alle|unless|except)(?!\p{L})/iu.test(text);

/** Whether a row names no material and has at least two of size, quantity and length. */
export const isNameless = (line: ParsedLine) =>
  !isNamed(line) &&
  line.metal === null &&
  [line.size, line.quantity, line.length].filter((each) => each !== null).length > 1 &&
  line.unread.every((word) => ofNoMaterial.test(word));

/** Whether a row continues the one above: "Also 2 pcs of 3 x 5" is of the same material. */
export const continuesAbove = ({ text }: ParsedLine) =>
  /^\W{0,9}(?:also|plus|and|und)(?!\p{L})/iu.test(text);

/** Whether a row names a material that the catalog lacks. */
export const namesUnknownMaterial = (line: ParsedLine) =>
  (line.form !== null || line.metal !== null || /\d/.test(line.text)) &&
  line.unread.some((word) => !ofNoMaterial.test(word));

/** Words that refer to the row above. */
const dittoWord = /(?<!\p{L})(?:same|ditto|dto\.?|as above|-?do-|wie oben|dito|idem)(?!\p{L})/iu;

/**
 * Whether a row repeats the one above it: it has "same" or "ditto" in it, and no material of its own ("same x 5"), or a
 * material and a quantity without a size ("same in 625, 3 pcs").
 */
export const refersBack = (line: ParsedLine) =>
  ((!isNamed(line) && line.metal === null) || (line.size === null && line.quantity !== null)) &&
  line.text.length < 200 &&
  dittoWord.test(line.text);

/** Words before what differs from the row above: "as above but 2 in OD". */
const exceptionWord = /(?<!\p{L})(?:but|except|aber)(?!\p{L})/iu;

/** Unread words without those that refer to the row above. */
export const withoutDitto = (words: readonly string[]) =>
  // What stands before and after it are two: joined they would be a word that nobody wrote.
  words.flatMap((word) => word.split(dittoWord)).flatMap((word) => word.trim() || []);

/** Whether the one number of a row is another length of the section above: "same x 5", "18 in x 2 pcs", "1 pc 20 in". */
const isOtherLength = ({ text, length }: ParsedLine) =>
  length === null &&
  new RegExp(
    source`
    ^\W{0,9}\d{1,4} ?(?:pcs?|pieces|ea|off|nos) (?:at )?\d[\d./ -]{0,9}(?:"|'|in|ft|mm|m)?
    \W*$
    |^\W{0,9}\d[\d./ -]{0,9}(?:"|'|in|ft|mm|m)? ?x ?\d{1,4} ?(?:pcs?|pieces|ea|off|nos)\b
    |(?:same|ditto|dto\.?|above|-do-|oben|dito|idem)[^\d]{0,20}x
    |^\W{0,9}x ?\d[\d./ -]{0,9}(?:"|'|in|ft|mm|m)?\W{1,5}\d{1,4} ?(?:pcs?|pieces|ea|off|nos)\b
  `,
    'i',
  ).test(text);

const flatForms: readonly (string | null)[] = ['plate', 'sheet', 'flat-bar', 'true-bar'];

/**
 * Whether the two sizes of a row are a width and a length, below a plate with three: "Plate .250: 3 pcs 4 x 4, 5 pcs 6
 * x 6".
 */
const isAsThick = (line: ParsedLine, from: ParsedLine) =>
  (line.form === null || line.form === from.form || line.assumed.includes('form')) &&
  flatForms.includes(from.form) &&
  from.size?.thickness !== undefined &&
  from.length !== null &&
  Object.keys(line.size ?? {}).length + (line.length === null ? 0 : 1) === 2 &&
  !/ø|\bdia|thk|thick/i.test(line.text);

/** What a row inherits from its title or the row above, as text to be put before the row's own. */
export function inheritedPiece(line: ParsedLine, from: ParsedLine, catalog: LineCatalog): Piece {
  const words = printLine(
    {
      ...from,
      ...(isNamed(line) ? { metal: null, grade: null, spec: null } : {}),
      condition: line.condition === null && !isNamed(line) ? from.condition : null,
      form: line.form === null || line.assumed.includes('form') ? from.form : null,
      certificates: line.certificates.length === 0 ? from.certificates : [],
      size:
        line.size === null || isOtherLength(line)
          ? from.size
          : isAsThick(line, from)
            ? { thickness: from.size?.thickness }
            : null,
      length: null,
      // The quantity of a title applies to each row below it.
      quantity: from.size === null && line.quantity === null ? from.quantity : null,
      unit: from.unit,
      needBy: null,
    },
    catalog,
  );
  return { added: ` ${words.toLowerCase()} , `, isDoubtful: true };
}

/** A line with the fields that it inherited marked as assumed. `alone` is the line read without its `owner`. */
export function asInherited(line: ParsedLine, alone: ParsedLine, owner: ParsedLine): ParsedLine {
  const isRest = refersBack(alone) && exceptionWord.test(alone.text);
  const whole = isRest
    ? {
        ...line,
        size: owner.size && { ...owner.size, ...line.size },
        length: line.length ?? owner.length,
      }
    : line;
  const isThick = isAsThick(alone, owner);
  const fields: readonly LineField[] = [
    ...inheritedFields,
    ...(isRest || isThick || alone.size === null ? (['size'] as const) : []),
    ...(isRest || isThick ? (['length'] as const) : []),
  ];
  const inherited = fields.filter(
    (field) =>
      JSON.stringify(whole[field]) !== JSON.stringify(alone[field]) &&
      whole[field] !== null &&
      JSON.stringify(whole[field]) !== '[]',
  );
  const above: readonly (readonly [LineField, AssumptionReason])[] = inherited.map((field) => [
    field,
    'above',
  ]);
  return {
    ...whole,
    assumed: [...new Set([...line.assumed, ...inherited])],
    reasons: { ...line.reasons, ...Object.fromEntries(above) },
  };
}

/** Words that show that a date is one of delivery. */
const ofDelivery = new RegExp(
  source`
    (?<!\p{L})(?:need\w*|deliver\w*|dlvy|ship\w*|dock|req'?d|required|wanted|termin
    |liefer\w*|nlt|not? later than)(?!\p{L})
    |^\W{0,9}by(?!\p{L})
  `,
  'iu',
);

/** The certificates and the date that a row sets for the whole list; none where it has a size, a quantity or a grade. */
export function listDefaults({ certificates, needBy, ...line }: ParsedLine) {
  const isOfAll =
    !isNamed(line) && line.size === null && line.quantity === null && line.text.length <= 200;
  return {
    certificates: isOfAll ? certificates : [],
    needBy: isOfAll && ofDelivery.test(line.text) ? needBy : null,
  };
}

/** A line with the defaults of the list. */
export function withListDefaults(
  line: ParsedLine,
  { certificates, needBy }: Pick<LineFields, 'certificates' | 'needBy'>,
): ParsedLine {
  const added = certificates.filter((each) => !line.certificates.includes(each));
  const isDated = line.needBy === null && needBy !== null;
  const fields: readonly LineField[] = [
    ...(added.length > 0 ? (['certificates'] as const) : []),
    ...(isDated ? (['needBy'] as const) : []),
  ];
  return {
    ...line,
    certificates: [...line.certificates, ...added],
    needBy: line.needBy ?? needBy,
    assumed: [...new Set([...line.assumed, ...fields])],
    reasons: {
      ...line.reasons,
      ...Object.fromEntries(fields.map((field) => [field, 'above'] as const)),
    },
  };
}

/** Whether a row has nothing but a form: "Sheet" applies to the rows below it. */
export const isFormOnly = (line: ParsedLine) =>
  line.form !== null &&
  !isNamed(line) &&
  line.metal === null &&
  line.size === null &&
  line.length === null &&
  line.quantity === null &&
  line.unread.length === 0;
