import { isFormWord } from './form-words';
import { namesakesIn, namesOfGrade, namesOfSpec, parted, type Spelled } from './spellings';
import { plain } from './words';
import { memoize } from '@/lib/runtime/memoize';

/** The content whose names are known, from WordPress. */
export interface NamedContent {
  /** `names` are those that a text may use: "titanium", "Ti". */
  metals: readonly { slug: string; names: readonly string[] }[];
  grades: readonly NamedGrade[];
  specs: readonly NamedSpec[];
  forms: readonly { slug: string; title: string }[];
}

export interface NamedSpec {
  slug: string;
  metal: string;
  title: string;
}

export interface NamedGrade extends NamedSpec {
  /** The UNS number first; W.-Nr., trade names and identical alloys of other systems. */
  names: readonly string[];
  /** Names of similar alloys of other systems, not identical ones. */
  near: readonly string[];
}

export interface Name {
  kind: 'metal' | 'grade' | 'spec' | 'form';
  slug: string;
  /** The slug of its metal; `null` for forms. */
  metal: string | null;
  /** Whether something else in the text must confirm it: 718 alone can be any number. */
  isWeak: boolean;
  /** The name as the content has it; `null` where buyers shorten it or write it otherwise. */
  written: string | null;
}

/** Every name of the catalog, found by how buyers write it. */
export interface NameIndex {
  byKey: ReadonlyMap<string, readonly Name[]>;
  /** Every beginning of every key, in the spelling of `startOf`: a search stops where no key begins so. */
  starts: ReadonlySet<string>;
}

/** The index of the names of a catalog. It is made once for each catalog. */
export const nameIndexOf = memoize((content: NamedContent) => withoutPause(nameIndexing(content)));

export function withoutPause<T>(task: Generator<undefined, T>): T {
  let step = task.next();
  while (!step.done) step = task.next();
  return step.value;
}

/** Makes the index of the names of a catalog, and yields after each item, so that a browser may pause there. */
export function* nameIndexing(content: NamedContent): Generator<undefined, NameIndex> {
  const byKey = new Map<string, Name[]>();
  const starts = new Set<string>();
  const add = (
    name: Omit<Name, 'isWeak' | 'written'>,
    [text, isWeak]: Spelled,
    written?: string,
  ) => {
    const key = keyOf(text);
    if (!key) return;
    const names = byKey.get(key) ?? [];
    if (!names.some(({ kind, slug }) => kind === name.kind && slug === name.slug))
      byKey.set(key, [...names, { ...name, isWeak, written: written ?? null }]);
    const start = startOf(key);
    for (let end = start.length; end > 0 && !starts.has(start.slice(0, end)); end -= 1)
      starts.add(start.slice(0, end));
  };
  const { metals, specs, grades, forms } = content;
  for (const { slug, names } of metals)
    for (const name of names) add({ kind: 'metal', slug, metal: slug }, [name, false], name);
  for (const { slug, metal, title } of specs) {
    for (const name of namesOfSpec(title))
      add({ kind: 'spec', slug, metal }, name, name[0] === title ? title : undefined);
    yield;
  }
  const namesakes = namesakesIn(content);
  const byTitle = new Map(grades.toReversed().map((grade) => [grade.title, grade]));
  for (const grade of grades) {
    const { slug, metal, title } = grade;
    const written = new Map(
      [...grade.near, ...grade.names, title].flatMap((name) =>
        parted(name).map((part) => [keyOf(part), name] as const),
      ),
    );
    for (const name of namesOfGrade(grade, namesakes))
      add({ kind: 'grade', slug, metal }, name, written.get(keyOf(name[0])));
    yield;
  }
  // 6Al-4V ELI also has the names of 6Al-4V with ELI behind them: "Ti Gr 5 ELI".
  for (const { slug, metal, title } of grades) {
    const plain = title.endsWith(' ELI') && byTitle.get(title.slice(0, -' ELI'.length));
    if (plain)
      for (const [name, isWeak] of namesOfGrade(plain, namesakes))
        add({ kind: 'grade', slug, metal }, [`${name} ELI`, isWeak]);
  }
  for (const { slug, title } of forms)
    add({ kind: 'form', slug, metal: null }, [title, false], title);
  return { byKey, starts };
}

interface Run {
  letters: string;
  joint: string;
  start: number;
  end: number;
}

