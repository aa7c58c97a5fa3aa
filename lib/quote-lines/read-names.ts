import { formerNumber } from '@/lib/catalog/spec-number';
import {
  gradesUnder,
  isOfOneAlloy,
  type CatalogGrade,
  type CatalogSpec,
  type LineCatalog,
} from './catalog';
import type { Assumption } from './line';
import { findNames, type FoundName, type Name, type NameIndex } from './names';
import { blankOut, isDoubtful, setAside, type Row } from './row';
import { formPatterns } from './forms';
import { pattern } from './pattern';

export interface ReadNames {
  metal: string | null;
  grade: CatalogGrade | null;
  spec: CatalogSpec | null;
  /** Whether the grade is named by its W.-Nr.: buyers who write it measure in millimeters. */
  isMaterialNumber: boolean;
  assumed: readonly Assumption[];
}

/** A grade's number that is unlikely to be a size: 718, 6242, 1.4542, but not 36 or 6-4. */
const gradeNumber = /^(?:\d{3,5}|\d\.\d{4})$/;
const hasForm = (text: string) => formPatterns.some(([, , pattern]) => pattern.test(text));

/** What stands behind and before a number that is a size or a count, and no grade: `718 mm`, `qty 304`. */
const measuredAfter = pattern`
    ^ ?(?:
    "|'|x ?[\d.ø]|mm\b|cm\b|in\b|inch|ft\b|feet|m\b|lbs?\b|kgs?\b|pcs?\b|pieces?\b|ea\b
    |off\b|#|long\b|lg\b|wide\b|thk\b|thick|dia\b|@)
  `;
const measuredBefore = pattern`
    (?:\d ?x ?|ø ?|(?<!(?:["'\d]|\d ?(?:mm|cm|in|ft|ga)\.?) ?)\b
    (?:length|long|dia|od|id|ad|außen|innen|thk|wall|width)[ .:=#]{0,2}
    |\b(?:l|lg|len|lang|länge|h|w|b|t|d) ?[:=] ?
    |\b(?:qty|quantity|menge|by|x|@|no\.?|suite|room|ste\.?|floor)[ .:=#]{0,2}|[$€#] ?)$
  `;

interface Hit extends FoundName {
  name: Name;
  isDoubtful: boolean;
}

