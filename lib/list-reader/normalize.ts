import { isTypo } from '@/lib/catalog/words';
import { source } from './pattern';

/** A row as it is read. */
export interface PlainRow {
  /** As the buyer wrote it. */
  readonly text: string;
  /** The text in lower case and plain characters. */
  readonly rest: string;
  /** For each character of `rest` its index in `text`; -1 for added text. */
  readonly origins: readonly number[];
  /** Whether the buyer has said that numbers without a unit are millimeters. */
  readonly isMetric: boolean;
  /** The indexes in `rest` of corrected and added characters: what is read from them is an assumption. */
  readonly assumed: ReadonlySet<number>;
}

/** Characters that word processors and scanners write, each with the plain character that it is read as. */
const plainCharacters: Readonly<Record<string, string>> = Object.fromEntries(
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

/** A text in the characters that the parser reads. */
export const plainText = (text: string) => [...text].map(toPlain).join('');

/** The plain character in lower case, without its accent. Fractions such as ½ stay. */
function toPlain(character: string): string {
  if (character >= ' ' && character <= '~') return character.toLowerCase();
  const known = plainCharacters[character];
  if (known) return known;
  if (/[¼-¾⅐-⅞äöüß]/i.test(character)) return character.toLowerCase();
  if (/[\p{Cc}\p{Cf}]/u.test(character)) return ' ';
  const folded = character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return folded.length === 1 ? folded : character.length === 1 ? character : ' ';
}

export type Piece =
  { from: number; to: number } | { added: string; isAssumed?: boolean; isRepeated?: boolean };

/** The correction of a mistyped word; `null` where the word is known, or similar to none or to several. */
export type Correct = (word: string) => string | null;

const letterRuns = /\p{L}+|\P{L}+/gu;

/** Prepares a row for reading: plain characters, digits for wrongly scanned letters, mistyped words corrected. */
export function toRow(
  text: string,
  pieces: readonly Piece[],
  correct: Correct,
  isMetric = false,
): PlainRow {
  let rest = '';
  const origins: number[] = [];
  const assumed = new Set<number>();
  const push = (letters: string, origin: number, isAssumed = false) => {
    for (let i = 0; i < letters.length; i += 1) {
      if (isAssumed) assumed.add(origins.length);
      origins.push(origin);
    }
    rest += letters;
  };
  for (const piece of pieces) {
    if ('added' in piece) {
      push(piece.added, -1, piece.isAssumed);
      continue;
    }
    const part = text.slice(piece.from, piece.to);
    for (const { 0: run, index } of digitsRead(part).matchAll(letterRuns)) {
      const start = piece.from + index;
      const correction = correct(run.toLowerCase());
      if (correction) {
        push(correction, start, true);
        // The word may be longer than its correction: the end of one is the end of the other.
        origins[origins.length - 1] = start + run.length - 1;
        continue;
      }
      let at = start;
      for (const character of run) {
        push(toPlain(character), at, !text.startsWith(character, at));
        at += character.length;
      }
    }
  }
  return { text, rest: rest.replace(tightCross, '*'), isMetric, origins, assumed };
}

/** An x without a space before it: "2.000DIAX36.00LG". */
const tightCross = new RegExp(
  source`
    (?=x)(?<=\d ?"?
    (?:dia|rd|rnd|round|od|id|thk|mm|cm|in|ft|wide|wall|wt|sq|hex|af|lg|w|l|t|h))x
    (?=ø? ?\.?\d)
  `,
  'g',
);

/** A number in which a scanner may have taken 0 for O, and 1 for I or l: "4O", "H9OO". */
const scannedNumeral = new RegExp(
  source`
    (?:(?<![\p{L}\d])|(?<=(?<![\p{L}\d])[Hh]))[\dOoIl]+(?:[.,/][\dOoIl]+)*
    (?=$|[^\p{L}]|(?:mm|cm|in|ft|x|lbs?|pcs?|ea|kg)(?!\p{L}))
  `,
  'gu',
);

/** A decimal number, or that of an AMS specification, some of its digits scanned as letters: ".S00", "AMS S662". */
const scannedDigits = new RegExp(
  source`
    (?<![\p{L}\d.])(?=[OIlSB.]*\d)[\dOIlSB]{0,3}\.[\dOIlSB]{1,4}(?![\p{L}\d.])
    |(?<=(?<!\p{L})[Aa][Mm][Ss][ -]{0,2})(?=[OIlSB]{0,3}\d)[\dOIlSB]{4}(?![\p{L}\d])
  `,
  'gu',
);
const digitOf: Readonly<Record<string, string>> = { O: '0', I: '1', l: '1', S: '5', B: '8' };

/** Digits for letters that a scanner wrote beside other digits ("4O", "l2", "O.25"). 316l and 12l stay. */
const digitsRead = (text: string) =>
  text
    .replace(scannedNumeral, (run) =>
      /\d/.test(run)
        ? run.replace(/[Oo](?=[\d.,Oo]|$)|(?<=[\d.,])[Oo]/g, '0').replace(/[Il](?=[\d./])/g, '1')
        : run,
    )
    .replace(scannedDigits, (run) => run.replace(/[^\d.]/g, (letter) => digitOf[letter] ?? letter));

/** Words of five letters and more that a mistyped one may stand for, besides those of the catalog's names. */
export const knownWords: readonly string[] = `
    round plate sheet tubing forged billet hexagon square titanium stainless nickel cobalt
    annealed solution treated normalized tempered inconel hastelloy incoloy haynes stellite
    nitronic maraging monel certificate diameter thick thickness length pieces quantity
    ultrasonic article extrusion material
  `
  .trim()
  .split(/\s+/);

/** Correct words that are a slip away from a known one. */
const correctWords = new Set(
  `
    temper thread threads threaded threading found bound sound rough broad place state
    stated other quote please plain forge order there these where which steel metal price
    prices plats
  `
    .trim()
    .split(/\s+/),
);

/** Corrects words of 5 to 20 letters to the known word that is a typing slip away, where there is only one. */
export function corrections(vocabulary: ReadonlySet<string>): Correct {
  const known = new Map<string, string | null>();
  return (word) => {
    if (word.length < 5 || word.length > 20 || !/^[a-z]+$/.test(word)) return null;
    if (vocabulary.has(word) || vocabulary.has(word.replace(/s$/, '')) || correctWords.has(word))
      return null;
    const before = known.get(word);
    if (before !== undefined) return before;
    const alike = [...vocabulary].filter((each) => each[0] === word[0] && isTypo(word, each));
    const correction = (alike.length === 1 && alike[0]) || null;
    known.set(word, correction);
    return correction;
  };
}
