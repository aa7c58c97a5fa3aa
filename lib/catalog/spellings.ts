import type { NamedContent, NamedGrade } from './names';
import { formerNumber } from './spec-number';

/** What the spellings of one grade depend on in the others. Made once, so that the index of many grades takes linear time. */
export interface Namesakes {
  /** The titles of the grades that have a name. */
  titles: ReadonlyMap<string, ReadonlySet<string>>;
  /** The titles that begin with each word, in lower case: Invar 36. */
  ofTrade: ReadonlyMap<string, ReadonlySet<string>>;
  /** The names of metals, in lower case. */
  metals: ReadonlySet<string>;
}

export function namesakesIn({
  grades,
  metals,
}: Pick<NamedContent, 'grades' | 'metals'>): Namesakes {
  const titles = new Map<string, Set<string>>();
  const ofTrade = new Map<string, Set<string>>();
  const add = (to: Map<string, Set<string>>, name: string, title: string) =>
    to.set(name, (to.get(name) ?? new Set()).add(title));
  for (const { title, names } of grades) {
    for (const name of names) add(titles, name, title);
    add(ofTrade, /^[a-z]*/.exec(title.toLowerCase())?.[0] ?? '', title);
  }
  return {
    titles,
    ofTrade,
    metals: new Set(metals.flatMap(({ names }) => names.map((name) => name.toLowerCase()))),
  };
}

/** A name as buyers write it, and whether something else in the row must confirm it. */
export type Spelled = readonly [name: string, isWeak: boolean];

const sure = (...names: readonly string[]): Spelled[] => names.map((name) => [name, false]);
const weak = (...names: readonly string[]): Spelled[] => names.map((name) => [name, true]);

/** The names of a spec: "AMS 4928" is also 4928, "ASTM B348" B348, "AMS-T-9047" MIL-T-9047. */
export function namesOfSpec(title: string): readonly Spelled[] {
  const [organization = '', ...rest] = title.split(/[ -]/);
  const number = rest.join('-');
  if (!number) return [[title, false]];
  const isBare = /^\d+$/.test(number);
  const former = formerNumber(title);
  return [
    ...sure(title),
    ...weak(...(former ? [former] : [])),
    ...(organization === 'ASTM' ? weak(`ASME S${number}`) : []),
    ...(organization === 'QQ' ? weak(`AMS-${title}`) : []),
    ...(isBare ? weak(number) : organization === 'ASTM' ? sure(number) : []),
  ];
}