/** The names of a row: its spec, its grade and its metal. A name that nothing else in the row confirms is assumed. */
export function takeNames(row: Row, catalog: LineCatalog, index: NameIndex): ReadNames {
  const hits = hitsIn(row, index);
  const hitsOf = (kind: Name['kind']) => hits.filter(({ name }) => name.kind === kind);
  const metals = hitsOf('metal');
  const namedMetal = metals[0]?.name.slug ?? null;
  const spec = chosen(hitsOf('spec'), namedMetal, (slug) =>
    catalog.specs.find((each) => each.slug === slug),
  );
  const covered = spec ? gradesUnder(catalog, spec.item.slug) : [];
  const gradeHits = hitsOf('grade').filter(
    ({ start, end }) => !spec || end <= spec.hit.start || start >= spec.hit.end,
  );
  const fitting = gradeHits.filter(({ name }) => covered.some(({ slug }) => slug === name.slug));
  // Beside a spec that covers only one grade, a number that may be something else is not taken for another grade.
  const credible = covered.length === 1 ? gradeHits.filter(({ name }) => !name.isWeak) : gradeHits;
  const grade = chosen(fitting.length > 0 ? fitting : credible, namedMetal, (slug) =>
    catalog.grades.find((each) => each.slug === slug),
  );
  const isTogether = spec !== null && grade !== null && covered.includes(grade.item);
  const isAgreed = grade !== null && (isTogether || namedMetal === grade.item.metal);
  const isGuess =
    grade !== null &&
    grade.hit.name.isWeak &&
    !isAgreed &&
    !(gradeNumber.test(row.rest.slice(grade.hit.start, grade.hit.end)) && hasForm(row.rest));
  const [only] = covered;
  const impliedGrade = grade?.item ?? (covered.length === 1 && only ? only : null);
  const metal = impliedGrade?.metal ?? spec?.item.metal ?? namedMetal;
  const used = hits.filter((hit) => isUsed(hit, spec?.item.slug, grade?.item.slug, metal));
  const isMaterialNumber = used.some(({ start, end }) =>
    /^\d\.\d{4}(?:\.\d)?$/.test(row.rest.slice(start, end)),
  );
  // The spec does not cover the grade: one of the two is mistyped.
  const isOdd = spec !== null && grade !== null && covered.length > 0 && !isTogether;
  // CP-2 is the old name of Grade 3, but many buyers mean Grade 2 by it.
  const isOldName =
    grade !== null && /^cp[ -]?\d$/.test(row.rest.slice(grade.hit.start, grade.hit.end));
  const isFormerNumber =
    spec !== null &&
    formerNumber(spec.item.title) !== null &&
    row.rest.startsWith('mil', spec.hit.start);
  for (const { start, end } of used) blankOut(row, start, end);
  // A second grade or spec is set aside, so that it is read as no size and no count; a bare "600" may have been one.
  const others = hits.filter(
    ({ start, name }) => name.kind !== 'metal' && used.every((each) => each.start !== start),
  );
  const mayMeasure = others.some(({ start, end }) => /^\d{2,3}$/.test(row.rest.slice(start, end)));
  for (const { start, end } of others) setAside(row, start, end);
  // "AMS 4928 W 2 rd": a round has no width, so the letter is the revision.
  const revision = spec && roundOrHex.test(row.rest) && revisionLetter.exec(row.rest);
  if (revision) setAside(row, revision.index, revision.index + 1);
  const isMisspelled = metals.some((hit) => hit.isDoubtful) && !impliedGrade && !spec;
  const reasonOfGrade = !grade
    ? impliedGrade && !isOfOneAlloy(spec?.item) && 'spec'
    : grade.isDivided || isOdd
      ? 'choice'
      : grade.hit.isDoubtful
        ? 'spelling'
        : (isGuess || isOldName) && 'name';
  const reasonOfMetal =
    isOdd || grade?.isOfTwoMetals
      ? 'choice'
      : isGuess && spec === null
        ? 'name'
        : isMisspelled && 'spelling';
  const reasonOfSpec =
    isOdd || spec?.isDivided
      ? 'choice'
      : spec?.hit.isDoubtful
        ? 'spelling'
        : isFormerNumber
          ? 'former-number'
          : spec?.hit.name.isWeak && !isTogether && 'name';
  const reasons = [
    ['grade', reasonOfGrade],
    ['metal', reasonOfMetal],
    ['spec', reasonOfSpec],
  ] as const;
  return {
    metal,
    grade: impliedGrade,
    spec: spec?.item ?? null,
    isMaterialNumber,
    assumed: [
      ...(mayMeasure ? (['size', 'length'] as const).map((field) => [field, 'rest'] as const) : []),
      ...reasons.flatMap(([field, reason]) => (reason ? [[field, reason] as const] : [])),
    ],
  };
}

/** The names in a row that are no sizes, no counts and no part of another alloy's name. */
const hitsIn = (row: Row, index: NameIndex): readonly Hit[] =>
  findNames(row.rest, index)
    .filter(
      (found, i, all) =>
        !isMeasured(row.rest, found, all[i - 1]?.end) && !isOtherAlloy(row.rest, found),
    )
    .flatMap((found) => {
      const isUnsure = isDoubtful(row, found.start, found.end);
      return found.names.map((name) => ({ ...found, name, isDoubtful: isUnsure }));
    });

const isUsed = (
  { name }: Hit,
  spec: string | undefined,
  grade: string | undefined,
  metal: string | null,
) =>
  (name.kind === 'spec' && name.slug === spec) ||
  (name.kind === 'grade' && name.slug === grade) ||
  (name.kind === 'metal' && name.slug === metal);

