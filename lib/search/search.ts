import { type NameIndex, nameIndexing } from '@/lib/catalog/names';
import type { SearchDocument } from './document';
import { toNamedContent } from './known-names';
import { formWordsOf, isFormWord } from '@/lib/catalog/form-words';
import { isNumber, isTypo, tokens } from '@/lib/catalog/words';
import { inTurns } from '@/lib/runtime/in-turns';

/** A page found for what was typed. */
export interface Found {
  kind: string;
  title: string;
  path: string;
  /** A line below the title, such as "UNS R56400" or "6Al-4V · annealed · bar, wire"; at a superseded spec, what replaced it. */
  detail: string;
  /** The other name that it was found by, where that is not its title: "1.4545". */
  matched: string | null;
  /** Whether it is the only page found, or the only one with exactly this name; `find` also asks that it has all typed. */
  opensOnEnter: boolean;
}

/** A name prepared for search: its letters in one run, and the places in the run where a word begins or the last one ends. */
interface SearchName {
  run: string;
  boundaries: ReadonlySet<number>;
}

export interface Prepared extends Omit<Found, 'matched' | 'opensOnEnter'> {
  written: readonly string[];
  names: readonly SearchName[];
  titleWords: ReadonlySet<string>;
  /** Every word of its names, its kind and its address, in which the metal's name is. */
  words: ReadonlySet<string>;
}

export interface Index {
  pages: readonly Prepared[];
  /** Every word of any page, once: a typed word is compared with each of them only once. */
  words: ReadonlySet<string>;
  pageByPath: ReadonlyMap<string, Prepared>;
  /** Every name of a metal, a grade or a spec. Their slugs are the addresses of their pages. */
  names: NameIndex;
}

/** Prepares what each keystroke reads, in turns with what a browser shows meanwhile. */
export const toIndex = (documents: readonly SearchDocument[]): Promise<Index> =>
  inTurns(indexing(documents));

function* indexing(documents: readonly SearchDocument[]): Generator<undefined, Index> {
  const pages: Prepared[] = [];
  const words = new Set<string>();
  for (const document of documents) {
    const page = toPage(document);
    pages.push(page);
    for (const word of page.words) words.add(word);
    yield;
  }
  const names = yield* nameIndexing(toNamedContent(documents));
  return { pages, words, names, pageByPath: new Map(pages.map((page) => [page.path, page])) };
}

/** The hardness of a condition, whose numbers name no grade: "H925: 38 HRC, 375 HB min". */
const statedHardness = /: .*\d H(?:RC|B)\b.*/;

function toPage([kind, title, path, detail, ...names]: SearchDocument): Prepared {
  const written = [title, ...names];
  const wordsOf = written.map((name) => tokens(name.replace(statedHardness, '')));
  const titleWords = tokens(title);
  return {
    kind,
    title,
    path,
    detail,
    written,
    names: wordsOf.map(toName),
    titleWords: new Set(titleWords),
    // A form is found by what specs call it, and a spec by the forms in its line.
    words: new Set([
      ...wordsOf.flat(),
      ...tokens(path),
      ...tokens(kind),
      ...(/^(?:Form|Spec)$/.test(kind) ? formWordsOf(`${title} ${detail}`).filter(isFormWord) : []),
    ]),
  };
}

function toName(words: readonly string[]): SearchName {
  let at = 0;
  const boundaries = words.map((word) => (at += word.length));
  return { run: words.join(''), boundaries: new Set([0, ...boundaries]) };
}

const wholeNamePoints = 100;
const startPoints = 84;
const partPoints = 74;
/** Added where the part also ends where a word ends: 4928 in AMS 4928, but not in AMS 49281. */
const wordEndPoints = 5;
/** Subtracted for each letter of the name that was not typed, so that 316 comes before 316LVM. */
const untypedLetterPoints = 0.2;

