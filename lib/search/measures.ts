import { formWordsIn } from './asked-forms';

const unit =
  'in(?:ch(?:es)?)?|ft|feet|foot|mm|cm|m|ga|gauge|long|lg|pcs?|pieces?|ea|each|off|lbs?|kgs?';
const sign = String.raw`\s*(?:["'″]|(?:${unit}|od|id|dia|thk|thick|wide|wall|rd|sq|bars|sheets)(?![\p{L}\p{N}]))`;
const label = String.raw`(?:qty|quantity|x|×|by|ø|dia|od|id)[\s.:=#]*`;
/** Matches a size or a quantity: .063, 7/8, 2.5", 40 in, 1 x 4, 3 pcs, qty 6. It does not match 1.4542 or 1/2 hard. */
const measure = new RegExp(
  String.raw`(?<![\p{L}\p{N}./-])(?:${label}[\d./-]*\d|(?:\d+[- ])?\d+/\d+|\d{0,4}\.\d{1,3}|\d+(?=\s*[x×]\s*[\d.]|${sign}))(?:${sign})?(?:\s*[x×]\s*[\d./-]*\d(?:${sign})?)*(?!\s*hard)(?![\p{L}\p{N}/-]|\.\d)`,
  'giu',
);

/** Whether a text has a size or a quantity. */
export const hasMeasure = (typed: string) => typed.search(measure) >= 0;

/** A text without its sizes and quantities. */
export const withoutMeasures = (typed: string) =>
  typed
    .replaceAll(measure, ' ')
    .replaceAll(/(?<!\S)(?:x|×|qty|pcs|ea|od|id|thk|long)(?!\S)/gi, ' ');

/** Whether a text has a size or a quantity. A number of one or two digits beside a form is a size too: "bar 2". */
export const isMeasuring = (rest: string) =>
  hasMeasure(rest) || (formWordsIn(rest).length > 0 && /(?<!\S)\d{1,2}(?!\S)/.test(rest));

const isCounted = new RegExp(`^(?:${unit})$`, 'i');
const counts = /^(?:x|×|by|qty|quantity|od|id|dia|ø)[.:]?$/i;
/**
 * Whether words are a size or a quantity and therefore no name, by a unit behind them or an x before them: 40 in, x 40,
 * 304 pcs.
 */
export function isMeasured(tokens: readonly string[], at: number, length: number): boolean {
  const last = tokens[at + length - 1]!;
  const before = tokens[at - 1] ?? '';
  if (/^(?:x|×|by)$/i.test(tokens[at]!) || (/^x\d+$/i.test(last) && /\d/.test(before))) return true;
  return (
    (length === 1 || /^\d{1,2}$/.test(last)) &&
    /^\d+$/.test(last) &&
    ((length === 1 && counts.test(before)) || isCounted.test(tokens[at + length] ?? ''))
  );
}
