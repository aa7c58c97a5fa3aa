import type { CatalogGrade, CatalogSpec, LineCatalog } from './catalog';

/** What a name stands for, and how sure that is. */
export interface Name {
  kind: 'metal' | 'grade' | 'spec';
  slug: string;
  /** Whether it needs something else in the row that says the same: 718 alone could be a number of anything. */
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
const separator = /^[ .\-/']{0,3}$/;
/** No name has more runs: "6al-2sn-4zr-2mo" has eight. */
const maxRuns = 10;

export function runsOf(text: string): readonly Run[] {
  const runs: Run[] = [];
  for (const { 0: letters, index } of text.matchAll(/\p{L}+|\d+/gu)) {
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

export type NameIndex = ReadonlyMap<string, readonly Name[]>;

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
    for (const [name, isWeak] of namesOfGrade(grade, catalog.grades))
      add(name, { kind: 'grade', slug: grade.slug, isWeak });
  // "Ti Gr 5 ELI" is the grade that is called as another one, with ELI behind it.
  for (const { slug, title } of catalog.grades) {
    const plain =
      / ELI$/.test(title) && catalog.grades.find((each) => `${each.title} ELI` === title);
    if (plain)
      for (const [name, isWeak] of namesOfGrade(plain, catalog.grades))
        add(`${name} ELI`, { kind: 'grade', slug, isWeak });
  }
  return index;
}

type Spelled = readonly [name: string, isWeak: boolean];

/** "AMS 4928" is also 4928, "ASTM B348" B348, "AMS-T-9047" MIL-T-9047. */
function namesOfSpec({ title }: CatalogSpec): readonly Spelled[] {
  const [organization = '', ...rest] = title.split(/[ -]/);
  const number = rest.join('-');
  if (!number) return [[title, false]];
  const isBare = /^\d+$/.test(number);
  return [
    [title, false],
    ...(organization === 'AMS' && !isBare ? [[`MIL-${number}`, true] as const] : []),
    ...(organization === 'ASTM' ? [[`ASME S${number}`, true] as const] : []),
    ...(organization === 'QQ' ? [[`AMS-${title}`, true] as const] : []),
    ...(isBare || organization === 'ASTM' ? [[number, isBare] as const] : []),
  ];
}

/** How trade names are shortened on lists. */
const trades: Readonly<Record<string, readonly string[]>> = {
  inconel: ['in', 'inco', 'inc', 'alloy', 'nickel alloy'],
  incoloy: ['in', 'inco', 'alloy'],
  hastelloy: ['hast', 'hastx', 'alloy'],
  monel: ['mon', 'alloy'],
  haynes: ['ha', 'hs', 'alloy'],
  custom: ['c', 'cust', 'carpenter'],
  nitronic: ['nit', 'nitr'],
  nickel: ['ni'],
  maraging: ['m', 'mar', 'vascomax', 'vasco', 'marage'],
  stellite: ['stel', 'alloy'],
  rene: ['r'],
  nitralloy: ['nit'],
};

/** Every way in which a list names a grade. */
function namesOfGrade(grade: CatalogGrade, all: readonly CatalogGrade[]): Spelled[] {
  const sure = [grade.title, ...grade.names]
    .flatMap(parted)
    .filter((name) => isOwn(name, grade, all));
  return [
    ...sure.map((name) => [name, /^\d\.\d{4}$/.test(name) || isGeneric(name)] as const),
    ...sure.filter((name) => /^\d{3,5}[a-z]{0,2}$/i.test(name)).flatMap(numbered),
    ...sure.flatMap(chained),
    ...[grade.title, ...grade.names].flatMap(dashed),
    ...traded(grade.title, all),
    ...grade.near.flatMap(parted).map((name) => [name, true] as const),
  ];
}

/** "304 / 304L" is also each of the two; "Grade 23 (R56407)" too. */
const parted = (name: string) => [
  ...new Set([name, ...name.split(/[()]|, | \/ /)].map((part) => part.trim()).filter(Boolean)),
];

/** Whether a name means this alloy and not a kind of metal: it has a digit, or stands in the title. */
const isOwn = (name: string, { title }: CatalogGrade, all: readonly CatalogGrade[]) =>
  !/^class\b/i.test(name) &&
  (/\d/.test(name) || name === title) &&
  all.every((other) => other.title === title || !other.names.includes(name));

/** Names that other things have too: "Grade 5" is also a bolt's, "CP-2" is not CP Grade 2. */
const isGeneric = (name: string) => /^(?:grade|gr|cp-|alloy|[a-z]{1,2})\s?\d{1,2}$/i.test(name);

/** "304" is also SS304, 304SS, T304. */
const numbered = (name: string): Spelled[] => [
  ...['ss', 't', 'tp', 'type', 'aisi', 'sae', 'cres', 'sus'].map(
    (before) => [before + name, false] as const,
  ),
  [`${name}ss`, false],
  [`${name}cres`, false],
];

/** "6AL-4V" is also 6-4 and Ti64; "CP Grade 2" is Gr 2 of titanium. */
function chained(name: string): Spelled[] {
  const [, chain = '', eli = ''] =
    /^(?:ti-)?((?:\d+(?:\.\d+)?[a-z]{1,2}-?){2,})( eli)?$/i.exec(name) ?? [];
  const numbers = chain.match(/\d+(?:\.\d+)?/g) ?? [];
  const [, short = ''] = /^ti-([\d-]+)$/i.exec(name) ?? [];
  const [, titled = '', grade = ''] = /^(cp )?grade (\d+)\b/i.exec(name) ?? [];
  return [
    ...(chain
      ? ([
          [`ti${chain}${eli}`, false],
          [`titanium ${chain}${eli}`, false],
        ] as const)
      : []),
    ...(numbers.length > 1
      ? ([
          [numbers.join('-') + eli, true],
          [`ti ${numbers.join('-')}${eli}`, false],
          [`titanium ${numbers.join('-')}${eli}`, false],
          [`ti${numbers.join('')}${eli}`, false],
          ...(numbers.length > 2 ? ([[numbers.join('') + eli, true]] as const) : []),
        ] as const)
      : []),
    ...(short
      ? ([
          [short, true],
          [`titanium ${short}`, false],
        ] as const)
      : []),
    ...(grade
      ? ['', 'ti ', 'titanium ', 'cp ', 'cp ti ', 'ti cp ', 'cp titanium ', 'titanium cp '].flatMap(
          (before) =>
            ['grade', 'gr', 'g'].map(
              (word) =>
                [
                  `${before}${word} ${grade}`,
                  before === '' || (before.includes('cp') && !titled),
                ] as const,
            ),
        )
      : []),
  ].map(([spelled, isWeak]) => [spelled, isWeak] as const);
}

/** "17-4 PH" is also 17-4, 17-4PH, PH 17-4 and 174PH. */
function dashed(name: string): Spelled[] {
  const [, first = '', second = '', mark = ''] = /^(\d\d)-(\d) (PH|MO)$/i.exec(name) ?? [];
  if (!first) return [];
  const number = `${first}-${second}`;
  const marks = mark === 'PH' ? ['ph'] : ['ph', 'mo', 'phmo', 'mo ph'];
  return [
    [number, false],
    ...marks.flatMap((each) => [
      [`${number}${each}`, false] as const,
      [`${first}${second}${each}`, false] as const,
    ]),
    [`ph${number}`, false],
    [`ph${number}mo`, false],
    [`ph${first}${second}`, false],
    [`ss${number}`, false],
  ];
}

/** "INCONEL 718" is also 718, IN718 and Alloy 718; "INVAR 36" is Invar, of which there is no other. */
function traded(title: string, all: readonly CatalogGrade[]): Spelled[] {
  const [, trade = '', number = ''] = /^([A-Z]+)[ -](.*\d.*|X)$/.exec(title) ?? [];
  if (!trade) return [];
  const known = trades[trade.toLowerCase()];
  const bare = number.replace(/^[A-Z]-?(?=\d)/, '');
  const isOnly = all.every((other) => other.title === title || !other.title.startsWith(trade));
  return [
    ...(known ?? []).flatMap((short) =>
      [...new Set([number, bare])].map(
        (each) => [`${short} ${each}`, `${short}${each}`.length < 4] as const,
      ),
    ),
    [`${trade} ${bare}`, false],
    ...(number.length > 2 ? [[number, /^\d+$/.test(number)] as const] : []),
    ...(isOnly && trade.length > 3 ? [[trade, true] as const] : []),
  ];
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
function lookUp(key: string, index: NameIndex): readonly Name[] {
  const spaced = /\d \d/.test(key) && /[a-z]/.test(key) ? key.replaceAll(' ', '-') : key;
  return (
    index.get(key) ?? index.get(spaced) ?? index.get(key.replace(/(?<=\d)ai(?=\d)/g, 'al')) ?? []
  );
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

/** Not a part of a longer number or word; one letter may follow, a spec's revision. */
function isWhole(text: string, start: number, end: number, lastEnd = -2) {
  // A name may touch the one before it: A276-304.
  const before = lastEnd === start - 1 ? '' : text.slice(Math.max(0, start - 2), start);
  const after = text.slice(end, end + 3);
  if (/\p{L}$/u.test(before) && !isDigit(text[start])) return false;
  if (/\p{L}$/u.test(before) || /\d$/.test(before) || /\d[.,/-]$/.test(before)) return false;
  if (/^\d/.test(after) || (/^[.,]\d/.test(after) && editionAfter(text, start, end) === 0))
    return false;
  // A lone letter belongs to a number only where it touches it: "x 40" is no X-40.
  return (
    !/^\p{L}(?: |-? +\d)/u.test(text.slice(start, end)) &&
    !(/^x\d{1,2}$/.test(text.slice(start, end)) && /[\d"'] ?$/.test(before))
  );
}
