import { readText } from '@/lib/browser/local-text';
import { lastQuote } from '@/lib/quotes/last-quote';
import { restoreDraft } from './quote-draft';

/** Puts back what was typed. Returns what to show above the form: requests that wait for a network, or the last one. */
export function restoreQuote(form: HTMLFormElement): 'idle' | 'last' | 'waiting' {
  restoreDraft(form);
  const last = lastQuote.read();
  if (!last) lastQuote.write(null); // too old to be looked at
  if (readText('quote-waiting')) return 'waiting';
  return last ? 'last' : 'idle';
}
