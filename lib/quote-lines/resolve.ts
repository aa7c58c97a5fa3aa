import { assignSizes, type Shape, type Sized } from './assign-sizes';
import type { LineCatalog } from './catalog';
import { assume, free, is, isCorrected, near, take, type Draft, type Material } from './draft';
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
  const draft = draftOf(row, withNumbers(row, tokens, catalog), catalog);
  const fields = { certificates: readCertificates(draft), needBy: readDate(draft) };
  const material = readMaterial(draft);
  const marked = readQuantity(draft, owner);
  const { shape, isNamed } = readForm(draft, material, owner, marked !== null);
  const measures = withOwner(draft, measuresOf(draft, material), owner);
  const sized = assignSizes(measures, shape);
  for (const measure of sized.used) take(draft, ...measure.tokens);
  for (const [field, reason] of sized.reasons) if (reason) assume(draft, reason, field);
  const { quantity, length } = marked
    ? { quantity: marked, length: sized.length }
    : impliedQuantity(draft, measures, sized);
  assumeOfRest(draft, marked);
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
  return finished(draft, owner ? inherited(draft, line, owner, isNamed) : line);
}

const draftOf = (row: PlainRow, tokens: readonly Token[], catalog: LineCatalog): Draft => ({
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
  const draft = draftOf(row, tokens, catalog);
  const named = new Set(namesOf(draft));
  return draft.tokens.map((token) =>
    is(token, 'name') && !named.has(token) && isMeasure(draft, token)
      ? { ...token, kind: 'number', value: token.text }
      : token,
  );
}

/** Below a line with a size, a lone number is another length of it, and two are the width and length of a plate as thick. */
function withOwner(
  draft: Draft,
  measures: readonly Measure[],
  owner: ParsedLine | null,
): readonly Measure[] {
  if (!owner?.size) return measures;
  const sizes = measures.filter(({ isBare }) => !isBare);
  const open = sizes.filter(({ label }) => label === null);
  const [first, second] = open;
  const isCrossed =
    is(near(draft, first?.tokens[0], -1), 'cross') ||
    is(near(draft, first?.tokens.at(-1), 1), 'cross');
  const isOther = isCrossed || countedPieces.test(draft.row.text);
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

function readCertificates(draft: Draft) {
  const found = free(draft, 'certificate');
  take(draft, ...found);
  if (found.some((token) => isCorrected(draft, token))) assume(draft, 'spelling', 'certificates');
  return certificates.filter((each) => found.some(({ value }) => value === each));
}

function readDate(draft: Draft) {
  const [date] = free(draft, 'date');
  if (!date) return null;
  take(draft, date, ...free(draft, 'due'));
  if (date.isAmbiguous || isCorrected(draft, date)) assume(draft, 'date', 'needBy');
  return date.value;
}

/** Words that are less specific than their form have a question mark: "pipe" is read as tube. */
const formOf = (value: string) => value.replace('?', '');
const isGeneral = ({ value }: Token) => value === 'bar' || value === 'flat';

function readForm(
  draft: Draft,
  { spec }: Material,
  owner: ParsedLine | null,
  hasQuantity: boolean,
) {
  const words = free(draft, 'form');
  const isThreaded = free(draft, 'thread').length > 0;
  const [other] = free(draft, 'otherShape').filter(
    ({ value }) => value !== 'fastener' || isThreaded,
  );
  const specific = words.filter((token) => !isGeneral(token));
  // A square of another form is a label: "6 in sq billet".
  const ofForm = specific.filter(({ value }) => value !== 'square');
  const sure = ofForm.filter(({ value }) => !value.endsWith('?'));
  const ofTube = sure.find(({ value }) => value.endsWith('tube'));
  const word = other ? undefined : (ofTube ?? sure[0] ?? ofForm[0] ?? specific[0]);
  const named = new Set(ofForm.map(({ value }) => formOf(value)));
  const hasBarWord = words.some(({ value }) => value === 'bar');
  if (named.size > 1 || (hasBarWord && ['wire', 'sheet', 'plate'].some((each) => named.has(each))))
    assume(draft, 'choice', 'form', 'size');
  if (word?.value.endsWith('?')) assume(draft, 'word', 'form');
  if (word && isCorrected(draft, word)) assume(draft, 'spelling', 'form');
  take(draft, ...words.filter((token) => token.value !== 'square' || token === word));
  const form = other ? other.value || 'other' : word ? formOf(word.value) : null;
  const forms =
    (spec ?? draft.catalog.specs.find(({ slug }) => slug === owner?.spec))?.productForms ?? [];
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
  draft: Draft,
  measures: readonly Measure[],
  { length, count, lengthMeasure, used }: Sized,
): { quantity: Quantity | null; length: number | null } {
  const isFootage = ({ hasUnit, unit }: Measure) => hasUnit && (unit === 'ft' || unit === 'm');
  const mayBeAll = lengthMeasure && isFootage(lengthMeasure) && !lengthMeasure.isBehindCross;
  // Wire is ordered by its length.
  const long = mayBeAll && !count && lengthMeasure.inches > longestPiece ? lengthMeasure : null;
  const footage = long ?? measures.find((each) => isFootage(each) && !used.has(each));
  const loose = looseCount(draft);
  let quantity: Quantity | null = null;
  if (count) quantity = { value: Math.round(count.value), unit: 'pieces' };
  else if (footage?.unit === 'ft') quantity = { value: footage.inches / 12, unit: 'feet' };
  else if (footage) quantity = { value: footage.value, unit: 'meters' };
  else if (loose) quantity = { value: loose.amount?.value ?? 0, unit: 'pieces' };
  if (quantity) {
    take(draft, ...(count ? [] : (footage?.tokens ?? [loose])));
    assume(draft, 'place', 'quantity');
    assume(draft, 'no-unit', 'unit');
    // Without a count, "400 ft" may be the quantity and not the length of a piece.
  } else if (mayBeAll) assume(draft, 'place', 'length');
  return { quantity, length: long ? null : length };
}

function looseCount(draft: Draft): Token | undefined {
  if (free(draft, 'otherShape').length > 0) return undefined;
  const numbers = free(draft, 'number').filter(
    (token) =>
      /^[1-9]\d{0,3}$/.test(token.value) &&
      !is(near(draft, token, 1), 'unit', 'cross', 'label') &&
      !is(near(draft, token, -1), 'label', 'glue', 'or'),
  );
  const isEdge = (token: Token | undefined) => !token || is(token, 'separator', 'close');
  return (
    numbers.find((token) => token.at === draft.tokens.length - 1) ??
    numbers.find((token) => isEdge(near(draft, token, 1)) && isEdge(near(draft, token, -1))) ??
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

function assumeOfRest(draft: Draft, marked: Quantity | null) {
  const left = draft.tokens.filter((token) => !draft.taken.has(token));
  for (const [isLeft, reason, fields] of assumptionsOfRest)
    if (left.some((token) => isLeft(token))) assume(draft, reason, ...fields);
  if (left.some((token) => is(token, 'random')) && marked?.unit !== 'pieces')
    assume(draft, 'place', 'length');
}

function inherited(
  draft: Draft,
  line: LineFields,
  owner: ParsedLine,
  isFormNamed: boolean,
): LineFields {
  const isEmpty = (field: LineField) => line[field] === null;
  // "same but 2 in": all sizes but those that are named.
  const isRest = /(?<!\p{L})(?:but|except|aber)(?!\p{L})/iu.test(draft.row.text);
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
  for (const field of above) draft.reasons.set(field, 'above');
  return {
    ...line,
    ...Object.fromEntries(taken.map((field) => [field, owner[field]])),
    ...(isSizeShared && { size: { ...owner.size, ...line.size } }),
    ...(areCertificatesShared && { certificates: owner.certificates }),
  };
}

function finished(draft: Draft, line: LineFields): ParsedLine {
  const reasons = [...draft.reasons].filter(([field]) => line[field] !== null);
  const rest = unreadOf(draft);
  return {
    ...line,
    text: draft.row.text,
    assumed: reasons.map(([field]) => field),
    reasons: Object.fromEntries(reasons),
    unread: rest.map(({ text }) => text),
    rest,
  };
}

/** The words that no field took; what touches was one word of the buyer. */
function unreadOf(draft: Draft): readonly Unread[] {
  const words: Token[] = [];
  for (const token of draft.tokens.filter((each) => !draft.taken.has(each))) {
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
    const text = silentKinds.has(token.kind) ? '' : textOf(draft.row, token);
    return /[\p{L}\p{N}\p{So}]/u.test(text) ? [{ kind: token.kind, text }] : [];
  });
}

function textOf({ text, origins }: PlainRow, { start, end }: Token) {
  const places = origins.slice(start, end).filter((origin) => origin >= 0);
  const [first] = places;
  return first === undefined ? '' : text.slice(first, (places.at(-1) ?? first) + 1).trim();
}
