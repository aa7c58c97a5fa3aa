import type { Kind } from './lexicon';
import type { LineField, LineFields, ParsedLine, Unread } from './line';
import { source } from './pattern';

export const isNamed = ({ grade, spec }: Pick<LineFields, 'grade' | 'spec'>) =>
  grade !== null || spec !== null;

/** Kinds of unread words that name no material. A row with other unread words may be of a material that the catalog lacks. */
const kindsWithoutMaterial: ReadonlySet<Kind> = new Set([
  'tolerance',
  'hardness',
  'finish',
  'random',
  'breaks',
  'limit',
  'reference',
  'time',
  'revision',
  'amount',
  'number',
  'price',
  'certificate',
  'unwanted',
  'part',
  'or',
  'and',
  'ditto',
  'filler',
]);
const namesMaterial = ({ kind, text }: Unread) =>
  !kindsWithoutMaterial.has(kind) && (kind !== 'word' || /\p{L}/u.test(text));

/** A title with the quantity of each row below it: "Please quote 3 pcs each of the following:" */
const ofEachBelow = /(?<!\p{L})(?:each of|each size|of each|je)(?!\p{L}).*: *$/iu;

/** "A1: 2 x 425 mm" */
const countedLength =
  /^\s*(?:[a-z]{0,2}\d{1,2}[:.)] *)?\d{1,4} ?[x×] ?[\d.,]+ ?(?:mm|"|in|cm|m|ft|')\s*$/i;

/** Whether a row may be the title of those below it: "Ti 6-4 round bar:", or "304 rd 1 in" above "A1: 2 x 425 mm". */
export const isTitle = (line: ParsedLine, below = '') =>
  (isNamed(line) || (line.metal !== null && line.form !== null)) &&
  (line.size === null || countedLength.test(below)) &&
  line.length === null &&
  (line.quantity === null || ofEachBelow.test(line.text)) &&
  line.text.length <= 120 &&
  line.rest.filter(namesMaterial).length <= 3;

/** Whether a row names no material and has at least two of size, quantity and length. */
export const isNameless = (line: ParsedLine) =>
  line.metal === null &&
  [line.size, line.quantity, line.length].filter((each) => each !== null).length > 1 &&
  !line.rest.some(namesMaterial);

/** Whether a row continues the one above: "Also 2 pcs of 3 x 5" is of the same material. */
export const continuesAbove = ({ text }: ParsedLine) =>
  /^\W{0,9}(?:also|plus|and|und)(?!\p{L})/iu.test(text);

export const namesUnknownMaterial = (line: ParsedLine) =>
  (line.form !== null || line.metal !== null || /\d/.test(line.text)) &&
  line.rest.some(namesMaterial);

const isDitto = ({ kind }: Unread) => kind === 'ditto';

/** Whether a row repeats the one above it: "same x 5", "same in 625, 3 pcs". */
export const refersBack = (line: ParsedLine) =>
  (line.metal === null || (line.size === null && line.quantity !== null)) &&
  line.rest.some(isDitto);

export function withoutDitto(line: ParsedLine): ParsedLine {
  const rest = line.rest.filter((word) => !isDitto(word));
  return { ...line, rest, unread: rest.map(({ text }) => text) };
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
  const isOfAll = !isNamed(line) && line.size === null && line.quantity === null;
  return {
    certificates: isOfAll ? certificates : [],
    needBy: isOfAll && ofDelivery.test(line.text) ? needBy : null,
  };
}

export const withAbove = (line: ParsedLine, fields: readonly LineField[]): ParsedLine => ({
  ...line,
  assumed: [...new Set([...line.assumed, ...fields])],
  reasons: { ...line.reasons, ...Object.fromEntries(fields.map((field) => [field, 'above'])) },
});

export function withListDefaults(
  line: ParsedLine,
  defaults: Pick<LineFields, 'certificates' | 'needBy'>,
): ParsedLine {
  const certificates = [...new Set([...line.certificates, ...defaults.certificates])];
  const needBy = line.needBy ?? defaults.needBy;
  return withAbove({ ...line, certificates, needBy }, [
    ...(certificates.length > line.certificates.length ? (['certificates'] as const) : []),
    ...(needBy === line.needBy ? [] : (['needBy'] as const)),
  ]);
}

/** Whether a row has nothing but a form: "Sheet" applies to the rows below it. */
export const isFormOnly = (line: ParsedLine) =>
  line.form !== null &&
  [line.grade, line.spec, line.size, line.length, line.quantity].every((each) => each === null) &&
  line.unread.length === 0;

export function isTermOfAll(line: ParsedLine, known: string | null): boolean {
  const { certificates, needBy } = listDefaults(line);
  return (
    certificates.length + (needBy ? 1 : 0) > 0 &&
    (needBy === null || known === null || needBy === known) &&
    !unnamedCertificate.test(line.text) &&
    line.unread.every((word) => ofTerms.test(word))
  );
}

/** Certificates of no kind beside named ones: "certs and DFARS". */
const unnamedCertificate =
  /(?:with|w\/|need|and|&|[,+]) ?certs?\b(?! (?:to|of|per)\b)|\bcerts? ?(?:and|&|[,+])/i;

/** Words around the terms of a list: "All material DFARS", "Certs required for all items". */
const ofTerms = new RegExp(
  source`
    ^\W*(?:all|every|both|any|items?|lines?|parts?|orders?|above|below|following|these|those|this|it|them
    |must|shall|should|will|please|have|has|come|comes|be|include|includes|including|supply|provide
    |supplied|provided|shipped|accompany|deliver(?:y|ed|ies)?|ship|shipping|terms?|date|due|on|or|before|so|our|your|us
    |certs?|certified|certificates?|certification|documents?|docs|paperwork|reports?|full)\W*$
  `,
  'i',
);
