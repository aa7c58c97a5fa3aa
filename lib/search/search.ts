import type { SearchDocument } from './document';
import { fit, type Name, toName, whole } from './name';
import { isNumber, isTypo, tokens } from './tokens';

/** A page that answers a search, the best first. */
export interface Found {
  kind: string;
  title: string;
  path: string;
  /** What it is, or what replaced it: "UNS R56400", "6AL-4V · bar, wire". */
  detail: string;
  /** The other name that it was found by, where that is not its title: "1.4545". */
  matched: string | null;
  /** Whether it is the only one found, or the only one of just this name: Enter opens it. */
  isOnly: boolean;
}

interface Prepared extends Omit<Found, 'matched' | 'isOnly'> {
  /** The title, and the other names as they are written. */
  written: readonly string[];
  names: readonly Name[];
  titleWords: ReadonlySet<string>;
  /** Of a spec, in which forms: bar, forgings. */
  forms: ReadonlySet<string>;
  /** The numbers of its title, as a buyer shortens it: "6-4" of Ti-6Al-4V. */
  numbers: string;
  /** Every word of it, those of its address (the metal's name) included. */
  words: ReadonlySet<string>;
}

export interface Index {
  pages: readonly Prepared[];
  /** Every word of any page, each once: far fewer than the pages' words together. */
  words: ReadonlySet<string>;
}

/** Works out once what each keystroke needs. */
export const toIndex = (documents: readonly SearchDocument[]): Index =>
  indexOf(documents.map(prepare));

/** As `toIndex`, in pieces of a few milliseconds: a key that is typed meanwhile is shown between two. */
export async function toIndexInPieces(documents: readonly SearchDocument[]): Promise<Index> {
  const pages: Prepared[] = [];
  let begun = performance.now();
  for (const document of documents) {
    pages.push(prepare(document));
    if (performance.now() - begun < maxPieceMs) continue;
    await new Promise((resolve) => setTimeout(resolve));
    begun = performance.now();
  }
  return indexOf(pages);
}

const maxPieceMs = 8;

function prepare([kind, title, path, detail, ...names]: SearchDocument): Prepared {
  const written = [title, ...names];
  const wordsOf = written.map(tokens);
  const titleWords = tokens(title);
  return {
    kind,
    title,
    path,
    detail,
    written,
    names: wordsOf.map(toName),
    titleWords: new Set(titleWords),
    forms: new Set(tokens(detail.split(' · ')[1] ?? '')),
    numbers: titleWords.filter(isNumber).join('-'),
    words: new Set([...wordsOf.flat(), ...tokens(path), ...tokens(kind)]),
  };
}

const indexOf = (pages: readonly Prepared[]): Index => ({
  pages,
  words: new Set(pages.flatMap((page) => [...page.words])),
});

/** Of two that fit equally well, the one that buyers more often mean. */
const favour: Readonly<Record<string, number>> = {
  Metal: 4,
  Grade: 3,
  Spec: 2.5,
  Tool: 2,
  Service: 1.5,
  Process: 1.5,
  Form: 1.2,
  Page: 1,
};
/** A match of another name counts a little less than one of the title. */
const otherName = 2;
/** Points where every word was found somewhere; a part of the words earns a part. */
const everyWord = 64;
/** A word of the title counts whole, one of another name or of the address a little less. */
const elsewhere = 0.97;
/** Below this a page has too little to do with what was typed. */
const minPoints = 30;
/** Letters that are looked at, more than the box takes: an address may bring 16 kB of them, which take seconds. */
const maxTypedLength = 100;

/** Of a number, a page so many points below the best has a fragment of it only. */
const fragment = 30;
/** Of two that fit equally well by one measure, the other decides: Ti 6-4 is nearer to Ti-6Al-4V than to Ti-6-2-4-2. */
const secondMeasure = 0.05;

/** More for a number that is the short form of a title, and for each form that a spec is for. */
const shortForm = 2;
const ofForm = 1;

