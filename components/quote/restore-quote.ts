import type { Dispatch, SetStateAction } from 'react';
import { readText } from '@/lib/browser/local-text';
import { lastQuote } from '@/lib/quotes/last-quote';
import { restoreDraft } from './quote-draft';
import type { FormState } from './quote-notice';

/** Puts back what was typed, and shows above the form the requests that wait for a network, or the last one. */
export async function restoreQuote(
  form: HTMLFormElement,
  loadModules: () => Promise<unknown>,
  setState: Dispatch<SetStateAction<FormState>>,
): Promise<void> {
  restoreDraft(form);
  const last = lastQuote.read();
  if (!last) lastQuote.write(null); // too old to be looked at
  const kind = readText('quote-waiting') ? 'waiting' : 'last';
  if (kind === 'last' && !last) return;
  await loadModules();
  // What was sent meanwhile is newer.
  setState((now) => (now.kind === 'idle' ? { kind } : now));
}
