import { assignSizes, flatForms, type Shape, type Sized } from './assign-sizes';
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
import type { Row } from './row';
import type { Token } from './tokens';

/** Resolves the tokens of one item to a line; what it does not say is taken from `owner`, its title or the line above. */
export function resolve(
  row: Row,
  tokens: readonly Token[],
  catalog: LineCatalog,
  owner: ParsedLine | null = null,
): ParsedLine {
  const draft: Draft = {
    row,
    tokens: withNumbers(row, tokens, catalog),
    catalog,
    taken: new Set(),
    reasons: new Map(),
  };
  const fields = { certificates: readCertificates(draft), needBy: readDate(draft) };
  const material = readMaterial(draft);
  const marked = readQuantity(draft);
  const { shape, isNamed } = readForm(draft, material, owner, marked !== null);
  const measures = withOwner(draft, measuresOf(draft, material), owner);
  const sized = assignSizes(measures, shape);
  for (const measure of sized.used) take(draft, ...measure.tokens);
  for (const [field, reason] of sized.reasons) assume(draft, reason, field);
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

/** The tokens of an item, in which a name such as 718 is a number where it is a size or a count. */
function withNumbers(row: Row, tokens: readonly Token[], catalog: LineCatalog): readonly Token[] {
  const draft: Draft = {
    row,
    tokens: tokens.map((token, at) => ({ ...token, at })),
    catalog,
    taken: new Set(),
    reasons: new Map(),
  };
  const named = new Set(namesOf(draft));
  return draft.tokens
    .flatMap((token): readonly Token[] => {
      if (!is(token, 'name') || named.has(token) || !isMeasure(draft, token)) return [token];
      // 135M is an alloy, and "qty 135 m" a length.
      const digits = /^\d+(?= ?m$)/.exec(token.text)?.[0];
      if (!digits) return [{ ...token, kind: 'number', value: token.text }];
      const end = token.start + digits.length;
      const amount = { value: Number(digits), isWhole: true, isAmbiguous: false, mark: null };
      return [
        { ...token, kind: 'number', value: digits, text: digits, end, amount },
        { ...token, kind: 'unit', value: 'm', text: 'm', start: token.end - 1 },
      ];
    })
    .map((token, at) => ({ ...token, at }));
}

/** Below a line with a size, a lone number is another length of it, and two are the width and length of a plate as thick. */
function withOwner(
  draft: Draft,
  measures: readonly Measure[],
  owner: ParsedLine | null,
): readonly Measure[] {
  if (!owner?.size) return measures;
  // "2 x 425 mm" below "304 rd 1 in": two pieces.
  if (owner.quantity === null && owner.length === null && measures.length === 2)
    return measures.map((each, i) => ({ ...each, label: 'length', isCount: i === 0 }));
  const [first, second] = measures.filter(({ isBare }) => !isBare);
  const isOther =
    /^\W{0,9}\d{1,4} ?(?:pcs?|pieces|ea|off|nos)\b/i.test(draft.row.text) ||
    [first?.tokens.at(-1), first?.tokens[0]].some(
      (token) => is(near(draft, token, 1), 'cross') || is(near(draft, token, -1), 'cross'),
    );
  if (first && !second && first.label === null && isOther)
    return measures.map((each) => (each === first ? { ...each, label: 'length' } : each));
  const open = measures.filter(({ isBare, label }) => !isBare && label === null);
  if (!isAsThick(owner) || open.length !== 2) return measures;
  return measures.map((each) =>
    open.includes(each) ? { ...each, label: each === first ? 'width' : 'length' } : each,
  );
}

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

/** The form that the row names, and what else it says of its shape. */
function readForm(
  draft: Draft,
  { spec }: Material,
  owner: ParsedLine | null,
  hasQuantity: boolean,
) {
  const words = free(draft, 'form');
  const isThreaded = free(draft, 'thread').length > 0;
  const others = free(draft, 'otherShape').filter(
    ({ value }) => value !== 'fastener' || isThreaded,
  );
  const specific = words.filter((token) => !isGeneral(token));
  const sure = specific.filter((token) => !token.value.includes('?') && token.value !== 'square');
  const ofTube = sure.find(({ value }) => value === 'tube' || value === 'square-tube');
  // A square of another form is a label: "6 in sq billet"; beside "round" tube counts.
  const word = others[0]
    ? undefined
    : (ofTube ?? sure[0] ?? specific.find(({ value }) => value !== 'square') ?? specific[0]);
  const isSquareLabel =
    word !== undefined &&
    specific.some(({ value }) => value === 'square') &&
    word.value !== 'square';
  const named = new Set(
    specific.filter(({ value }) => value !== 'square').map(({ value }) => formOf(value)),
  );
  const hasBarWord = words.some(({ value }) => value === 'bar');
  if (named.size > 1 || (hasBarWord && ['wire', 'sheet', 'plate'].some((each) => named.has(each))))
    assume(draft, 'choice', 'form', 'size');
  if (word?.value.endsWith('?')) assume(draft, 'word', 'form');
  if (word && isCorrected(draft, word)) assume(draft, 'spelling', 'form');
  if (others.length > 0) assume(draft, 'choice', 'size');
  take(draft, ...words.filter((token) => !(isSquareLabel && token.value === 'square')));
  const form = others[0] ? others[0].value || 'other' : word ? formOf(word.value) : null;
  const isNamed = form !== null;
  const forms =
    (spec ?? draft.catalog.specs.find(({ slug }) => slug === owner?.spec))?.productForms ?? [];
  const isFlat =
    words.some(({ value }) => value === 'flat') ||
    (forms.length > 0 && forms.every((each) => /^(?:sheet|strip|plate)$/.test(each)));
  const shape: Shape = {
    form: form ?? owner?.form ?? null,
    hasBarWord,
    kind: isFlat
      ? 'flat'
      : forms.length > 0 && forms.every((each) => each.endsWith('tubing'))
        ? 'tube'
        : null,
    wordAt:
      word && /^(?:rd|rnd|round|rund|ronde?|hex|hx|rods?|wire)\.?$/.test(word.text) ? word : null,
    hasQuantity,
  };
  return { shape, isNamed };
}

/** The quantity of a row that marks none: a count, feet of wire, or a number at its beginning or end. */
function impliedQuantity(
  draft: Draft,
  measures: readonly Measure[],
  sized: Sized,
): { quantity: Quantity | null; length: number | null } {
  const { length, count, lengthMeasure } = sized;
  const place = () => {
    assume(draft, 'place', 'quantity');
    assume(draft, 'no-unit', 'unit');
  };
  if (count) {
    place();
    return { quantity: { value: Math.round(count.value), unit: 'pieces' }, length };
  }
  const isFootage = (measure: Measure | null): measure is Measure =>
    measure !== null && measure.hasUnit && (measure.unit === 'ft' || measure.unit === 'm');
  const toQuantity = (measure: Measure): Quantity => ({
    value: measure.unit === 'ft' ? measure.inches / 12 : measure.value,
    unit: measure.unit === 'ft' ? 'feet' : 'meters',
  });
  // Wire is ordered by its length, and no piece is longer than a truck, 40 ft.
  if (isFootage(lengthMeasure) && !lengthMeasure.isBehindCross && lengthMeasure.inches > 480) {
    place();
    return { quantity: toQuantity(lengthMeasure), length: null };
  }
  const other = measures.find((measure) => isFootage(measure) && !sized.used.has(measure));
  if (other) {
    take(draft, ...other.tokens);
    place();
    return { quantity: toQuantity(other), length };
  }
  const loose = looseCount(draft);
  if (loose) {
    take(draft, loose);
    place();
    return { quantity: { value: loose.amount!.value, unit: 'pieces' }, length };
  }
  // Without a count, "400 ft" may be the quantity and not the length of a piece.
  if (isFootage(lengthMeasure) && !lengthMeasure.isBehindCross) assume(draft, 'place', 'length');
  return { quantity: null, length };
}

/** A whole number that stands alone at the end or the beginning of a row. */
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
  isLeft: (token: Token, draft: Draft) => boolean,
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
  [
    (token, draft) => is(token, 'quantity') && is(near(draft, token, 1), 'number'),
    'rest',
    ['size', 'length'],
  ],
  // A bare 600 that is no grade here may have been a size.
  [(token) => is(token, 'name') && /^\d{2,3}$/.test(token.text), 'rest', ['size', 'length']],
  [
    (token) => is(token, 'name') && token.names?.every(({ kind }) => kind === 'grade') === true,
    'choice',
    ['grade'],
  ],
  [(token) => token.text.startsWith('forg'), 'choice', ['form', 'size']],
  [(token) => is(token, 'or'), 'choice', ['form', 'size', 'length']],
  // Of "3 pcs x 20 ft total" no piece is 20 ft long.
  [(token) => is(token, 'total'), 'choice', ['quantity', 'length']],
  [
    (token, draft) => is(token, 'to') && token.text !== 'to' && is(near(draft, token, 1), 'number'),
    'choice',
    ['size', 'length'],
  ],
];