/** Separators within a name: "W.-Nr.", "AMS - 4928", "17/4 PH". */
const separator = /^[ .:\-/'(]{0,3}$/;
const maxRuns = 10;

const run = /\p{L}+|\d+/gu;

function runsOf(text: string): readonly Run[] {
  const runs: Run[] = [];
  for (const { 0: letters, index } of text.matchAll(run)) {
    const joint = text.slice(runs.at(-1)?.end ?? 0, index);
    runs.push({ letters, joint, start: index, end: index + letters.length });
  }
  return runs;
}

const isDigit = (letter = '') => letter >= '0' && letter <= '9';

/** What joins two runs in a key: a mark between digits, nothing elsewhere. `null` where the name ends. */
function jointOf(before: string, { joint, letters }: Run): string | null {
  if (!separator.test(joint)) return null;
  if (!isDigit(before.at(-1)) || !isDigit(letters[0])) return '';
  // 6'-4" is a length, and 6:4 a ratio.
  if (/[':]/.test(joint)) return null;
  if (joint.includes('.')) return '.';
  return /[-/]/.test(joint) ? '-' : ' ';
}

/** The key that a name is looked up by: "ti6al4v", "17-4ph", "1.4542". */
export function keyOf(text: string): string {
  return runsOf(plain(text)).reduce(
    (key, run) => key + (key && (jointOf(key, run) ?? '')) + run.letters,
    '',
  );
}

/** A key in a spelling that is the same for all keys that `lookUp` accepts for one another. */
const startOf = (key: string) =>
  key.includes(' ') || key.includes('ai')
    ? key.replaceAll(' ', '-').replace(/(?<=\d)ai(?=\d|$)/g, 'al')
    : key;

export interface FoundName {
  names: readonly Name[];
  start: number;
  end: number;
}

/** The metals, grades and specs that a text names, from left to right, at each place the longest. At most ten look-ups for each run. */
export function findNames(text: string, index: NameIndex): readonly FoundName[] {
  const runs = runsOf(text);
  const found: FoundName[] = [];
  for (let i = 0; i < runs.length; i += 1) {
    let key = '';
    let last = -1;
    let names: readonly Name[] = [];
    for (let j = i; j < runs.length && j < i + maxRuns; j += 1) {
      const run = runs[j];
      const joint = run && (j === i ? '' : jointOf(key, run));
      if (!run || joint === null) break;
      key += joint + run.letters;
      if (!index.starts.has(startOf(key))) break;
      const hit = lookUp(key, index).filter(
        ({ kind }) => kind !== 'form' && mayEnd(text, run.end, kind),
      );
      if (
        hit.length > 0 &&
        isNotPartOfWord(text, runs[i]?.start ?? 0, run.end, found.at(-1)?.end)
      ) {
        last = j;
        names = hit;
      }
    }
    const [first, end] = [runs[i], runs[last]];
    if (!first || !end) continue;
    const edition = editionAfter(text, first.start, end.end);
    found.push({ names, start: first.start, end: end.end + edition });
    i = last;
  }
  return found;
}

/** Where a key is unknown, also with dashes for spaces ("17 4 PH"), and with "al" for a scanned "ai" ("6AI-4V"). */
function lookUp(key: string, { byKey }: NameIndex): readonly Name[] {
  const names = byKey.get(key);
  if (names) return names;
  const spaced = key.includes(' ') && /[a-z]/.test(key) ? key.replaceAll(' ', '-') : '';
  const scanned = key.includes('ai') ? key.replace(/(?<=\d)ai(?=\d)/g, 'al') : '';
  return byKey.get(spaced) ?? byKey.get(scanned) ?? [];
}

/** Besides forms, words that are written behind a grade's number without a space: "718rd", "4130ann". */
const conditionSuffix = /^(?:[nt]|ht|ann|norm)$/;

/** Whether the letters behind a grade's number are a word of their own: "718rd", "718x2". */
const isSuffix = (after: string) => {
  const letters = /^\p{L}+/u.exec(after)?.[0] ?? '';
  return isFormWord(letters) || conditionSuffix.test(letters) || /^x\d/.test(after);
};

/** A letter behind a spec's number is its revision; behind a grade's it makes another grade: 321H. */
const mayEnd = (text: string, end: number, kind: Name['kind']) => {
  const after = text.slice(end, end + 11);
  return (
    !/^\p{L}/u.test(after) ||
    (kind === 'spec' && !/^\p{L}\p{L}/u.test(after)) ||
    (kind === 'grade' && isDigit(text[end - 1]) && isSuffix(after))
  );
};

/** The length of the suffix of a material number: 2 for the ".4" of 1.4548.4. */
const editionAfter = (text: string, start: number, end: number) =>
  /^\d\.\d{4}$/.test(text.slice(start, end)) && /^\.\d(?!\d)/.test(text.slice(end, end + 3))
    ? 2
    : 0;

/** The end of a size before an x: in `2.5rd x40` the x40 is the next size, and not the alloy X-40. */
const sizeEnd =
  /(?:["']|\d ?(?:rd|round|dia|rb|bar|hex|sq|square|flat|plate|sheet|od|id|thk|wall|wide)?\.?) ?$/;

/** Whether a name is not a part of a longer number or word. */
function isNotPartOfWord(text: string, start: number, end: number, lastEnd = -2) {
  // A name may touch the one before it: A276-304.
  const before = lastEnd === start - 1 ? '' : text.slice(Math.max(0, start - 2), start);
  const after = text.slice(end, end + 3);
  if (/\p{L}$/u.test(before) || /\d$/.test(before)) return false;
  const isNewWord =
    before.at(-1) === ',' || (before.at(-1) === '-' && /^\p{L}{3}/u.test(text.slice(start, end)));
  if (/\d[.,/-]$/.test(before) && (!isNewWord || isDigit(text[start]))) return false;
  if (
    /^\d/.test(after) ||
    (/^[.,]\d/.test(after) &&
      !(after[0] === ',' && /\p{L}/u.test(text.slice(start, end))) &&
      editionAfter(text, start, end) === 0)
  )
    return false;
  // A single letter belongs to a number only without a space between them: "x 40" is not X-40.
  return (
    !/^\p{L}(?: |-? +\d)/u.test(text.slice(start, end)) &&
    !(
      /^x\d{1,2}$/.test(text.slice(start, end)) &&
      (sizeEnd.test(text.slice(Math.max(0, start - 16), start)) ||
        /^ ?(?:["']|mm|in|ft)/.test(after))
    )
  );
}
