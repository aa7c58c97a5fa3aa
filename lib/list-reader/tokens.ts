import { findNames, type FoundName, type NameIndex } from '@/lib/catalog/names';
import { dateAt } from './dates';
import { lexicon, type Kind } from './lexicon';
import { hasDecimalComma, number, readAmount, type Amount } from './numbers';
import type { PlainRow } from './normalize';

export interface Token {
  kind: Kind;
  /** What a word stands for, such as a slug, a size or a unit; the digits of a number; the date in ISO form. */
  value: string;
  /** Its letters as they are read, in lower case. */
  text: string;
  start: number;
  end: number;
  /** Its place among the tokens of the row. */
  at: number;
  /** What a name may stand for. A name such as 718 also has an amount. */
  names?: FoundName['names'];
  amount?: Amount;
  /** Whether the order of its day and month, or its year, is assumed. */
  isAmbiguous?: boolean;
}

type RawToken = Omit<Token, 'at' | 'text'>;

const letter = /[^\P{L}ø]/u;
/** A word ends where no letter follows; a sign may touch what follows. */
const wordOf = (source: string) =>
  new RegExp(`(?:${source})(?:(?<![^\\P{L}ø])|(?![^\\P{L}ø]))`, 'yu');

/** The words of each kind, and of all of them together: most are ruled out by one look. */
const kinds = Object.entries(lexicon).map(([kind, words]) => {
  const meanings = Object.entries(typeof words === 'string' ? { '': words } : words);
  return {
    kind: kind as Kind,
    pattern: wordOf(meanings.map(([, source]) => source).join('|')),
    meanings: meanings.map(([value, source]) => ({ value, pattern: wordOf(source) })),
  };
});

const numeral = new RegExp(number, 'y');
const restOfWord = /[\p{L}\p{N}.]+|./uy;

const at = (pattern: RegExp, text: string, place: number) => {
  pattern.lastIndex = place;
  return pattern.exec(text);
};

export function tokensOf(row: PlainRow, names: NameIndex, today: string): readonly Token[] {
  const text = row.rest;
  const scan: Scan = {
    text,
    today,
    names: new Map(findNames(text, names).map((each) => [each.start, each])),
    isComma: hasDecimalComma(text),
    isMetric: /\bmm\b/.test(text),
  };
  const raw: RawToken[] = [];
  for (let place = 0; place < text.length;) {
    if (at(separator, text, place)) {
      place += 1;
      continue;
    }
    const token = longestAt(scan, place, raw);
    raw.push(token);
    place = token.end;
  }
  return withContext(joinedCodes(text, withAmounts(raw, text)), text).map((token, i) => ({
    ...token,
    at: i,
    text: text.slice(token.start, token.end),
  }));
}

interface Scan {
  text: string;
  today: string;
  names: ReadonlyMap<number, FoundName>;
  isComma: boolean;
  isMetric: boolean;
}

