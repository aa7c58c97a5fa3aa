import { isTypo, tokens } from '@/lib/search/tokens';
import { numberWords } from './numbers';
import { allOf, type Row } from './row';

/** Characters of word processors and scanners, and the plain one for each. */
const plain: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['"', '“”„‟″〃＂'],
    ["'", '‘’‚‛′´`＇'],
    ['-', '‐‑‒–—―−'],
    ['x', '×✕✖⨯∗'],
    ['ø', 'Ø⌀∅⊘Φφϕ'],
    ['/', '⁄∕'],
    [' ', '\u00a0\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u3000·•'],
  ].flatMap(([to = '', from = '']) => [...from].map((character) => [character, to])),
);

/** A text as it is read. */
export const plainText = (text: string) => [...text].map(toPlain).join('');

/** A run of which no character is another one when it is read. */
const isPlain = /^[ -~]+$/;
const isControl = (character: string) => /[\p{Cc}\p{Cf}]/u.test(character);
const isVulgar = (character: string) => /[¼-¾⅐-⅞]/.test(character);

/** One character as it is read: plain, in lower case, without accents; vulgar fractions stay. */
function toPlain(character: string): string {
  if (character >= ' ' && character <= '~') return character.toLowerCase();
  if (isControl(character)) return ' ';
  const known = plain[character];
  if (known) return known;
  if (isVulgar(character)) return character;
  if (/[äöüß]/i.test(character)) return character.toLowerCase();
  if (/\p{Script=Cyrillic}/u.test(character)) return tokens(character).join('') || character;
  const folded = character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return folded.length === 1 ? folded : character.length === 1 ? character : ' ';
}

/** A piece of a row: from the buyer's text, or what a table's heading adds. */
export type Piece = { from: number; to: number } | { added: string; isDoubtful?: boolean };

/** The correction of a mistyped word; `null` where it is known, or like no other. */
export type Correct = (word: string) => string | null;

const runs = /\p{L}+|\P{L}+/gu;

/** Prepares a row: characters made plain, scanned letters among digits and mistyped words corrected. */
export function toRow(text: string, pieces: readonly Piece[], correct: Correct): Row {
  let rest = '';
  const origins: number[] = [];
  const doubtful = new Set<number>();
  const push = (letters: string, origin: number, isDoubtful = false) => {
    for (let i = 0; i < letters.length; i += 1) {
      if (isDoubtful) doubtful.add(origins.length);
      origins.push(origin);
    }
    rest += letters;
  };
  for (const piece of pieces) {
    if ('added' in piece) {
      push(piece.added, -1, piece.isDoubtful);
      continue;
    }
    const part = text.slice(piece.from, piece.to);
    for (const { 0: run, index } of allOf(digitsRead(part), runs)) {
      const start = piece.from + index;
      const correction = correct(run.toLowerCase());
      if (correction) {
        push(correction, start, true);
        // A longer original than its correction: its last letter belongs to it too.
        origins[origins.length - 1] = start + run.length - 1;
        continue;
      }
      const digits = spelledNumber(part, index, run);
      if (digits) {
        push(digits, start);
        origins[origins.length - 1] = start + run.length - 1;
        continue;
      }
      if (isPlain.test(run) && text.startsWith(run, start)) {
        for (let i = 0; i < run.length; i += 1) origins.push(start + i);
        rest += run.toLowerCase();
        continue;
      }
      let at = start;
      for (const character of run) {
        push(toPlain(character), at, !text.startsWith(character, at));
        at += character.length;
      }
    }
  }
  return {
    text,
    rest: rest.replace(crossed, '*').replace(spaced, ' $1$2'),
    origins,
    doubtful,
    aside: [],
  };
}

/** The digits of a number in words before a unit: "three inches", "one half inch"; not of a part of a longer one. */
function spelledNumber(text: string, at: number, word: string): string | null {
  const digits = numberWords.get(word.toLowerCase());
  if (!digits || !measuredBy.test(text.slice(at + word.length, at + word.length + 8))) return null;
  const [, before = ''] = /([a-z]+|\d)(?: a)?[ -]$/i.exec(text.slice(0, at)) ?? [];
  const isFraction = digits.includes('/');
  const isPart = numberWords.has(before.toLowerCase())
    ? !isFraction || !/^one$/i.test(before)
    : (isFraction && /^and$|\d/i.test(before)) || /hundred and $/i.test(text.slice(0, at));
  return isPart ? null : digits;
}
const measuredBy = /^[ -](?:inch|foot|feet|ft\b|pounds?\b|lbs?\b|met(?:er|re)|mm\b)/i;

