import { assignSizes, type Shape, type Sized } from './assign-sizes';
import type { LineCatalog } from './catalog';
import { assume, free, is, isCorrected, near, take, type Reading, type Material } from './reading';
import { silentKinds } from './lexicon';
import {
  certificates,
  type AssumptionReason,
  type LineField,
  type LineFields,
  type ParsedLine,
  type Unread,
} from './line';
import { measuresOf, type Measure } from './measures';
import { isMeasure, namesOf, readMaterial } from './read-material';
import { readQuantity, type Quantity } from './read-quantity';
import type { PlainRow } from './normalize';
import { flatForms } from './sizes-by-form';
import type { Token } from './tokens';

/** Resolves the tokens of one item to a line; what it does not say is taken from `owner`, its title or the line above. */
export function resolve(
  row: PlainRow,
  tokens: readonly Token[],
  catalog: LineCatalog,
  owner: ParsedLine | null = null,
): ParsedLine {
  const reading = readingOf(row, withNumbers(row, tokens, catalog), catalog);
  const fields = { certificates: readCertificates(reading), needBy: readDate(reading) };
  const material = readMaterial(reading);
  const marked = readQuantity(reading, owner);
  const { shape, isNamed } = readForm(reading, material, owner, marked !== null);
  const measures = withOwner(reading, measuresOf(reading, material), owner);
  const sized = assignSizes(measures, shape);
  for (const measure of sized.used) take(reading, ...measure.tokens);
  for (const [field, reason] of sized.reasons) if (reason) assume(reading, reason, field);
  const { quantity, length } = marked
    ? { quantity: marked, length: sized.length }
    : impliedQuantity(reading, measures, sized);
  assumeOfRest(reading, marked);
  const line: LineFields = {
    metal: material.metal,
    grade: material.grade?.slug ?? null,
    spec: material.spec?.slug ?? null,
    condition: material.condition,
    form: sized.form,
    size: sized.size,
    length,
    quantity: quantity?.value ?? null,
    unit: quantity?.unit ?? null,
    ...fields,
  };
  return finished(reading, owner ? inherited(reading, line, owner, isNamed) : line);
}

const readingOf = (row: PlainRow, tokens: readonly Token[], catalog: LineCatalog): Reading => ({
  row,
  tokens,
  catalog,
  taken: new Set(),
  reasons: new Map(),
});

/** The tokens of an item, in which a name such as 718 is a number where it is a size or a count. */
function withNumbers(
  row: PlainRow,
  tokens: readonly Token[],
  catalog: LineCatalog,
): readonly Token[] {
  const reading = readingOf(row, tokens, catalog);
  const named = new Set(namesOf(reading));
  return reading.tokens.map((token) =>
    is(token, 'name') && !named.has(token) && isMeasure(reading, token)
      ? { ...token, kind: 'number', value: token.text }
      : token,
  );
}

/** Below a line with a size, a lone number is another length of it, and two are the width and length of a plate as thick. */
function withOwner(
  reading: Reading,
  measures: readonly Measure[],
  owner: ParsedLine | null,
): readonly Measure[] {
  if (!owner?.size) return measures;
  const sizes = measures.filter(({ isBare }) => !isBare);
  const open = sizes.filter(({ label }) => label === null);
  const [first, second] = open;
  const isCrossed =
    is(near(reading, first?.tokens[0], -1), 'cross') ||
    is(near(reading, first?.tokens.at(-1), 1), 'cross');
  const isOther = isCrossed || countedPieces.test(reading.row.text);
  if (first && sizes.length === 1 && isOther)
    return measures.map((each) => (each === first ? { ...each, label: 'length' } : each));
  if (!isAsThick(owner) || !second || open.length > 2) return measures;
  return measures.map((each) =>
    open.includes(each) ? { ...each, label: each === first ? 'width' : 'length' } : each,
  );
}

/** "3 pcs 4 in" */
const countedPieces = /^\W{0,9}\d{1,4} ?(?:pcs?|pieces|ea|off|nos)\b/i;

const isAsThick = ({ form, size }: ParsedLine) =>
  form !== null && flatForms.has(form) && size?.thickness !== undefined;

function readCertificates(reading: Reading) {
  const found = free(reading, 'certificate');
  take(reading, ...found);
  if (found.some((token) => isCorrected(reading, token)))
    assume(reading, 'spelling', 'certificates');
  return certificates.filter((each) => found.some(({ value }) => value === each));
}

function readDate(reading: Reading) {
  const [date] = free(reading, 'date');
  if (!date) return null;
  take(reading, date, ...free(reading, 'due'));
  if (date.isAmbiguous || isCorrected(reading, date)) assume(reading, 'date', 'needBy');
  return date.value;
}

