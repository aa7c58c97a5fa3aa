import type { LineCatalog } from './catalog';
import { allOf } from './row';
import { namesOfGrade, namesOfSpec } from './spellings';

/** What a name stands for. */
export interface Name {
  kind: 'metal' | 'grade' | 'spec';
  slug: string;
  /** Whether something else in the row must confirm it: 718 alone can be any number. */
  isWeak: boolean;
}

/** A run of letters or of digits; `joint` is the text between it and the run before it. */
interface Run {
  letters: string;
  joint: string;
  start: number;
  end: number;
}

/** Separators within a name: "W.-Nr.", "AMS - 4928", "17/4 PH". */
const separator = /^[ .:\-/'(]{0,3}$/;
/** The most runs of a name: "6al-2sn-4zr-2mo" has eight. */
const maxRuns = 10;

const run = /\p{L}+|\d+/gu;

function runsOf(text: string): readonly Run[] {
  const runs: Run[] = [];
  for (const { 0: letters, index } of allOf(text, run)) {
    const joint = text.slice(runs.at(-1)?.end ?? 0, index);
    runs.push({ letters, joint, start: index, end: index + letters.length });
  }
  return runs;
}

const isDigit = (letter = '') => letter >= '0' && letter <= '9';

/**
 * What joins two runs in a key: a point, a dash or a space between digits, nothing elsewhere. `null` where the name
 * ends.
 */
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
  return runsOf(text.toLowerCase()).reduce(
    (key, run) => key + (key && (jointOf(key, run) ?? '')) + run.letters,
    '',
  );
}

export interface NameIndex {
  byKey: ReadonlyMap<string, readonly Name[]>;
  /** Every beginning of every key, in the spelling of `startOf`: a search stops where no key begins so. */
  starts: ReadonlySet<string>;
}

/** A key in a spelling that is the same for all keys that `lookUp` accepts for one another. */
const startOf = (key: string) =>
  key.includes(' ') || key.includes('ai')
    ? key.replaceAll(' ', '-').replace(/(?<=\d)ai(?=\d|$)/g, 'al')
    : key;

/** Every name of the catalog by its key. */
export function toNameIndex(catalog: LineCatalog): NameIndex {
  const index = new Map<string, Name[]>();
  const add = (text: string, name: Name) => {
    const key = keyOf(text);
    const names = index.get(key) ?? [];
    if (key && !names.some(({ kind, slug }) => kind === name.kind && slug === name.slug))
      index.set(key, [...names, name]);
  };
  for (const { slug, names } of catalog.metals)
    for (const name of names) add(name, { kind: 'metal', slug, isWeak: false });
  for (const spec of catalog.specs)
    for (const [name, isWeak] of namesOfSpec(spec))
      add(name, { kind: 'spec', slug: spec.slug, isWeak });
  for (const grade of catalog.grades)
    for (const [name, isWeak] of namesOfGrade(grade, catalog))
      add(name, { kind: 'grade', slug: grade.slug, isWeak });
  // 6AL-4V ELI also has the names of 6AL-4V with ELI behind them: "Ti Gr 5 ELI".
  for (const { slug, title } of catalog.grades) {
    const plain =
      title.endsWith(' ELI') && catalog.grades.find((each) => `${each.title} ELI` === title);
    if (plain)
      for (const [name, isWeak] of namesOfGrade(plain, catalog))
        add(`${name} ELI`, { kind: 'grade', slug, isWeak });
  }
  const starts = new Set<string>();
  for (const key of index.keys())
    for (let end = 1, start = startOf(key); end <= start.length; end += 1)
      starts.add(start.slice(0, end));
  return { byKey: index, starts };
}

/** A name found in a row. */
export interface FoundName {
  names: readonly Name[];
  start: number;
  end: number;
}

/** The names in a text from left to right, at each place the longest. At most ten look-ups for each run. */
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
      const hit = lookUp(key, index).filter(({ kind }) => mayEnd(text, run.end, kind));
      if (hit.length > 0 && isWhole(text, runs[i]?.start ?? 0, run.end, found.at(-1)?.end)) {
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

/**
 * The names of a key. Where it is not known, it is looked up with a dash for a space if it has letters ("17 4 PH"), then
 * with "al" for "ai" between digits, which scanners confuse ("6AI-4V").
 */
function lookUp(key: string, { byKey }: NameIndex): readonly Name[] {
  const names = byKey.get(key);
  if (names) return names;
  // A key has spaces between digits only.
  const spaced = key.includes(' ') && /[a-z]/.test(key) ? key.replaceAll(' ', '-') : '';
  const scanned = key.includes('ai') ? key.replace(/(?<=\d)ai(?=\d)/g, 'al') : '';
  return byKey.get(spaced) ?? byKey.get(scanned) ?? [];
}

/** Words that are written behind a grade's number without a space: "718rd", "4130ann". */
const formSuffix =
  /^(?:[nt]|x(?=\d)|ht|ann|norm|rd|rb|hex|sq|bar|sht|plt|plate|sheet|tube|tbg)(?!\p{L})/u;

/**
 * Whether a name may end here. A letter behind a spec's number is its revision; behind a grade's it makes another
 * grade: 321H.
 */
const mayEnd = (text: string, end: number, kind: Name['kind']) => {
  const after = text.slice(end, end + 6);
  return (
    !/^\p{L}/u.test(after) ||
    (kind === 'spec' && !/^\p{L}\p{L}/u.test(after)) ||
    (kind === 'grade' && isDigit(text[end - 1]) && formSuffix.test(after))
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
function isWhole(text: string, start: number, end: number, lastEnd = -2) {
  // A name may touch the one before it: A276-304.
  const before = lastEnd === start - 1 ? '' : text.slice(Math.max(0, start - 2), start);
  const after = text.slice(end, end + 3);
  if (/\p{L}$/u.test(before) || /\d$/.test(before)) return false;
  if (/\d[.,/-]$/.test(before) && (before.at(-1) !== ',' || isDigit(text[start]))) return false;
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
