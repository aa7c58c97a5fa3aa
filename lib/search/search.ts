import type { SearchDocument } from './document';
import { fit, type Name, toName } from './name';
import { compact, isNumber, isSlip, words } from './words';

/** A page that answers a search, the best first. */
export interface Found {
  kind: string;
  title: string;
  path: string;
}

interface Prepared extends Found {
  names: readonly Name[];
  /** Every word of it, those of its address (the metal's name) included. */
  words: ReadonlySet<string>;
}

export interface Index {
  pages: readonly Prepared[];
  /** Every word of any page, each once: far fewer than the pages' words together. */
  words: ReadonlySet<string>;
}

/** Works out once what each keystroke needs. */
export function toIndex(documents: readonly SearchDocument[]): Index {
  const pages = documents.map(([kind, title, path, ...names]) => ({
    kind,
    title,
    path,
    names: [title, ...names].map(toName),
    words: new Set([title, path, kind, ...names].flatMap(words)),
  }));
  return { pages, words: new Set(pages.flatMap((page) => [...page.words])) };
}

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
/** Below this a page has too little to do with what was typed. */
const minPoints = 30;
/** Letters that are looked at, more than the box takes: an address may bring 16 kB of them, which take seconds. */
const maxTypedLength = 100;

/** The pages that answer what was typed, at most `most`, the best first; equals stay in the index's order. */
export function search(index: Index, sought: string, maxResults = 8): readonly Found[] {
  const typed = sought.slice(0, maxTypedLength);
  const asked = words(typed);
  if (asked.length === 0) return [];
  const run = compact(typed);
  const likenesses = asked.map((word) => likenessTo(word, index.words));
  return index.pages
    .map((page) => ({
      page,
      points: Math.max(byName(page, run), byWords(page, asked, likenesses)),
    }))
    .filter(({ points }) => points >= minPoints)
    .map(({ page, points }) => ({ page, points: points + (favour[page.kind] ?? 0) }))
    .toSorted((a, b) => b.points - a.points)
    .slice(0, maxResults)
    .map(({ page: { kind, title, path } }) => ({ kind, title, path }));
}

const byName = ({ names }: Prepared, run: string) =>
  Math.max(...names.map((name, i) => fit(run, name) - (i > 0 ? otherName : 0)));

/** Long words weigh more: in MIL-T-9047 it is the number that matters. */
function byWords(page: Prepared, asked: readonly string[], likenesses: readonly Likeness[]) {
  let weight = 0;
  let found = 0;
  asked.forEach((word, i) => {
    weight += word.length;
    found += word.length * likest(page, likenesses[i]!);
  });
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

/** As it is, in the singular, begun, or with a slip. A number is never taken for another. */
function likenessTo(typed: string, known: ReadonlySet<string>): Likeness {
  const singular = typed.length > 3 && typed.endsWith('s') ? typed.slice(0, -1) : typed;
  const likeness = new Map<string, number>();
  for (const word of known) {
    if (word === typed || word === singular) likeness.set(word, 1);
    else if (word.startsWith(singular)) likeness.set(word, 0.85);
    else if (!isNumber(typed) && isSlip(typed, word)) likeness.set(word, 0.7);
  }
  return likeness;
}