/** The form that a less specific word is read as: each is assumed. */
const assumedForms: Readonly<Record<string, string>> = {
  pipe: 'tube',
  ring: 'forged-ring',
  strip: 'sheet',
};
const formOf = (value: string) => assumedForms[value] ?? value;
const isGeneral = ({ value }: Token) => value === 'bar' || value === 'flat';

function readForm(
  reading: Reading,
  { spec }: Material,
  owner: ParsedLine | null,
  hasQuantity: boolean,
) {
  const words = free(reading, 'form');
  const isThreaded = free(reading, 'thread').length > 0;
  const [other] = free(reading, 'otherShape').filter(
    ({ value }) => value !== 'fastener' || isThreaded,
  );
  const specific = words.filter((token) => !isGeneral(token));
  // A square of another form is a label: "6 in sq billet".
  const ofForm = specific.filter(({ value }) => value !== 'square');
  const sure = ofForm.filter(({ value }) => !assumedForms[value]);
  const ofTube = sure.find(({ value }) => value.endsWith('tube'));
  const word = other ? undefined : (ofTube ?? sure[0] ?? ofForm[0] ?? specific[0]);
  const named = new Set(ofForm.map(({ value }) => formOf(value)));
  const hasBarWord = words.some(({ value }) => value === 'bar');
  if (named.size > 1 || (hasBarWord && ['wire', 'sheet', 'plate'].some((each) => named.has(each))))
    assume(reading, 'choice', 'form', 'size');
  if (word && assumedForms[word.value]) assume(reading, 'word', 'form');
  if (word && isCorrected(reading, word)) assume(reading, 'spelling', 'form');
  take(reading, ...words.filter((token) => token.value !== 'square' || token === word));
  const form = other ? other.value || 'other' : word ? formOf(word.value) : null;
  const forms =
    (spec ?? reading.catalog.specs.find(({ slug }) => slug === owner?.spec))?.productForms ?? [];
  const areOnly = (pattern: RegExp) =>
    forms.length > 0 && forms.every((each) => pattern.test(each));
  const isFlat = words.some(({ value }) => value === 'flat') || areOnly(/^(?:sheet|strip|plate)$/);
  const shape: Shape = {
    form: form ?? owner?.form ?? null,
    hasBarWord,
    kind: isFlat ? 'flat' : areOnly(/tubing$/) ? 'tube' : null,
    wordAt: word && wordsOfRound.test(word.text) ? word : null,
    hasQuantity,
  };
  return { shape, isNamed: form !== null };
}

const wordsOfRound = /^(?:rd|rnd|round|rund|ronde?|hex|hx|rods?|wire)\.?$/;

/** Inches; no piece is longer than a truck. */
const longestPiece = 480;

/** The quantity of a row that marks none: a count, feet of wire, or a number at its beginning or end. */
function impliedQuantity(
  reading: Reading,
  measures: readonly Measure[],
  { length, count, lengthMeasure, used }: Sized,
): { quantity: Quantity | null; length: number | null } {
  const isFootage = ({ hasUnit, unit }: Measure) => hasUnit && (unit === 'ft' || unit === 'm');
  const mayBeAll = lengthMeasure && isFootage(lengthMeasure) && !lengthMeasure.isBehindCross;
  // Wire is ordered by its length.
  const long = mayBeAll && !count && lengthMeasure.inches > longestPiece ? lengthMeasure : null;
  const footage = long ?? measures.find((each) => isFootage(each) && !used.has(each));
  const loose = looseCount(reading);
  let quantity: Quantity | null = null;
  if (count) quantity = { value: Math.round(count.value), unit: 'pieces' };
  else if (footage?.unit === 'ft') quantity = { value: footage.inches / 12, unit: 'feet' };
  else if (footage) quantity = { value: footage.value, unit: 'meters' };
  else if (loose) quantity = { value: loose.amount?.value ?? 0, unit: 'pieces' };
  if (quantity) {
    take(reading, ...(count ? [] : (footage?.tokens ?? [loose])));
    assume(reading, 'place', 'quantity');
    assume(reading, 'no-unit', 'unit');
    // Without a count, "400 ft" may be the quantity and not the length of a piece.
  } else if (mayBeAll) assume(reading, 'place', 'length');
  return { quantity, length: long ? null : length };
}

function looseCount(reading: Reading): Token | undefined {
  if (free(reading, 'otherShape').length > 0) return undefined;
  const numbers = free(reading, 'number').filter(
    (token) =>
      /^[1-9]\d{0,3}$/.test(token.value) &&
      !is(near(reading, token, 1), 'unit', 'cross', 'label') &&
      !is(near(reading, token, -1), 'label', 'glue', 'or'),
  );
  const isEdge = (token: Token | undefined) => !token || is(token, 'separator', 'close');
  return (
    numbers.find((token) => token.at === reading.tokens.length - 1) ??
    numbers.find((token) => isEdge(near(reading, token, 1)) && isEdge(near(reading, token, -1))) ??
    numbers.find((token) => token.at === 0)
  );
}

