import { formerNumber } from '@/lib/catalog/spec-number';
import type { Name } from '@/lib/catalog/names';
import { conditionsOf, gradesUnder, isOfOneAlloy, type CatalogGrade } from './catalog';
import { assume, free, is, isCorrected, near, take, type Reading, type Material } from './reading';
import type { Token } from './tokens';

interface Hit<T> {
  token: Token;
  name: Name;
  item: T;
}

interface Choice<T> extends Hit<T> {
  isDivided: boolean;
}

export function readMaterial(reading: Reading): Material {
  const names = namesOf(reading);
  const metals = names.filter(({ names: all }) => all?.some(({ kind }) => kind === 'metal'));
  const namedMetal = metals[0]?.names?.find(({ kind }) => kind === 'metal')?.slug ?? null;
  const spec = chosen(hitsOf(names, 'spec', reading.catalog.specs), namedMetal);
  const covered = spec ? gradesUnder(reading.catalog, spec.item.slug) : [];
  const hits = hitsOf(names, 'grade', reading.catalog.grades).filter(
    ({ token }) => token !== spec?.token,
  );
  const fitting = hits.filter((hit) => covered.includes(hit.item));
  // Beside a spec of one grade, a number that may be something else is no other grade.
  const credible = covered.length === 1 ? hits.filter(({ name }) => !name.isWeak) : hits;
  const grade = chosen(fitting.length > 0 ? fitting : credible, namedMetal);
  const item = grade?.item ?? (covered.length === 1 ? (covered[0] ?? null) : null);
  const metal = item?.metal ?? spec?.item.metal ?? namedMetal;
  take(reading, spec?.token, grade?.token, ...metals);
  // 6-4 and Ti 6-4, or a UNS number in brackets, name the same grade twice.
  for (const token of names)
    if (token.names?.some(({ slug }) => slug === item?.slug || slug === spec?.item.slug))
      take(reading, token);
  const isTogether = grade !== null && covered.includes(grade.item);
  if (grade && covered.length > 0 && !isTogether)
    assume(reading, 'choice', 'grade', 'metal', 'spec');
  if (grade?.isDivided) assume(reading, 'choice', 'grade', 'metal');
  if (grade && isCorrected(reading, grade.token)) assume(reading, 'spelling', 'grade');
  if (grade && isUnconfirmed(reading, grade, isTogether || namedMetal === grade.item.metal))
    assume(reading, 'name', 'grade', ...(spec ? [] : (['metal'] as const)));
  if (!grade && item && spec && !isOfOneAlloy(spec.item)) assume(reading, 'spec', 'grade');
  if (metals.some((each) => isCorrected(reading, each))) assume(reading, 'spelling', 'metal');
  if (spec) {
    if (spec.isDivided) assume(reading, 'choice', 'spec');
    if (isCorrected(reading, spec.token)) assume(reading, 'spelling', 'spec');
    if (formerNumber(spec.item.title) && spec.token.text.startsWith('mil'))
      assume(reading, 'former-number', 'spec');
    if (spec.name.isWeak && !isTogether) assume(reading, 'name', 'spec');
  }
  // Beside a material that the site does not sell, a grade's number may mean something else.
  if (free(reading, 'otherMaterial', 'unlistedAlloy').length > 0)
    assume(reading, 'choice', 'grade', 'metal');
  return {
    metal,
    grade: item,
    spec: spec?.item ?? null,
    condition: readCondition(reading, grade?.token, item),
    isByMaterialNumber: [
      grade?.token.text ?? '',
      ...free(reading, 'unlistedAlloy').map(({ text }) => text),
    ].some((text) => /^\d\.\d{4}/.test(text)),
  };
}

/** The names of the row that are no sizes and no counts, and no part of another standard's grade. */
export function namesOf(reading: Reading): readonly Token[] {
  const all = reading.tokens.filter(({ kind }) => kind === 'name');
  const sure = all.filter((token) => !isMeasure(reading, token));
  const isNamed = sure.some(({ names }) => names?.some(({ kind }) => kind !== 'metal'));
  return all.filter((token) => {
    if (!sure.includes(token)) return !isNamed && isGradeBeforeCross(reading, token);
    return !isOfOtherStandard(reading, token);
  });
}

/** A number that no size can be: "RD 2 316 x 12" names the grade between the diameter and the length. */
function isGradeBeforeCross(reading: Reading, token: Token) {
  const before = near(reading, token, -1);
  const isBehindSize = is(
    before,
    'label',
    'form',
    'number',
    'unit',
    'tolerance',
    'finish',
    'condition',
  );
  return is(near(reading, token, 1), 'cross') && isBehindSize;
}