/** A size, "7/8 in", which is not a part of any name; "1/2 hard" is. */
const size =
  /(?<![\p{L}\p{N}./-])\d{1,2}\/\d{1,2}(?:\s*(?:in(?:ch)?\b|["″]))?(?!\s*hard)(?![\p{L}\p{N}/])/giu;

/** The pages that answer what was typed, at most `maxResults`, the best first; equals stay in the index's order. */
export function search(index: Index, sought: string, maxResults = 8): readonly Found[] {
  const ranked = rank(index, sought);
  const [first, second] = ranked;
  const isOnly =
    !second || (first !== undefined && first.fits >= whole - otherName && first.fits > second.fits);
  // A name of two pages is the better one's: Ti-6Al-4V is no name for 6AL-4V ELI, though a standard calls it so.
  const owners = new Map<string, string>();
  for (const { page } of ranked)
    for (const name of page.written) if (!owners.has(name)) owners.set(name, page.path);
  return ranked
    .slice(0, maxResults)
    .map(({ page: { kind, title, path, detail, written }, at }, place) => ({
      kind,
      title,
      path,
      detail,
      matched: (at > 0 && written.find((name, i) => i === at && owners.get(name) === path)) || null,
      isOnly: isOnly && place === 0,
    }));
}

function rank(index: Index, sought: string) {
  const typed = sought.slice(0, maxTypedLength);
  const named = typed.replaceAll(size, ' ');
  const short: readonly string[] = typed.match(/\d+(?:-\d+)+/g) ?? [];
  const all = tokens(/\p{L}|\p{N}/u.test(named) ? named : typed).map((word) => ({
    word,
    likeness: likenessTo(word, index.words),
  }));
  const hasNumber = all.some(({ word, likeness }) => isNumber(word) && likeness.size > 0);
  // Unknown letters beside a known number are the name of a system ("AISI 630"). A single digit does not count as a number.
  const queryWords =
    hasNumber && /\d\D*\d/.test(named)
      ? all.filter(({ word, likeness }) => isNumber(word) || likeness.size > 0)
      : all;
  if (queryWords.length === 0) return [];
  const run = queryWords.map(({ word }) => word).join('');
  const ranked = withNumbers(index.pages, queryWords)
    .map((page) => {
      const { points: fits, at } = byName(page, run);
      const measures = [fits, byWords(page, queryWords)];
      const points = Math.max(...measures) + secondMeasure * Math.min(...measures);
      return { page, fits, at, points };
    })
    .filter(({ points }) => points >= minPoints);
  const best = ranked.reduce((most, { points }) => Math.max(most, points), 0);
  return ranked
    .filter(({ points }) => !hasNumber || points > best - fragment)
    .map((found) => ({
      ...found,
      points:
        found.points +
        (favour[found.page.kind] ?? 0) +
        (short.includes(found.page.numbers) ? shortForm : 0) +
        ofForm * all.filter(({ word }) => found.page.forms.has(word)).length,
    }))
    .toSorted((a, b) => b.points - a.points);
}

/** The pages that have each number typed, where any has: 5662 is not R56620, and 17-4 not 17-7. */
function withNumbers(pages: readonly Prepared[], queryWords: readonly QueryWord[]) {
  const numbers = queryWords.filter(
    ({ word, likeness }) => isNumber(word) && likeness.get(word) === 1,
  );
  const having = pages.filter(({ words: own }) => numbers.every(({ word }) => own.has(word)));
  return having.length > 0 ? having : pages;
}

/** How well a run fits the name it fits best, and which of them that is. */
function byName({ names }: Prepared, run: string) {
  let best = { points: 0, at: 0 };
  names.forEach((name, at) => {
    const points = fit(run, name) - (at > 0 ? otherName : 0);
    if (points > best.points) best = { points, at };
  });
  return best;
}

/** Long words weigh more, and numbers twice: of MIL-T-9047 or 718 forms it is the number that matters. */
function byWords(page: Prepared, queryWords: readonly QueryWord[]) {
  let weight = 0;
  let found = 0;
  for (const { word, likeness } of queryWords) {
    const length = word.length * (isNumber(word) ? 2 : 1);
    weight += length;
    found += length * (page.titleWords.has(word) ? 1 : elsewhere * likest(page, likeness));
  }
  return (everyWord * found) / weight;
}

function likest({ words: own }: Prepared, likeness: Likeness) {
  let best = 0;
  // Whichever are fewer: a single letter begins many words.
  if (own.size < likeness.size)
    for (const word of own) best = Math.max(best, likeness.get(word) ?? 0);
  else for (const [word, how] of likeness) if (how > best && own.has(word)) best = how;
  return best;
}

/** The words that something typed may mean, and how surely, up to 1. */
type Likeness = ReadonlyMap<string, number>;

interface QueryWord {
  word: string;
  likeness: Likeness;
}

/** As it is, in the singular, begun, or with a slip. A number is never taken for another. */
function likenessTo(typed: string, known: ReadonlySet<string>): Likeness {
  const singular = typed.length > 3 && typed.endsWith('s') ? typed.slice(0, -1) : typed;
  const likeness = new Map<string, number>();
  for (const word of known) {
    if (word === typed || word === singular) likeness.set(word, 1);
    else if (word.startsWith(singular)) likeness.set(word, 0.85);
    else if (!isNumber(typed) && isTypo(typed, word)) likeness.set(word, 0.7);
  }
  return likeness;
}
