import type { LineCatalog } from './catalog';
import { allOf } from './row';
import { namesOfGrade, namesOfSpec } from './spellings';

/** What a name means, and how sure that is. */
export interface Name {
  kind: 'metal' | 'grade' | 'spec';
  slug: string;
  /** Whether something else in the row has to confirm it: 718 alone could be a number of anything. */
  isWeak: boolean;
}

/** A run of letters or of digits, and what separates it from the run before it. */
interface Run {
  letters: string;
  joint: string;
  start: number;
  end: number;
}

/** Separators that a name may have: "W.-Nr.", "AMS - 4928", "17/4 PH". */
const separator = /^[ .:\-/'(]{0,3}$/;
/** No name has more runs: "6al-2sn-4zr-2mo" has eight. */
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

/** What two runs are joined by in a key; `null` where no name goes on. Only between digits does it matter. */
function jointOf(before: string, { joint, letters }: Run): string | null {
  if (!separator.test(joint)) return null;
  if (!isDigit(before.at(-1)) || !isDigit(letters[0])) return '';
  // 6'-4" is a length, 6:4 a ratio.
  if (/[':]/.test(joint)) return null;
  if (joint.includes('.')) return '.';
  return /[-/]/.test(joint) ? '-' : ' ';
}

/** A name in the form that it is looked up by: "ti6al4v", "17-4ph", "1.4542". */
export function keyOf(text: string): string {
  return runsOf(text.toLowerCase()).reduce(
    (key, run) => key + (key && (jointOf(key, run) ?? '')) + run.letters,
    '',
  );
}

export interface NameIndex {
  byKey: ReadonlyMap<string, readonly Name[]>;
  /** How the keys begin, as `startOf` writes it: where no name goes on, none is looked for. */
  starts: ReadonlySet<string>;
}

/** A key as all keys that `lookUp` would find with it begin. */
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
  // "Ti Gr 5 ELI" is the grade that is called as another one, with ELI behind it.
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

/** The names in a text, the longest at each place, from left to right. At most ten look-ups for each run. */
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

/** The names of a key; with a dash for a space where letters make it sure ("17 4 PH"), with the l that a scanner takes for an I. */
function lookUp(key: string, { byKey }: NameIndex): readonly Name[] {
  const names = byKey.get(key);
  if (names) return names;
  // A key has spaces between digits only.
  const spaced = key.includes(' ') && /[a-z]/.test(key) ? key.replaceAll(' ', '-') : '';
  const scanned = key.includes('ai') ? key.replace(/(?<=\d)ai(?=\d)/g, 'al') : '';
  return byKey.get(spaced) ?? byKey.get(scanned) ?? [];
}

/** Words that lists write to a grade's number without a space. */
const suffix =
  /^(?:[nt]|x(?=\d)|ht|ann|norm|rd|rb|hex|sq|bar|sht|plt|plate|sheet|tube|tbg)(?!\p{L})/u;

/** A letter behind a number is a spec's revision, but another grade: 321H is not 321. */
const mayEnd = (text: string, end: number, kind: Name['kind']) => {
  const after = text.slice(end, end + 6);
  return (
    !/^\p{L}/u.test(after) ||
    (kind === 'spec' && !/^\p{L}\p{L}/u.test(after)) ||
    (kind === 'grade' && isDigit(text[end - 1]) && suffix.test(after))
  );
};

/** The length of the edition behind a material number: 1.4548.4. */
const editionAfter = (text: string, start: number, end: number) =>
  /^\d\.\d{4}$/.test(text.slice(start, end)) && /^\.\d(?!\d)/.test(text.slice(end, end + 3))
    ? 2
    : 0;

/** A size whose next figure begins with an x: `2.5rd x40` is no X-40. */
const sized =
  /(?:["']|\d ?(?:rd|round|dia|rb|bar|hex|sq|square|flat|plate|sheet|od|id|thk|wall|wide)?\.?) ?$/;

/** Not a part of a longer number or word; one letter may follow, a spec's revision. */
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
  // A lone letter belongs to a number only where it touches it: "x 40" is no X-40.
  return (
    !/^\p{L}(?: |-? +\d)/u.test(text.slice(start, end)) &&
    !(
      /^x\d{1,2}$/.test(text.slice(start, end)) &&
      (sized.test(text.slice(Math.max(0, start - 16), start)) || /^ ?(?:["']|mm|in|ft)/.test(after))
    )
  );
}