/** Points of typed letters for a name, 0 where no word begins with them. `breaks`: where in them a number ends. */
function fit(typed: string, breaks: readonly number[], { run, boundaries }: SearchName): number {
  if (run === typed) return wholeNamePoints;
  let best = 0;
  for (let at = run.indexOf(typed); at >= 0; at = run.indexOf(typed, at + 1)) {
    if (!boundaries.has(at) || !breaks.every((end) => boundaries.has(at + end))) continue;
    const points = at === 0 ? startPoints : partPoints;
    const end = boundaries.has(at + typed.length) ? wordEndPoints : 0;
    const untyped = Math.min(run.length - typed.length, 30);
    best = Math.max(best, points + end - untypedLetterPoints * untyped);
  }
  return best;
}

/** Points by kind: of two pages that fit equally well, the one that buyers mean more often comes first. */
const kindPoints: Readonly<Record<string, number>> = {
  Metal: 4,
  Grade: 3,
  Spec: 2.5,
  Tool: 2,
  Service: 1.5,
  Process: 1.5,
  Contact: 1.3,
  Form: 1.2,
  Page: 1,
};
/** Subtracted where a name other than the title was matched. */
const otherNamePoints = 2;
/** Points where every word was found somewhere in the page; fewer words get a share of them. */
const everyWordPoints = 64;
/** The share that a word of another name or of the address counts; a word of the title counts 1. */
const elsewhereShare = 0.97;
const minPoints = 30;
/** Characters that are searched for. The box takes fewer; an address may have 16 kB of them, which would take seconds. */
export const maxTypedLength = 100;

/** Where a number was typed, a page this many points below the best contains only a part of it, and is left out. */
const fragmentPoints = 30;
/** The greater of a page's points for name and for words counts, and this share of the smaller decides between equals. */
const secondMeasureShare = 0.05;

/** The pages found for what was typed, at most `maxResults`, the best first; equals stay in the index's order. */
export function search(index: Index, query: string, maxResults = 8): readonly Found[] {
  const ranked = rank(index, query);
  const [first, second] = ranked;
  const opensOnEnter =
    !second ||
    (first !== undefined &&
      first.fits >= wholeNamePoints - otherNamePoints &&
      first.fits > second.fits);
  // A name that two pages have is shown at the better of the two: not Ti-6Al-4V at 6Al-4V ELI, which a standard calls so.
  const owners = new Map<string, string>();
  for (const { page } of ranked)
    for (const name of page.written) if (!owners.has(name)) owners.set(name, page.path);
  return ranked.slice(0, maxResults).map(({ page, at }, place) => {
    const matched = page.written.find((name, i) => i === at && owners.get(name) === page.path);
    return {
      ...toFound(page, (at > 0 && matched) || null),
      opensOnEnter: opensOnEnter && place === 0,
    };
  });
}

/** A page of the index as it is shown, by the name that was taken for it. */
export const toFound = (
  { kind, title, path, detail }: Prepared,
  matched: string | null = null,
): Found => ({ kind, title, path, detail, matched, opensOnEnter: false });

/** Numbers that are a name only whole: an AMS number and a Werkstoff number. AMS 5832 is not ISO 5832, nor 1.4999 2.4999. */
const wholeNumbers = /\bams[\s-]*\d{4}(?!\d)|(?<![\d.])\d\.\d{4}(?!\d)/gi;
const withoutSpaces = (name: string) => name.toLowerCase().replaceAll(/[\s-]/g, '');

/** The pages that have every such number of a query in one of their names. */
function withWholeNumbers(pages: readonly Prepared[], typed: string) {
  const numbers = (typed.match(wholeNumbers) ?? []).map(withoutSpaces);
  return pages.filter(({ written }) =>
    numbers.every((number) => written.some((name) => withoutSpaces(name).includes(number))),
  );
}