const tradeAbbreviations: Readonly<Record<string, readonly string[]>> = {
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

export function namesOfGrade(grade: NamedGrade, namesakes: Namesakes): Spelled[] {
  const ownOf = (names: readonly string[]) =>
    names.flatMap(parted).filter((name) => isOwn(name, grade, namesakes));
  const all = [grade.title, ...grade.names];
  const own = ownOf(all);
  return [
    ...own.map((name) => [name, /^\d\.\d{4}$/.test(name) || isGeneric(name)] as const),
    ...own
      .flatMap((name) => /^(?:type )?(\d{3,5}[a-z]{0,2})$/i.exec(name)?.[1] ?? [])
      .flatMap(numbered),
    ...own.flatMap(chained),
    ...all.flatMap(dashed),
    ...traded(grade.title, namesakes).filter(([name]) => !namesakes.metals.has(name.toLowerCase())),
    ...sure(...own.filter((name) => /^[A-Z]\d{5}$/.test(name)).map((name) => `UNS ${name}`)),
    ...weak(...ownOf(grade.near)),
  ];
}

/** A name and its parts: "304 / 304L" is also 304 and 304L, "Grade 23 (R56407)" also R56407. */
export const parted = (name: string) => [
  ...new Set([name, ...name.split(/[()]|, | \/ /)].map((part) => part.trim()).filter(Boolean)),
];

/** Whether a name means this alloy and no class of alloys: it has a digit or is the title, and no other grade has it. */
const isOwn = (name: string, { title }: NamedGrade, { titles }: Namesakes) =>
  !/^class\b/i.test(name) &&
  (/\d/.test(name) || name === title) &&
  isOnlyOne(titles.get(name), title);

const isOnlyOne = (titles: ReadonlySet<string> | undefined, title: string) =>
  !titles || titles.size === (titles.has(title) ? 1 : 0);

/** Whether a name has other meanings: "Grade 5" is also a class of bolts, and "CP-2" is not CP Grade 2. */
const isGeneric = (name: string) => /^(?:grade|gr|cp-|alloy|[a-z]{1,2})\s?\d{1,2}$/i.test(name);

/** "304" and "Type 304" are also SS304, 304SS, T304. */
const numbered = (name: string) =>
  sure(
    ...['ss', 't', 'tp', 'type', 'aisi', 'sae', 'cres', 'sus'].map((before) => before + name),
    `${name}ss`,
    `${name}cres`,
  );

/** "6Al-4V" is also 6-4 and Ti64; "CP Grade 2" is Gr 2 of titanium. */
function chained(name: string): Spelled[] {
  const [, chain = '', eli = ''] =
    /^(?:ti-)?((?:\d+(?:\.\d+)?[a-z]{1,2}-?){2,})( eli)?$/i.exec(name) ?? [];
  const numbers = chain.match(/\d+(?:\.\d+)?/g) ?? [];
  const [, short = ''] = /^ti-([\d-]+)$/i.exec(name) ?? [];
  const [, titled = '', grade = ''] = /^(cp )?grade (\d+)\b/i.exec(name) ?? [];
  // CP-1 to CP-3 are old names of other grades.
  const isOldName = Number(grade) <= 3;
  const dashes = numbers.join('-') + eli;
  const digits = numbers.join('') + eli;
  return [
    ...(chain ? sure(`ti${chain}${eli}`, `titanium ${chain}${eli}`) : []),
    ...(numbers.length > 1
      ? [...weak(dashes), ...sure(`ti ${dashes}`, `titanium ${dashes}`, `ti${digits}`)]
      : []),
    ...(numbers.length > 2 ? weak(digits) : []),
    ...(short ? [...weak(short), ...sure(`titanium ${short}`)] : []),
    ...(titled ? [[`cp ${grade}`, isOldName] as const] : []),
    ...(grade
      ? ['', 'ti ', 'titanium ', 'cp ', 'cp ti ', 'ti cp ', 'cp titanium ', 'titanium cp '].flatMap(
          (before) => {
            const names = ['grade', 'gr', 'g'].map((word) => `${before}${word} ${grade}`);
            const isWeak = before === '' || (before.includes('cp') && !titled);
            return isWeak ? weak(...names) : sure(...names);
          },
        )
      : []),
  ];
}

/** "17-4 PH" is also 17-4, 17-4PH, PH 17-4 and 174PH. */
function dashed(name: string): Spelled[] {
  const [, first = '', second = '', mark = ''] = /^(\d\d)-(\d) (PH|MO)$/i.exec(name) ?? [];
  if (!first) return [];
  const number = `${first}-${second}`;
  const marks = mark === 'PH' ? ['ph'] : ['ph', 'mo', 'phmo', 'mo ph'];
  return sure(
    number,
    ...marks.flatMap((each) => [`${number}${each}`, `${first}${second}${each}`]),
    `ph${number}`,
    `ph${number}mo`,
    `ph${first}${second}`,
    `ss${number}`,
  );
}

/** "Inconel 718" is also 718, IN718 and Alloy 718; "Invar 36" is also Invar, because the catalog has no other. */
function traded(title: string, { ofTrade }: Namesakes): Spelled[] {
  const [, trade = '', number = ''] = /^([a-z]+)[ -](.*\d.*|X)$/i.exec(title) ?? [];
  if (!trade) return [];
  const known = tradeAbbreviations[trade.toLowerCase()];
  const bare = number.replace(/^[A-Z]-?(?=\d)/i, '');
  const isOnly = isOnlyOne(ofTrade.get(trade.toLowerCase()), title);
  return [
    ...(known ?? []).flatMap((short) =>
      [...new Set([number, bare])].map(
        (each) => [`${short} ${each}`, `${short}${each}`.length < 4] as const,
      ),
    ),
    ...sure(`${trade} ${bare}`),
    ...(number.length > 1 ? sure(`${number} ${trade}`) : []),
    ...(number.length > 2 ? [[number, /^\d+$/.test(number)] as const] : []),
    ...(isOnly && trade.length > 3 ? weak(trade) : []),
  ];
}
