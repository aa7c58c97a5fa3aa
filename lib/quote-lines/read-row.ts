import { inchesPerFoot, millimetersPerInch } from '@/lib/calculators/constants';
import { conditionsOf, type CatalogSpec, type LineCatalog } from './catalog';
import { takeDate } from './dates';
import { doubtsOf } from './doubts';
import { dimensionsOf, type Dimension } from './dimensions';
import {
  certificates,
  type Certificate,
  type LineField,
  type ParsedLine,
  type AssumptionReason,
  type QuantityUnit,
} from './line';
import type { NameIndex } from './names';
import { number, readAmount, toDecimal } from './numbers';
import { takePipe } from './pipe';
import { takeQuantity, type ReadQuantity } from './quantity';
import { takeNames, type ReadNames } from './read-names';
import { allOf, blankOut, isDoubtful, setAside, take, type Row } from './row';
import { toSizing, type Shape, type Sizing } from './sizes';
import * as patterns from './row-patterns';

/** What reading a row depends on. */
export interface Reading {
  catalog: LineCatalog;
  names: NameIndex;
  /** ISO date. */
  today: string;
}

/**
 * Reads every field of a row; what is left of it is unread. A step blanks out what it takes, so that no later one reads
 * it again. The order is from what can only be one thing to bare numbers, which can be anything:
 *
 * 1. Remarks and when a quote is due, before dates: "need quote by 11/30" is no date of delivery.
 * 2. Certificates that are not wanted, before certificates: "no DFARS".
 * 3. References, before names: "RFQ 4130-22: 3 pcs 17-4" is of 17-4 PH.
 * 4. Names, before specifications that the catalog lacks: every AMS number looks like one of those.
 * 5. Names, before the quantity: "625 sht .032x24x96 2 shts" is not 625 sheets; materials and specifications that the
 *    catalog lacks too: "Haynes 282 sheet, 2 sheets".
 * 6. Ranges, before the quantity: "Gr 7 plate 1/4 x 24 x 48 - 2" is not 7 pieces.
 * 7. The quantity, before the form: "Haynes 188, 2 sheets @ .050" counts by the word that is also its form.
 * 8. Sizes, from the numbers that are left, and last a quantity without a unit, from those that are no size.
 */
export function readRow(row: Row, { catalog, names, today }: Reading): ParsedLine {
  const reasons = new Map<LineField, AssumptionReason>();
  const assume: Assume = (field, reason) => {
    if (!reasons.has(field)) reasons.set(field, reason);
  };
  take(row, patterns.position);
  setAsideAll(row, [patterns.remarks, patterns.quoteDue]);
  takeConverted(row);
  const date = takeDate(row, today);
  if (date?.isAssumed) assume('needBy', 'date');
  setAsideAll(row, patterns.unwantedCertificates);
  const certificatesFound = takeCertificates(row, assume);
  setAsideAll(row, patterns.references);
  const named = takeNames(row, catalog, names);
  named.assumed.forEach((each) => assume(...each));
  setAsideAll(row, patterns.unknownSpecs);
  const condition = takeCondition(row, catalog, assume) ?? takeBareTemper(row, named, assume);
  const isBesideOther =
    patterns.otherMaterials.test(row.rest) ||
    patterns.unknownAlloys.some((pattern) => pattern.test(row.rest));
  if (isBesideOther) {
    assume('grade', 'choice');
    assume('metal', 'choice');
  }
  if (!named.grade) setAsideAll(row, patterns.unknownAlloys);
  const pipe = takePipe(row);
  if (pipe.isUnknown) assume('size', 'choice');
  if (setAsideAll(row, [patterns.range])) assume('size', 'choice');
  setAsideAll(row, patterns.asides);
  const explicitQuantity = takeQuantity(row) ?? takeLeading(row);
  const shape = takeForm(row, assume);
  const kind = take(row, patterns.flatWords) ? 'flat' : kindOf(named.spec);
  const dimensions = [...pipe.sizes, ...dimensionsOf(row, named)].toSorted(
    (a, b) => a.start - b.start,
  );
  const sizing = toSizing(dimensions, {
    ...shape,
    kind,
    hasQuantity: explicitQuantity !== null,
  });
  for (const { start, end } of sizing.used) blankOut(row, start, end);
  sizing.assumed.forEach((each) => assume(...each));
  const wire = explicitQuantity || countedPieces(sizing) ? null : ofWire(sizing);
  const quantity =
    explicitQuantity ??
    countedPieces(sizing) ??
    wire ??
    takeFootage(row, dimensions, sizing) ??
    takeLoose(row);
  quantity?.assumed.forEach((each) => assume(...each));
  // "Cut to 5 pieces" may be one bar cut into five, or five bars.
  if (patterns.cutInto.test(row.text))
    for (const each of ['quantity', 'length'] as const) assume(each, 'choice');
  // Without a count, "400 ft" may be the quantity and not the length of a piece.
  if (!quantity && sizing.used.some((each) => isUnlabelledFootage(each) && !each.followsCross))
    assume('length', 'place');
  const line = {
    text: row.text,
    metal: named.metal,
    grade: named.grade?.slug ?? null,
    spec: named.spec?.slug ?? null,
    condition,
    form: sizing.form,
    size: sizing.size,
    length: wire ? null : sizing.length,
    quantity: quantity?.quantity ?? null,
    unit: quantity?.unit ?? null,
    certificates: certificatesFound,
    needBy: date?.date ?? null,
  };
  doubtsOf(row, line.quantity).forEach((each) => assume(...each));
  const assumed = [...reasons].filter(([field]) => line[field] !== null);
  return {
    ...line,
    assumed: assumed.map(([field]) => field),
    reasons: Object.fromEntries(assumed),
    unread: unreadWords(row, certificatesFound.length > 0),
  };
}