function assumeOfRest(draft: Draft, marked: Quantity | null) {
  const left = draft.tokens.filter((token) => !draft.taken.has(token));
  for (const [isLeft, reason, fields] of assumptionsOfRest)
    if (left.some((token) => isLeft(token, draft))) assume(draft, reason, ...fields);
  // One bar cut into five, or five bars.
  if (/\bcut (?:in)?to \d+ ?(?:pcs?|pieces?|lengths?|blanks?)\b/.test(draft.row.rest))
    assume(draft, 'choice', 'quantity', 'length');
  if (left.some((token) => is(token, 'random')) && marked?.unit !== 'pieces')
    assume(draft, 'place', 'length');
}

/** The line with what its owner says and it does not. */
function inherited(
  draft: Draft,
  line: LineFields,
  owner: ParsedLine,
  isFormNamed: boolean,
): LineFields {
  const hasMaterial = line.metal !== null || line.grade !== null || line.spec !== null;
  const isEmpty = (value: unknown) =>
    value === null || (Array.isArray(value) && value.length === 0);
  const taken: LineField[] = [
    ...(hasMaterial ? [] : (['metal', 'grade', 'spec', 'condition'] as const)),
    ...(line.size === null ? (['size'] as const) : []),
    ...(owner.size === null ? (['quantity', 'unit'] as const) : []),
    'certificates',
  ];
  const result = { ...line };
  for (const field of taken)
    if (isEmpty(line[field]) && !isEmpty(owner[field])) {
      Object.assign(result, { [field]: owner[field] });
      draft.reasons.set(field, 'above');
    }
  const isRest = /(?<!\p{L})(?:but|except|aber)(?!\p{L})/iu.test(draft.row.text);
  if (
    owner.size &&
    line.size &&
    (isRest || (isAsThick(owner) && line.size.thickness === undefined))
  ) {
    Object.assign(result, {
      size: { ...owner.size, ...line.size },
      length: line.length ?? (isRest ? owner.length : null),
    });
    draft.reasons.set('size', 'above').set('length', 'above');
  }
  if (!isFormNamed && line.form !== null && line.form === owner.form)
    draft.reasons.set('form', 'above');
  return result;
}

function finished(draft: Draft, line: LineFields): ParsedLine {
  const isFilled = (field: LineField) => line[field] !== null;
  const reasons = [...draft.reasons].filter(([field]) => isFilled(field));
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

function textOf({ text, origins }: Row, { start, end }: Token) {
  const places = origins.slice(start, end).filter((origin) => origin >= 0);
  const [first] = places;
  return first === undefined ? '' : text.slice(first, (places.at(-1) ?? first) + 1).trim();
}
