import type { LineCatalog } from './catalog';
import { takeCertificates, unwantedCertificates } from './certificates';
import { takeCondition } from './conditions';
import { takeConverted } from './converted';
import { takeDate } from './dates';
import { dimensionsOf, type Dimension } from './dimensions';
import { doubtsOf } from './doubts';
import { kindOf, takeForm, type NamedForm } from './forms';
import { doubtsOfCount, takeBareQuantity, takeLeading } from './implied-quantity';
import type { Assumption, AssumptionReason, Certificate, LineField, ParsedLine } from './line';
import type { NameIndex } from './names';
import { takePipe } from './pipe';
import { takeQuantity, type ReadQuantity } from './quantity';
import { takeNames, type ReadNames } from './read-names';
import { allOf, blankOut, setAsideAll, take, type Row } from './row';
import { glue, position } from './row-patterns';
import * as aside from './set-aside';
import { takeSeveralSizes } from './several-sizes';
import { takeSizeRange } from './size-range';
import { toSizing, type Sizing } from './sizes';

/** What reading a row depends on. */
export interface Reading {
  catalog: LineCatalog;
  names: NameIndex;
  /** ISO date. */
  today: string;
}

/** What the steps have read of a row so far. */
interface Draft {
  needBy: string | null;
  certificates: readonly Certificate[];
  named: ReadNames;
  condition: string | null;
  /** The outside diameter and the wall of a nominal pipe size. */
  pipe: readonly Dimension[];
  quantity: ReadQuantity | null;
  form: NamedForm;
  dimensions: readonly Dimension[];
  sizing: Sizing;
}

const emptyDraft: Draft = {
  needBy: null,
  certificates: [],
  named: { metal: null, grade: null, spec: null, isMaterialNumber: false, assumed: [] },
  condition: null,
  pipe: [],
  quantity: null,
  form: { form: null, hasBarWord: false, isFlat: false, formAt: null, assumed: [] },
  dimensions: [],
  sizing: { form: null, size: null, length: null, count: null, used: [], assumed: [] },
};

/**
 * A step reads what is left of a row and the draft, and returns what it adds to the draft and assumes. What it takes is
 * blanked out in the row, so that no later step reads it again; what it sets aside is shown as unread.
 */
type Read = (
  row: Row,
  draft: Draft,
  reading: Reading,
) => Partial<Draft> & { assumed?: readonly Assumption[] };

/** A step that only sets the matches of its patterns aside. */
const setsAside =
  (...patterns: readonly RegExp[]): Read =>
  (row) => {
    setAsideAll(row, patterns);
    return {};
  };

/**
 * The steps in their order: from what can only be one thing to bare numbers, which can be anything. The texts that are read
 * wrong in another order are in the test.
 */