/** The item that the names of one kind mean: that of the first sure name. It is divided where another one is named too. */
function chosen<T extends { slug: string; metal: string }>(
  hits: readonly Hit[],
  metal: string | null,
  find: (slug: string) => T | undefined,
) {
  const known = hits.flatMap((hit) => {
    const item = find(hit.name.slug);
    return item ? [{ hit, item }] : [];
  });
  const ofMetal = metal === null ? known : known.filter(({ item }) => item.metal === metal);
  const among = ofMetal.length > 0 ? ofMetal : known;
  const best = among.find(({ hit }) => !hit.name.isWeak) ?? among[0];
  if (!best) return null;
  const rivals = among.filter(
    ({ hit, item }) => item.slug !== best.item.slug && (best.hit.name.isWeak || !hit.name.isWeak),
  );
  const hasOther = ofMetal.length === 0 && metal !== null;
  const isOfTwoMetals = hasOther || rivals.some(({ item }) => item.metal !== best.item.metal);
  return { ...best, isDivided: rivals.length > 0 || hasOther, isOfTwoMetals };
}

/** Whether a name is the beginning of another alloy's that the catalog lacks: INVAR in "Invar 42", 718 in "718 Plus". */
const isOtherAlloy = (text: string, { names, start, end }: FoundName) =>
  (names.every(({ kind }) => kind === 'grade') &&
    /^ ?-?plus\b(?! ?\d)/.test(text.slice(end, end + 10))) ||
  (names.every(({ kind, isWeak }) => kind === 'grade' && isWeak) &&
    /^[a-z]+$/.test(text.slice(start, end)) &&
    pattern`
      ^[ -]{1,2}[a-z]?-?\d{2,4}[a-z]?(?![\w.,/"'-]
      | ?(?:x|mm|in|ft|pcs?|pieces?|ea|off|lbs?|kg|dia|round|rd)\b)
    `.test(text.slice(end, end + 24)));

const roundOrHex = /\b(?:rd|rnd|round|rb|rod|hex)/;
const revisionLetter = /(?<=\0 )[htw](?= )/;

const countLabel = /\b(?:qty|quantity|menge)[ .:=#]{0,2}$/;

/** Whether a name is a size or a count instead: a bare number (718), or a grade that can be read as meters (135M, 300M). */
function isMeasured(text: string, { start, end }: FoundName, lastEnd = 0) {
  const isNoCount = /^(?:\d{4,}|\d\d-\d)$/.test(text.slice(start, end));
  if (/^\d+ ?m$/.test(text.slice(start, end))) return countLabel.test(text.slice(0, start));
  if (!/^[\d.-]+$/.test(text.slice(start, end))) return false;
  // In "12 x 718 round" and "1x 718 3 in" the number before the x is a count, and 718 the grade.
  if (
    /^[^\p{L}\d]{0,8}\d{1,4}x $/u.test(text.slice(0, start)) ||
    (/^[^\p{L}\d]{0,8}\d{1,4} x $/u.test(text.slice(0, start)) &&
      /^ [a-z]{2}/.test(text.slice(end)))
  )
    return measuredAfter.test(text.slice(end, end + 12));
  // In "17-4 dia. 1-1/4" the label belongs to the next number.
  if (isNoCount && /^ (?:dia|od|id|thk|lg|l)\b[ .:=]{1,3}[\d.ø]/.test(text.slice(end, end + 12)))
    return false;
  return (
    text[start - 1] === '.' ||
    (measuredAfter.test(text.slice(end, end + 12)) &&
      !(isNoCount && /^ ?x/.test(text.slice(end)))) ||
    (/^[\d.]+$/.test(text.slice(start, end)) &&
      measuredBefore.test(text.slice(Math.max(lastEnd, start - 16), start))) ||
    (/\d-$/.test(text.slice(Math.max(0, start - 2), start)) && lastEnd < start - 1) ||
    (/^[-/]\d/.test(text.slice(end, end + 2)) && /^[\d]{1,3}$/.test(text.slice(start, end)))
  );
}
