import type { Assumption } from './line';
import { hasOtherCount } from './quantity';
import type { Row } from './row';
import { conditionWords } from './conditions';
import { barWords, formPatterns } from './forms';

/** A number that is not a part of a word: "3", "1/2", "12.5", but not the 7 of "A1002-7". */
const loneNumber = /(?:(?<![\p{L}\d._/-])|(?<=(?:^|\P{L})x))\.?\d[\d.,/-]*(?![\p{L}\d_])/u;
/** A word that is left over beside a form: the item may be a forged bar, or bar to be forged. */
const forgedWord = /\bforg(?:ed|ings?)\b/;
/** Words left over from a size in words: "one and a half inch". */
const fractionInWords = /\b(?:half|quarter|inch|foot|feet)\b/;
/** A letter besides the x between two sizes. */
const word = /[^\P{L}x]/u;
const measuredNumber =
  /(?<![\p{L}\d._-])\.?\d[\d.,/-]* ?(?:["']|(?:mm|cm|in|ft|pcs?|ea|lbs?|kg)\b)/u;

/**
 * The fields that become assumptions because of what is left over in a row: a number, a count in words, a condition or a
 * form in it may be theirs.
 */
export function doubtsOf({ rest }: Row, quantity: number | null): readonly Assumption[] {
  const left =
    rest.includes('ø') ||
    loneNumber.test(rest) ||
    measuredNumber.test(rest) ||
    fractionInWords.test(rest);
  const numbers = (['size', 'length', 'quantity', 'unit'] as const).map(
    (field) => [field, 'rest'] as const,
  );
  const doubts: Assumption[] = left ? [...numbers] : [];
  // A fast check: most rows are read to the last word.
  if (!word.test(rest)) return doubts;
  if (hasOtherCount(rest, quantity)) doubts.push(['quantity', 'rest']);
  if (conditionWords.some(([, pattern]) => pattern.test(rest)))
    doubts.push(['condition', 'choice']);
  const isForm =
    barWords.test(rest) ||
    forgedWord.test(rest) ||
    formPatterns.some(([, , pattern]) => pattern.test(rest));
  if (isForm) doubts.push(['form', 'choice'], ['size', 'choice']);
  return doubts;
}