function rank(index: Index, query: string) {
  const typed = query.slice(0, maxTypedLength);
  const all = tokens(typed).map((word) => ({ word, likeness: likenessTo(word, index.words) }));
  const hasNumber = all.some(({ word, likeness }) => isNumber(word) && likeness.size > 0);
  // Unknown letters beside a known number of two digits or more are the name of a system and are ignored: "AISI 630".
  const queryWords =
    hasNumber && /\d\D*\d/.test(typed)
      ? all.filter(({ word, likeness }) => isNumber(word) || likeness.size > 0)
      : all;
  if (queryWords.length === 0) return [];
  let run = '';
  const breaks: number[] = [];
  for (const { word } of queryWords) {
    if (/\p{N}$/u.test(run) && isNumber(word)) breaks.push(run.length);
    run += word;
  }
  const ranked = withNumbers(withWholeNumbers(index.pages, typed), queryWords)
    .map((page) => {
      const { points: fits, at } = byName(page, run, breaks);
      const measures = [fits, byWords(page, queryWords)];
      const points = Math.max(...measures) + secondMeasureShare * Math.min(...measures);
      return { page, fits, at, points, hasAll: hasAll(page, queryWords) };
    })
    .filter(({ points }) => points >= minPoints);
  const best = ranked.reduce((highest, { points }) => Math.max(highest, points), 0);
  const complete = ranked.filter((found) => found.hasAll);
  return (hasNumber || complete.length === 0 ? ranked : complete)
    .filter(({ points }) => !hasNumber || points > best - fragmentPoints)
    .map((found) => ({
      ...found,
      points: found.points + (kindPoints[found.page.kind] ?? 0),
    }))
    .toSorted((a, b) => b.points - a.points);
}

/** The pages that have every typed number as it is; all pages where none has: 5662 does not find R56620, nor 17-4 17-7. */
function withNumbers(pages: readonly Prepared[], queryWords: readonly QueryWord[]) {
  const numbers = queryWords.filter(
    ({ word, likeness }) => isNumber(word) && likeness.get(word) === 1,
  );
  const having = pages.filter(({ words: own }) => numbers.every(({ word }) => own.has(word)));
  return having.length > 0 ? having : pages;
}

/** The most points that a run of letters has for one of the page's names, and the place of that name. */
function byName({ names }: Prepared, run: string, breaks: readonly number[]) {
  let best = { points: 0, at: 0 };
  names.forEach((name, at) => {
    const points = fit(run, breaks, name) - (at > 0 ? otherNamePoints : 0);
    if (points > best.points) best = { points, at };
  });
  return best;
}

/** Points for the words found in a page. A word weighs its length, a number twice that: "9047" decides in MIL-T-9047. */
function byWords(page: Prepared, queryWords: readonly QueryWord[]) {
  let weight = 0;
  let found = 0;
  for (const { word, likeness } of queryWords) {
    const length = word.length * (isNumber(word) ? 2 : 1);
    weight += length;
    found +=
      length * (page.titleWords.has(word) ? 1 : elsewhereShare * bestLikeness(page, likeness));
  }
  return (everyWordPoints * found) / weight;
}

/** Whether a page has each typed word that any page has: "titanium bar" finds no titanium in other forms. */
const hasAll = (page: Prepared, queryWords: readonly QueryWord[]) =>
  queryWords.every(({ likeness }) => likeness.size === 0 || bestLikeness(page, likeness) > 0);

function bestLikeness({ words: own }: Prepared, likeness: Likeness) {
  let best = 0;
  // The loop is over the shorter list: a single letter is the beginning of many words.
  if (own.size < likeness.size)
    for (const word of own) best = Math.max(best, likeness.get(word) ?? 0);
  else for (const [word, how] of likeness) if (how > best && own.has(word)) best = how;
  return best;
}

/** The known words that a typed word may stand for, each with how likely it is, up to 1. */
type Likeness = ReadonlyMap<string, number>;

interface QueryWord {
  word: string;
  likeness: Likeness;
}

/** Known words equal to what was typed, beginning with it, or a typing slip away. No number is another's slip. */
export function likenessTo(typed: string, known: ReadonlySet<string>): Likeness {
  const singular = typed.length > 3 && typed.endsWith('s') ? typed.slice(0, -1) : typed;
  const likeness = new Map<string, number>();
  for (const word of known) {
    if (word === typed || word === singular) likeness.set(word, 1);
    else if (word.startsWith(singular)) likeness.set(word, 0.85);
    else if (!isNumber(typed) && isTypo(typed, word)) likeness.set(word, 0.7);
  }
  return likeness;
}