type Assume = (field: LineField, reason: AssumptionReason) => void;

function takeCertificates(row: Row, assume: Assume): readonly Certificate[] {
  const found = new Set<Certificate>();
  for (const [certificate, pattern] of patterns.certificateWords)
    for (
      let match = takeMarked(row, pattern, 'certificates', assume);
      match;
      match = takeMarked(row, pattern, 'certificates', assume)
    ) {
      found.add(certificate);
      // In "6 mtr" it may be meters.
      if (/(?<!\d)\d{1,2} ?$/.test(row.rest.slice(0, match.index)) && match[0].startsWith('mtr'))
        assume('certificates', 'choice');
    }
  return certificates.filter((each) => found.has(each));
}

/** Takes a match. The field is assumed where the matched words were corrected. */
function takeMarked(row: Row, pattern: RegExp, field: LineField, assume: Assume) {
  const found = take(row, pattern);
  if (found && isDoubtful(row, found.index, found.index + found[0].length))
    assume(field, 'spelling');
  return found;
}

/** Takes out the repetition of a size in another unit: "2 in (50.8 mm)", "24" [609.6]". */
function takeConverted(row: Row) {
  if (!/\d[^()[\]]{0,9}[([]/.test(row.rest)) return;
  for (const { 0: found, 1: first = '', 2: second = '', index } of allOf(row.rest, inBothUnits)) {
    const [one, other] = [readAmount(first, false)?.value, readAmount(second, false)?.value];
    const ratio = one && other ? toDecimal(one) / toDecimal(other) : 1;
    const isSame = [ratio, 1 / ratio].some(
      (each) => Math.abs(each / millimetersPerInch - 1) < 0.02,
    );
    const start = index + found.search(/[([][^([]*$/);
    if (isSame) blankOut(row, start, index + found.length);
  }
}
const inBothUnits = new RegExp(
  `(?<![\\d.,])(${number}) ?(?:mm|"|in\\b\\.?)? ?[(\\[] ?ø? ?(${number}) ?(?:mm|"|in\\b\\.?)? ?[)\\]]`,
  'g',
);

/** Returns whether anything was set aside. */
function setAsideAll(row: Row, patterns: readonly RegExp[]) {
  const before = row.aside.length;
  for (const pattern of patterns)
    for (let found = pattern.exec(row.rest); found; found = pattern.exec(row.rest))
      setAside(row, found.index, found.index + found[0].length);
  return row.aside.length > before;
}

/**
 * The condition of a row, by our patterns or in the catalog's words, whichever is longer: "solution treated" is a part
 * of "solution treated and aged".
 */
function takeCondition(row: Row, catalog: LineCatalog, assume: Assume): string | null {
  const short = patterns.conditionWords.find(([, pattern]) => pattern.test(row.rest));
  const length = short?.[1].exec(row.rest)?.[0].length ?? 0;
  const long = conditionsOf(catalog).find(
    (condition) => condition.length > length && row.rest.includes(condition),
  );
  if (long) {
    const start = row.rest.indexOf(long);
    if (isDoubtful(row, start, start + long.length)) assume('condition', 'spelling');
    blankOut(row, start, start + long.length);
    return long;
  }
  const found = short && takeMarked(row, short[1], 'condition', assume);
  return found ? (short[0] ?? found.slice(1).join('')) : null;
}

/** A temperature behind a grade that has this temper: "15-5 1025" is H1025, "17-4 900 cond" H900. */
function takeBareTemper(row: Row, { grade }: ReadNames, assume: Assume): string | null {
  const temper = `h${bareTemper.exec(row.rest)?.[1] ?? ''}`;
  if (!grade?.conditions.includes(temper)) return null;
  take(row, bareTemper);
  assume('condition', 'name');
  return temper;
}
const bareTemper =
  /(?<=\0[ ,]{0,2}(?:cond(?:ition)?\b\.? ?)?)(9\d\d|1[01]\d\d)(?: cond(?:ition)?\b)?(?![\d.,"'/-]\d|["']| ?(?:x|mm|cm|in|ft|m|pcs?|pieces|ea|off|nos|lbs?|kgs?|lg|long|@)\b)/;

/** The form that a row names, and whether it names a bar without a section. */
function takeForm(row: Row, assume: Assume): Pick<Shape, 'form' | 'hasBarWord' | 'formAt'> {
  for (const [slug, isSure, pattern] of patterns.formWords) {
    const found = takeMarked(row, pattern, 'form', assume);
    if (!found) continue;
    if (!isSure) assume('form', 'word');
    if (slug.endsWith('-bar')) take(row, patterns.barWords);
    takeRepeatedForm(row, pattern);
    const [word] = found;
    const formAt = oneRound.test(word)
      ? { start: found.index, end: found.index + word.length }
      : null;
    return { form: slug, hasBarWord: false, formAt };
  }
  if (take(row, patterns.squareWords)) return { form: 'square', hasBarWord: true };
  if (take(row, patterns.discWords)) return { form: 'disc', hasBarWord: false };
  return { form: null, hasBarWord: take(row, patterns.barWords) !== null };
}

const oneRound = /^(?:rd|rnd|round|rund|ronde?|hex|hx)\.?$/;

/** Takes out a form that is repeated behind its quantity: "sheet .060 x 48 x 120, 5 shts". */
function takeRepeatedForm(row: Row, pattern: RegExp) {
  const again = pattern.exec(row.rest);
  if (again && /\0 ?$/.test(row.rest.slice(0, again.index)))
    blankOut(row, again.index, again.index + again[0].length);
}

/** The kind of form that a spec covers, where all its product forms are of that kind. */
function kindOf(spec: CatalogSpec | null): Shape['kind'] {
  const forms = spec?.productForms ?? [];
  if (forms.length === 0) return null;
  if (forms.every((form) => /^(?:sheet|strip|plate)$/.test(form))) return 'flat';
  if (forms.every((form) => form.endsWith('tubing'))) return 'tube';
  return forms.some((form) => /^(?:sheet|strip|plate)$/.test(form)) ? null : 'bar';
}

const assumedQuantity = (quantity: number, unit: QuantityUnit = 'pieces'): ReadQuantity => ({
  quantity,
  unit,
  assumed: [
    ['quantity', 'place'],
    ['unit', 'no-unit'],
  ],
});

/** A quantity at the start of a row: "3x 718", "20 ft 718". */
function takeLeading(row: Row): ReadQuantity | null {
  const times = take(row, /^[^\p{L}\d]{0,8}(\d{1,4}) ?x (?=[\p{L}\0])(?!ø|dia|od)/u);
  if (times) return { ...assumedQuantity(Number(times[1])), assumed: [] };
  const feet = take(
    row,
    /^[^\p{L}\d]{0,8}(\d{1,5}) ?(ft|feet|'|m|meters?|metres?)(?=[ \0])(?! ?x)/u,
  );
  return feet
    ? assumedQuantity(Number(feet[1]), feet[2]?.startsWith('m') ? 'meters' : 'feet')
    : null;
}

/** A count that was read as a size is in inches, converted from the unit of the sizes beside it. These convert it back. */
const perInch: Readonly<Record<string, number>> = {
  mm: millimetersPerInch,
  cm: millimetersPerInch / 10,
};
const countedPieces = ({ count }: Sizing) =>
  count && assumedQuantity(Math.round(count.inches * (perInch[count.unit ?? ''] ?? 1)));

/** A length that is the quantity, because wire is ordered by its length: "400 ft .125 dia wire". */
function ofWire({ form, length, used }: Sizing): ReadQuantity | null {
  const footage = used.find(
    (each) => isUnlabelledFootage(each) && !each.followsCross && each.inches === length,
  );
  // Other forms: a piece cannot be longer than a truck, 40 ft.
  return footage && (form === 'wire' || footage.inches > 480) ? inFeetOrMeters(footage) : null;
}

/** A number in feet or meters without a label. */
const isUnlabelledFootage = ({ unit, label }: Dimension) =>
  (unit === 'ft' || unit === 'm') && !label;

const inFeetOrMeters = ({ unit, inches }: Dimension) =>
  unit === 'ft'
    ? assumedQuantity(inches / inchesPerFoot, 'feet')
    : assumedQuantity(Math.round(inches * millimetersPerInch) / 1000, 'meters');

/** Feet or meters beside a length are the quantity: "20 ft lengths, 400 ft". */
function takeFootage(
  row: Row,
  dimensions: readonly Dimension[],
  { used, length }: Sizing,
): ReadQuantity | null {
  const footage = dimensions.find(
    (each) => isUnlabelledFootage(each) && used.every(({ start }) => start !== each.start),
  );
  if (length === null || !footage) return null;
  blankOut(row, footage.start, footage.end);
  return inFeetOrMeters(footage);
}

/** A whole number that stands alone at the beginning or the end of a row. */
function takeLoose(row: Row): ReadQuantity | null {
  // In columns separated by spaces the last number is the count, and the first one the number of the row.
  const found =
    (/^[ \0]{0,8}\d/.test(row.rest) ? take(row, / {2}([1-9]\d{0,3})[ \0]{0,40}$/) : null) ??
    take(row, /^[^\p{L}\d]{0,8}(\d{1,4})(?=[ \0,:-])(?![ \0,]{0,3}(?:\/|["']))/u) ??
    take(row, /[ \0,:=x-]([1-9]\d{0,3})[ \0.]{0,40}$/) ??
    take(row, /[ \0]- ([1-9]\d{0,3})(?= - )/) ??
    take(row, /(?<=\0), ([1-9]\d{0,2})(?=[,\0 ]*$|,)/);
  return found ? assumedQuantity(Number(found[1])) : null;
}

const unreadWord = /[^\s\0|;,]*[\p{L}\p{N}\p{So}][^\s\0|;,]*/gu;

/** The words that no field took, as the buyer wrote them, in their order. */
function unreadWords(row: Row, hasCertificates: boolean): readonly string[] {
  // "With certs" names no certificate.
  const rest = row.rest.replace(patterns.glue, (word) =>
    !hasCertificates && word.startsWith('cert') ? word : '\0'.repeat(word.length),
  );
  const words = allOf(rest, unreadWord).flatMap(({ 0: word, index }) => {
    const places = row.origins.slice(index, index + word.length).filter((origin) => origin >= 0);
    const [first] = places;
    return first === undefined ? [] : [[first, (places.at(-1) ?? first) + 1] as const];
  });
  return [...row.aside, ...words]
    .toSorted(([a], [b]) => a - b)
    .map(([start, end]) => row.text.slice(start, end).trim())
    .filter(Boolean);
}