/** A character that only separates words: a space, a colon, a bullet, a point behind a word, the dash of "AMS-4928-rod". */
const separator =
  /[\s=:]|(?<=^\s*)\*|\.(?!\d)|(?<=[\p{L}\d])-(?=\p{L})|(?<=['"])-(?=\d)|(?<=\p{L})-(?=[\d.])/uy;

function longestAt(scan: Scan, place: number, before: readonly RawToken[]): RawToken {
  const { text } = scan;
  let best: RawToken | null = null;
  const offer = (token: RawToken | null) => {
    if (token && token.end > (best?.end ?? place)) best = token;
  };
  const last = before.at(-1);
  const [first = '', previous = ' '] = [text[place], text[place - 1]];
  const isStart = !letter.test(first) || !letter.test(previous);
  const name = scan.names.get(place);
  if (isStart) {
    offer(dateAt(text, place, scan.today, last?.kind === 'due'));
    // 135M is an alloy, and "qty 135 m" a length.
    const isLength = last?.kind === 'quantity' && /^\d+ ?m$/.test(text.slice(place, name?.end));
    if (name && !isLength)
      offer({ kind: 'name', value: '', start: place, end: name.end, names: name.names });
    for (const { kind, value, pattern } of meaningsAt(text, place)) {
      const found = at(pattern, text, place);
      if (found && !isOtherReading(kind, found[0], scan, place, last))
        offer({ kind, value, start: place, end: place + found[0].trimEnd().length });
    }
  }
  offer(numberAt(scan, place));
  const chosen = (best as RawToken | null) ?? wordAt(text, place);
  return chosen.kind === 'name' ? { ...chosen, ...amountOf(scan, chosen) } : chosen;
}

const meaningsAt = (text: string, place: number) =>
  kinds
    .filter(({ pattern }) => at(pattern, text, place))
    .flatMap(({ kind, meanings }) => meanings.map((meaning) => ({ kind, ...meaning })));

/** Words that mean something else here: the MTR of "6 mtr" is meters, and a reference is no name of the catalog. */
function isOtherReading(
  kind: Kind,
  found: string,
  { text, names }: Scan,
  place: number,
  last: RawToken | undefined,
) {
  if (kind === 'breaks') {
    const counts = countsOf(found);
    const isRising = counts.every((count, i) => i === 0 || count > counts[i - 1]!);
    const isBeforeCount = beforeCount.test(text.slice(place + found.length));
    return !isRising || !(last?.kind === 'quantity' || (counts.length > 2 && isBeforeCount));
  }
  const isMeters = found.startsWith('mtr') && (kind === 'certificate' || kind === 'unit');
  if (isMeters) {
    const isBehindNumber = last?.kind === 'number' && /^[ -]?$/.test(text.slice(last.end, place));
    return isBehindNumber === (kind === 'certificate');
  }
  // "RFQ: 718 rd" names no request.
  const foundEnd = place + found.length;
  if (found.startsWith('rfq'))
    return [...names.values()].some(({ start, end }) => start < foundEnd && end >= foundEnd);
  const name = names.get(place);
  return (
    name !== undefined &&
    ['unlistedSpec', 'unlistedAlloy', 'otherGrade', 'tolerance', 'revision'].includes(kind) &&
    /\d/.test(text.slice(place, name.end))
  );
}

const countsOf = (text: string) => text.match(/\d+/g)?.map(Number) ?? [];
const beforeCount = /^ ?(?:pcs?|pieces|ea|off)(?!\p{L})/u;

/** Gives price breaks and numbers in words their amounts. */
const withAmounts = (raw: readonly RawToken[], text: string): readonly RawToken[] =>
  raw.map((token, i) => {
    if (token.kind === 'breaks') {
      const [first = 0] = countsOf(text.slice(token.start, token.end));
      return { ...token, value: `${first}`, amount: whole(first) };
    }
    if (token.kind !== 'numeral') return token;
    const isPart =
      token.value === 'part' || [i - 1, i + 1].some((each) => raw[each]?.kind === 'numeral');
    return isPart
      ? { ...token, kind: 'word', value: '' }
      : { ...token, kind: 'number', amount: whole(Number(token.value)) };
  });

const whole = (value: number): Amount => ({ value, isWhole: true, isAmbiguous: false, mark: null });

function numberAt(scan: Scan, place: number): RawToken | null {
  const { text } = scan;
  const found = /\d/.test(text[place - 1] ?? '') ? null : at(numeral, text, place)?.[0];
  if (!found) return null;
  // "301 1/2 hard": the fraction is a temper.
  // "316 1/2-13": the whole number is a grade.
  const isName = scan.names.get(place)?.end === place + found.indexOf(' ');
  const digits =
    isName || /^ ?-?h(?:ard)?(?!\p{L})/u.test(text.slice(place + found.length))
      ? found.replace(/(?<=\d)[ -].*/, '')
      : found;
  const span = { start: place, end: place + digits.length };
  return { kind: 'number', value: digits.trim(), ...span, ...amountOf(scan, span) };
}

function amountOf(
  { text, isComma, isMetric }: Scan,
  { start, end }: Pick<Token, 'start' | 'end'>,
): { amount?: Amount } {
  const after = text.slice(end, end + 6);
  const isInches = /^ ?(?:"|in\b|dia|od|x|thk|long|lg)/.test(after) && !isMetric && !isComma;
  const [, unit = isInches ? 'in' : isComma ? 'mm' : ''] = /^ ?(mm|kg)/.exec(after) ?? [];
  const amount = readAmount(text.slice(start, end).trim(), isComma, unit);
  return amount ? { amount } : {};
}

const wordAt = (text: string, place: number): RawToken => ({
  kind: 'word',
  value: '',
  start: place,
  end: place + (at(restOfWord, text, place)?.[0].replace(/(?<=.)\.$/, '').length ?? 1),
});

/** Joins letters and digits that touch to one code: 321H, A1002-7, EN24T. None of its digits is a size. */
function joinedCodes(text: string, raw: readonly RawToken[]): readonly RawToken[] {
  const joined: RawToken[] = [];
  for (const token of raw) {
    const last = joined.at(-1);
    const gap = last ? text.slice(last.end, token.start) : ' ';
    const isTouching = last && (gap === '' || (gap === '-' && last.kind !== 'number'));
    if (last && isTouching && isCode(last, token, text))
      joined.splice(-1, 1, { kind: 'code', value: '', start: last.start, end: token.end });
    else joined.push(token);
  }
  return joined;
}

function isCode(last: RawToken, token: RawToken, text: string) {
  const isWord = (each: RawToken) =>
    (each.kind === 'word' || each.kind === 'code') &&
    /[\p{L}\d]$/u.test(text.slice(each.start, each.end));
  const isNumber = (each: RawToken) => each.kind === 'number' && /^\d+$/.test(each.value);
  if (isWord(last) && (isNumber(token) || isWord(token) || token.kind === 'name')) return true;
  if (isNumber(last) && isWord(token)) return true;
  // 317L is a grade that the catalog lacks; in "2 x 12L" the L labels a length.
  const isLetter =
    token.kind === 'label' && token.end - token.start === 1 && letter.test(text[token.start] ?? '');
  return isNumber(last) && last.value.length === 3 && isLetter;
}

/** Gives tokens the kind that only their neighbours show. */
function withContext(raw: readonly RawToken[], text: string): readonly RawToken[] {
  const kindNear = (i: number, steps: readonly number[]) =>
    steps
      .map((step) => raw[i + step])
      .find((each) => each && !['separator', 'and', 'open'].includes(each.kind))?.kind;
  return raw.map((token, i) => {
    const [before, after] = [raw[i - 1], raw[i + 1]];
    const own = text.slice(token.start, token.end);
    // "DFARS, 3.1": a type of EN 10204 beside another certificate, or behind the count that ends a row.
    if (token.kind === 'number' && /^3[.,][12]$/.test(token.value)) {
      const isSize = ['unit', 'cross', 'label', 'form'].includes(after?.kind ?? '');
      const isLast = before?.kind === 'separator' && !after && raw[i - 2]?.kind === 'count';
      const isBesideOther =
        kindNear(i, [-1, -2, -3]) === 'certificate' ||
        (after?.kind !== 'certificate' && kindNear(i, [1, 2]) === 'certificate');
      if (!isSize && (isLast || isBesideOther))
        return { ...token, kind: 'certificate', value: `en-10204-3.${token.value[2] ?? ''}` };
    }
    // "4130 N": normalized.
    const isOfGrade = before?.kind === 'name' && before.names?.some(({ kind }) => kind === 'grade');
    const isBeforeForm = !after || ['separator', 'form', 'number'].includes(after.kind);
    if (own === 'n' && isOfGrade && isBeforeForm)
      return { ...token, kind: 'condition', value: 'normalized' };
    // "AMS 4928W", "AMS 4928 W": a letter behind a spec is its revision.
    const isOfSpec = before?.kind === 'name' && before.names?.some(({ kind }) => kind === 'spec');
    if (isOfSpec && /^[a-z]$/.test(own) && (token.start === before.end || /[htw]/.test(own)))
      return { ...token, kind: 'revision', value: '' };
    return token;
  });
}
