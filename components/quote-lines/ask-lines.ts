import { maxCharacters } from '@/lib/quotes/pasted/list-problem';
import type { BareUnit, Part } from '@/lib/quotes/pasted/part';
import { asRecord, isListOf, isText } from '@/lib/runtime/value-shapes';

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
export async function askLines(address: string, text: string, bareUnit: BareUnit): Promise<Answer> {
  const body = new FormData();
  body.set('text', text);
  body.set('unit', bareUnit);
  try {
    const response = await fetch(address, {
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