/** An x that touches the word before it: "2.000DIAX36.00LG". */
const crossed =
  /(?=x)(?<=\d ?"?(?:dia|rd|rnd|round|od|id|thk|mm|cm|in|ft|wide|wall|wt|sq|hex|af|lg|w|l|t|h))x(?=ø? ?\.?\d)/g;

/** Thousands of millimeters with a space behind an x: "Ø63 x 1 200 mm". */
const spaced = /(?<=x ?)([1-9]\d?) (\d{3})(?= ?mm)/g;

/** Digits with letters among them that a scanner mistakes, behind a space or a temper's letter, and the unit that may follow. */
const scanned =
  /(?:(?<![\p{L}\d])|(?<=(?<![\p{L}\d])[Hh]))[\dOoIl]+(?:[.,/][\dOoIl]+)*(?=$|[^\p{L}]|(?:mm|cm|in|ft|x|lbs?|pcs?|ea|kg)(?!\p{L}))/gu;

/** The four digits of an AMS number, of which a scanner took some for letters. */
const scannedNumber =
  /(?=[\dOIlSB]{4})(?<=(?<!\p{L})AMS[ -]{0,2})(?=[OIlSB]{0,3}\d[OIlSB]{0,2}\d)[\dOIlSB]{4}(?![\p{L}\d])/giu;
/** A number with a point, of whose digits a scanner took some for letters: ".S00", "1.2SO". */
const scannedDecimals = /(?<![\p{L}\d.])[\dOIlSB]{0,3}\.[\dOIlSB]{1,4}(?![\p{L}\d.])/gu;
/** A one alone: "QTY l", "l-1/2", "I pc". */
const scannedOne =
  /(?<=\bqty[:. ]{1,2})[lI](?![\p{L}\d])|(?<![\p{L}\d])[lI](?=-[\dlI]{1,2}\/\d| (?:pcs?|ea|pieces?)\b)/giu;
const digitOf: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1', s: '5', b: '8' };

/** I for l before capitals, O for 0 and l for 1 where digits stand beside them: "4O", "l2", "O.25". 316l and 12l stay. */
function digitsRead(text: string): string {
  const read = text
    .replace(/(?<!\p{L})l(?=\p{Lu}{2})/gu, 'I')
    .replace(scanned, (run) =>
      /\d/.test(run)
        ? run.replace(/[Oo](?=[\d.,Oo]|$)|(?<=[\d.,])[Oo]/g, '0').replace(/[Il](?=[\d./])/g, '1')
        : run,
    );
  const decimals = read
    .replace(scannedDecimals, (run) =>
      /\d/.test(run)
        ? run.replace(/[^\d.]/g, (letter) => digitOf[letter.toLowerCase()] ?? letter)
        : run,
    )
    .replace(scannedOne, '1')
    .replace(/(?<=[-\d])Z(?=\d\d(?![\p{L}\d]))/gu, '2');
  // Most rows have no such number: looked up before each place is.
  if (!/ams[ -]{0,2}\d{0,3}[oilsb]/i.test(decimals)) return decimals;
  return decimals.replace(scannedNumber, (run) =>
    run.replace(/\D/g, (letter) => digitOf[letter.toLowerCase()] ?? letter),
  );
}

/** Words that only look mistyped. */
const innocent = new Set(
  'temper thread threads threaded threading found bound sound rough broad place state stated other quote please plain forge order there these where which steel metal price prices plats'.split(
    ' ',
  ),
);

/** Corrects words of five letters and more to the one known word that is a slip away. */
export function corrections(vocabulary: ReadonlySet<string>): Correct {
  const known = new Map<string, string | null>();
  return (word) => {
    if (word.length < 5 || word.length > 20 || !/^[a-z]+$/.test(word)) return null;
    if (vocabulary.has(word) || vocabulary.has(word.replace(/s$/, '')) || innocent.has(word))
      return null;
    const before = known.get(word);
    if (before !== undefined) return before;
    const alike = [...vocabulary].filter(
      (each) => each.length > 4 && each[0] === word[0] && isTypo(word, each),
    );
    const [only] = alike;
    const correction = alike.length === 1 && only ? only : null;
    known.set(word, correction);
    return correction;
  };
}