/** A word that stands for a number, or is a part of one: "one and a half inch", "two hundred". */
const numberWord =
  /^(?:half|quarter|hundred|several|couple|two|three|inch|foot|feet|[a-z]+teen|[a-z]+ty)$/;

/** What is left over may belong to fields, which are then assumed. */
const assumptionsOfRest: readonly (readonly [
  isLeft: (token: Token) => boolean,
  AssumptionReason,
  readonly LineField[],
])[] = [
  [
    (token) =>
      is(token, 'number', 'multiple', 'gauge', 'nominal') ||
      (is(token, 'word') && numberWord.test(token.text)),
    'rest',
    ['size', 'length', 'quantity', 'unit'],
  ],
  // A bare 600 that is no grade here may have been a size.
  [(token) => is(token, 'name') && token.amount !== undefined, 'rest', ['size', 'length']],
  [
    (token) => is(token, 'name') && token.names?.every(({ kind }) => kind === 'grade') === true,
    'choice',
    ['grade'],
  ],
  [(token) => is(token, 'otherShape'), 'choice', ['size']],
  [(token) => token.text.startsWith('forg'), 'choice', ['form', 'size']],
  [(token) => is(token, 'or'), 'choice', ['form', 'size', 'length']],
  // Of "3 pcs x 20 ft total" no piece is 20 ft long.
  [(token) => is(token, 'total'), 'choice', ['quantity', 'length']],
];

function assumeOfRest(reading: Reading, marked: Quantity | null) {
  const left = reading.tokens.filter((token) => !reading.taken.has(token));
  for (const [isLeft, reason, fields] of assumptionsOfRest)
    if (left.some((token) => isLeft(token))) assume(reading, reason, ...fields);
  if (left.some((token) => is(token, 'random')) && marked?.unit !== 'pieces')
    assume(reading, 'place', 'length');
}

function inherited(
  reading: Reading,
  line: LineFields,
  owner: ParsedLine,
  isFormNamed: boolean,
): LineFields {
  const isEmpty = (field: LineField) => line[field] === null;
  // "same but 2 in": all sizes but those that are named.
  const isRest = /(?<!\p{L})(?:but|except|aber)(?!\p{L})/iu.test(reading.row.text);
  const taken = (
    [
      ...(line.metal === null ? (['metal', 'grade', 'spec', 'condition'] as const) : []),
      'size',
      ...(owner.size === null ? (['quantity', 'unit'] as const) : []),
      ...(isRest ? (['length'] as const) : []),
    ] as const
  ).filter((field) => isEmpty(field) && owner[field] !== null);
  const isSizeShared =
    line.size && owner.size && (isRest || (isAsThick(owner) && !line.size.thickness));
  const areCertificatesShared = line.certificates.length === 0 && owner.certificates.length > 0;
  const above: readonly LineField[] = [
    ...taken,
    ...(isSizeShared ? (['size', 'length'] as const) : []),
    ...(areCertificatesShared ? (['certificates'] as const) : []),
    ...(!isFormNamed && line.form === owner.form ? (['form'] as const) : []),
  ];
  for (const field of above) reading.reasons.set(field, 'above');
  return {
    ...line,
    ...Object.fromEntries(taken.map((field) => [field, owner[field]])),
    ...(isSizeShared && { size: { ...owner.size, ...line.size } }),
    ...(areCertificatesShared && { certificates: owner.certificates }),
  };
}

function finished(reading: Reading, line: LineFields): ParsedLine {
  const reasons = [...reading.reasons].filter(([field]) => line[field] !== null);
  const rest = unreadOf(reading);
  return {
    ...line,
    text: reading.row.text,
    assumed: reasons.map(([field]) => field),
    reasons: Object.fromEntries(reasons),
    unread: rest.map(({ text }) => text),
    rest,
  };
}

/** The words that no field took; what touches was one word of the buyer. */
function unreadOf(reading: Reading): readonly Unread[] {
  const words: Token[] = [];
  for (const token of reading.tokens.filter((each) => !reading.taken.has(each))) {
    const last = words.at(-1);
    const isPart =
      last?.at === token.at - 1 &&
      last.end === token.start &&
      !is(token, 'separator', 'open', 'close');
    if (isPart && !silentKinds.has(last.kind))
      words.splice(-1, 1, { ...last, end: token.end, at: token.at });
    else words.push(token);
  }
  return words.flatMap((token): readonly Unread[] => {
    const text = silentKinds.has(token.kind) ? '' : textOf(reading.row, token);
    return /[\p{L}\p{N}\p{So}]/u.test(text) ? [{ kind: token.kind, text }] : [];
  });
}

function textOf({ text, origins }: PlainRow, { start, end }: Token) {
  const places = origins.slice(start, end).filter((origin) => origin >= 0);
  const [first] = places;
  return first === undefined ? '' : text.slice(first, (places.at(-1) ?? first) + 1).trim();
}
