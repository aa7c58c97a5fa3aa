import { asRecord, isListOf, isText } from '@/lib/json/value-shapes';
import { linesOf, type BareUnit, type LineWords, type Part } from '@/lib/quotes/pasted/part';
import { missingFields, poundsOf, wordsOf, type QuoteLine } from '@/lib/quotes/quote-line';
import { addQuoteLines, maxCharacters, quoteLines } from '@/lib/quotes/quote-list';

/** Longer than the site takes for its answer. */
const patienceMs = 20_000;

interface Answer {
  parts: readonly Part[];
  message: string;
}

const noAnswer: Answer = {
  parts: [],
  message: 'The list could not be checked. It is still here: please try again.',
};

const isPart = (value: unknown): value is Part => isText(asRecord(value).text, maxCharacters);

/** Posts a list to be checked. Never throws: without parts the message has the reason. */
export async function askLines(text: string, bareUnit: BareUnit): Promise<Answer> {
  const body = new FormData();
  body.set('text', text);
  body.set('unit', bareUnit);
  try {
    const response = await fetch('/api/quote-lines/', {
      method: 'POST',
      body,
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(patienceMs),
    });
    const { parts, message } = asRecord(await response.json());
    // JSON of another server has no field of ours.
    return isListOf(parts, isPart) && isText(message) ? { parts, message } : noAnswer;
  } catch {
    // No network, no answer in time, or a proxy's own page.
    return noAnswer;
  }
}

/**
 * Has a line that the visitor has changed read as a pasted one is, once, and keeps what the site says of it: what it
 * weighs, and what to look at. Never throws.
 */
export async function readLine(line: QuoteLine): Promise<void> {
  const { href, kind, form, quantity, reading } = line;
  const words = wordsOf(line);
  if (kind === 'service' || kind === 'written' || reading?.words === words) return;
  const { parts } = await askLines(wordsOf({ ...line, size: inOneUnit(line.size) }), 'in');
  const [read, ...more] = linesOf(parts);
  const isListed = quoteLines().some((each) => each.href === href);
  if (!read || !isListed) return;
  const missing = missingFields(line);
  // Of a form that the reader takes for another, or without its quantity ("1.5 pieces"), it read another line.
  const isSame =
    more.length === 0 &&
    (read.form ?? form) === (form ?? read.form) &&
    Boolean(read.quantity) === Boolean(quantity);
  const { problem } = isSame && !missing.includes('size') ? read : {};
  const facts = missing.length === 0 ? factsOf(line, isSame ? read : {}) : {};
  addQuoteLines([{ ...line, reading: { words, facts: { ...facts, problem } } }]);
}

function factsOf(
  line: QuoteLine,
  { size, length, quantity, unit, poundsEach, problem, doubts = '' }: Partial<LineWords>,
) {
  const facts = {
    ...(quantity && { quantity, unit }),
    // The words of a size name its width too.
    ...(poundsEach && { size, width: '', length: line.length || length, poundsEach }),
  };
  const remarks = doubts.split('\n').filter((each) => each && !aboutReading.test(each));
  if (!problem && !poundsOf({ ...line, ...facts }))
    remarks.push('No weight could be calculated: please check sizes and quantity.');
  const all = new Set([...(line.doubts?.split('\n') ?? []), ...remarks]);
  return { ...facts, doubts: [...all].join('\n') };
}

/** How the words were understood is no doubt where they are those of the fields, which say what is missing. */
const aboutReading = /^(?:assumed|not understood): |^No thickness/;

/** Of "2 in x .25" both are inches, whatever the unit of the length is. */
function inOneUnit(size = ''): string {
  const [unit] = /(?<=\d\s?)(?:mm|cm|in\b|")/.exec(size) ?? [''];
  return size.replaceAll(/\d(?=\s*(?:[x×]|$))/g, `$&${unit}`);
}