export const steps: Readonly<Record<string, Read>> = {
  // "1. ", "Item 2:"
  position: (row) => {
    take(row, position);
    return {};
  },
  // What the site writes behind a line: "notes [for job 7]"
  remarks: setsAside(aside.remarks),
  // "need quote by 11/30", which is no date of delivery
  quoteDue: setsAside(aside.quoteDue),
  // "(50.8 mm)" behind "2 in"
  convertedSizes: (row) => {
    takeConverted(row);
    return {};
  },
  // "by 12/15"
  date: (row, _, { today }) => {
    const found = takeDate(row, today);
    return { needBy: found?.date ?? null, assumed: found?.isAssumed ? [['needBy', 'date']] : [] };
  },
  // "no DFARS"
  unwantedCertificates: setsAside(...Object.values(unwantedCertificates)),
  // "C of C", "EN 10204 3.1"
  certificates: takeCertificates,
  // "RFQ 4130-22", whose number is no grade
  references: setsAside(...Object.values(aside.references)),
  // "AMS 4928", "Ti 6-4"
  names: (row, _, { catalog, names }) => {
    const named = takeNames(row, catalog, names);
    return { named, assumed: named.assumed };
  },
  // "H900", "annealed"
  condition: (row, { named }, { catalog }) => takeCondition(row, named.grade, catalog),
  // "AMS 2750": every AMS number looks like it, so it comes behind the names
  unknownSpecs: setsAside(...Object.values(aside.unknownSpecs)),
  // "Haynes 282", whose 282 is no count of sheets
  otherMaterials: (row, { named }) => {
    const isBesideOther = aside.isOfOtherMaterial(row.rest);
    if (!named.grade) setAsideAll(row, Object.values(aside.unknownAlloys));
    return {
      assumed: isBesideOther
        ? [
            ['grade', 'choice'],
            ['metal', 'choice'],
          ]
        : [],
    };
  },
  // "2 in sch 40"
  pipe: (row) => {
    const { sizes, isUnknown } = takePipe(row);
    return { pipe: sizes, assumed: isUnknown ? [['size', 'choice']] : [] };
  },
  // The end of "2.00-2.25 dia"
  range: (row) => ({ assumed: setAsideAll(row, [aside.range]) ? [['size', 'choice']] : [] }),
  // "+/- .005", "32-36 HRC", "Gr 7"
  asides: setsAside(...Object.values(aside.asides)),
  // `2" and 3" dia`, which are two lines
  severalSizes: (row) => ({ assumed: takeSeveralSizes(row) }),
  // `1" to 2"`, behind "+1/8 -1/8" and "32 to 36 HRC"
  sizeRange: (row) => ({ assumed: takeSizeRange(row) }),
  // "4 spools", which may be of 33 lb each
  spools: (row) => ({
    assumed: setAsideAll(row, [aside.spools])
      ? [
          ['quantity', 'choice'],
          ['unit', 'choice'],
        ]
      : [],
  }),
  // "3 pcs", "qty 4", "two dozen"
  markedQuantity: (row) => ({ quantity: takeQuantity(row) ?? takeLeading(row) }),
  // "rd", "plate"; a count such as "2 sheets" is taken before
  form: (row) => {
    const form = takeForm(row);
    return { form, assumed: form.assumed };
  },
  // The numbers that are left
  sizes: (row, { pipe, named, form, quantity }) => {
    const dimensions = [...pipe, ...dimensionsOf(row, named)].toSorted((a, b) => a.start - b.start);
    const kind = form.isFlat ? 'flat' : kindOf(named.spec);
    const sizing = toSizing(dimensions, { ...form, kind, hasQuantity: quantity !== null });
    for (const { start, end } of sizing.used) blankOut(row, start, end);
    return { dimensions, sizing, assumed: sizing.assumed };
  },
  // A number that is no size: the last in "2-1/2 RD 36 3"
  quantity: (row, { quantity: marked, dimensions, sizing }) => {
    const read = marked ? { quantity: marked, sizing } : takeBareQuantity(row, dimensions, sizing);
    return { ...read, assumed: [...(read.quantity?.assumed ?? []), ...doubtsOfCount(row, read)] };
  },
  // What is left makes fields doubtful
  rest: (row, { quantity }) => ({ assumed: doubtsOf(row, quantity?.quantity ?? null) }),
};

const allSteps = Object.values(steps);

/** Reads every field of a row; what is left of it is unread. Another order is for the test only. */
export function readRow(row: Row, reading: Reading, order = allSteps): ParsedLine {
  const draft: Draft = { ...emptyDraft };
  const assumed: Assumption[] = [];
  for (const read of order) {
    const added = read(row, draft, reading);
    if (added.assumed) assumed.push(...added.assumed);
    Object.assign(draft, added);
  }
  const { needBy, certificates, named, condition, quantity, sizing } = draft;
  const line = {
    text: row.text,
    metal: named.metal,
    grade: named.grade?.slug ?? null,
    spec: named.spec?.slug ?? null,
    condition,
    form: sizing.form,
    size: sizing.size,
    length: sizing.length,
    quantity: quantity?.quantity ?? null,
    unit: quantity?.unit ?? null,
    certificates,
    needBy,
  };
  // The first reason of a field counts.
  const reasons = new Map<LineField, AssumptionReason>();
  for (const [field, reason] of assumed)
    if (line[field] !== null && !reasons.has(field)) reasons.set(field, reason);
  return {
    ...line,
    assumed: [...reasons.keys()],
    reasons: Object.fromEntries(reasons),
    unread: unreadWords(row, certificates.length > 0),
  };
}

const unreadWord = /[^\s\0|;,]*[\p{L}\p{N}\p{So}][^\s\0|;,]*/gu;

/** The words that no field took, as the buyer wrote them, in their order. */
function unreadWords(row: Row, hasCertificates: boolean): readonly string[] {
  // "With certs" names no certificate.
  const rest = row.rest.replace(glue, (word) =>
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