/** Whether a name that is a number is a size or a count here: 718 in "718 mm", "x 304", "qty 625". */
export function isMeasure(reading: Reading, token: Token): boolean {
  const [before, after] = [near(reading, token, -1), near(reading, token, 1)];
  if (!token.amount) return false;
  if (is(before, 'quantity')) return true;
  // "3 x 17-4": the number before the x is a count.
  if (is(before, 'cross') && before.at === 1) return is(after, 'unit', 'cross');
  // "Ref. 316-22" is no grade.
  if (
    /^\d{1,3}$/.test(token.text) &&
    /^[-/]\d/.test(reading.row.rest.slice(token.end)) &&
    !is(near(reading, token, 2), 'name')
  )
    return true;
  if (is(before, 'name') && /^\d\.\d{4}$/.test(before.text)) return true;
  const isLong = /^(?:\d{4,}|\d\.\d{4})$/.test(token.text);
  if (is(after, 'unit', 'at')) return true;
  if (is(after, 'count', 'cross')) return !isLong;
  if (is(before, 'cross')) return true;
  return is(before, 'label') && !is(near(reading, before, -1), 'number', 'unit', 'name');
}

/** "A193 Gr 6": the grade of another standard is no titanium, and neither is a class of bolts. */
function isOfOtherStandard(reading: Reading, token: Token) {
  const isTitanium = reading.tokens.some(({ names }) =>
    names?.some(({ slug }) => slug === 'titanium'),
  );
  if (isTitanium || !/^(?:gr(?:ade)?|g)\.? ?\d{1,2}$/.test(token.text)) return false;
  return reading.tokens.some((each) => is(each, 'unlistedSpec', 'otherMaterial', 'otherShape'));
}

const hitsOf = <T extends { slug: string; metal: string }>(
  names: readonly Token[],
  kind: Name['kind'],
  items: readonly T[],
): readonly Hit<T>[] =>
  names.flatMap((token) =>
    (token.names ?? [])
      .filter((name) => name.kind === kind)
      .flatMap((name) => {
        const item = items.find(({ slug }) => slug === name.slug);
        return item ? [{ token, name, item }] : [];
      }),
  );

/** The item that the names of one kind mean: that of the first sure name. */
function chosen<T extends { slug: string; metal: string }>(
  hits: readonly Hit<T>[],
  metal: string | null,
): Choice<T> | null {
  const ofMetal = metal === null ? hits : hits.filter(({ item }) => item.metal === metal);
  const among = ofMetal.length > 0 ? ofMetal : hits;
  const best = among.find(({ name }) => !name.isWeak) ?? among[0];
  if (!best) return null;
  const isRival = ({ item, name }: Hit<T>) =>
    item.slug !== best.item.slug && (best.name.isWeak || !name.isWeak);
  return { ...best, isDivided: among.some(isRival) };
}

/** Whether nothing else in the row shows that a name such as 600 or "CP-2" is this grade. */
function isUnconfirmed(reading: Reading, { name, token }: Choice<CatalogGrade>, isAgreed: boolean) {
  // CP-2 is the old name of Grade 3, but many buyers mean Grade 2 by it.
  if (/^(?:ti )?cp[ -]?\d$/.test(token.text)) return true;
  const isNumber = /^(?:\d{3,5}|\d\.\d{4})$/.test(token.text);
  return (
    name.isWeak && !isAgreed && !(isNumber && reading.tokens.some(({ kind }) => kind === 'form'))
  );
}

/** A temper, the catalog's own words, or ours: the longest, because "solution treated" is a part of others. */
function readCondition(
  reading: Reading,
  ofGrade: Token | undefined,
  grade: CatalogGrade | null,
): string | null {
  const { row, tokens, catalog } = reading;
  const words = free(reading, 'temper', 'condition');
  const tempers = words.filter((token) => is(token, 'temper'));
  // "Cond A, H1025 after machining": the temper is what the part has.
  const temper = tempers.find(({ text }) => /\d/.test(text)) ?? tempers[0];
  const longest = temper ?? words.toSorted((a, b) => b.end - b.start - (a.end - a.start))[0];
  const length = longest ? longest.end - longest.start : 0;
  const listed = temper
    ? undefined
    : conditionsOf(catalog).find((each) => each.length > length && row.rest.includes(each));
  const start = listed ? row.rest.indexOf(listed) : (longest?.start ?? 0);
  const end = start + (listed?.length ?? length);
  if (end === start) return bareTemper(reading, ofGrade, grade);
  take(reading, ...tokens.filter((token) => token.start >= start && token.end <= end));
  take(reading, ...words.filter(({ value }) => value === longest?.value));
  if (isCorrected(reading, { start, end })) assume(reading, 'spelling', 'condition');
  if (free(reading, 'condition', 'temper').length > 0) assume(reading, 'choice', 'condition');
  if (!temper) return listed ?? longest!.value;
  const letters = temper.text.replace(/cond(?:ition)?\.?|[ -]/g, '');
  return letters.length === 1 ? `condition ${letters}` : letters;
}

/** A temperature behind a grade that has this temper: "15-5 1025" is H1025. */
function bareTemper(reading: Reading, ofGrade: Token | undefined, grade: CatalogGrade | null) {
  const number = reading.tokens.find(
    (token) =>
      token.at > (ofGrade?.at ?? Infinity) && grade?.conditions.includes(`h${token.value}`),
  );
  if (!number) return null;
  take(reading, number);
  assume(reading, 'name', 'condition');
  return `h${number.value}`;
}
