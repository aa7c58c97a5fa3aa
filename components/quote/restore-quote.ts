import type { Dispatch, SetStateAction } from 'react';
import { readText } from '@/lib/browser/local-text';
import { fileField } from '@/lib/quotes/attachments/limits';
import { lastQuote } from '@/lib/quotes/last-quote';
import { fieldOf, restoreDraft } from './quote-draft';
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

/** Files are in no draft: a closed form of the same request still has them. */
export function takeFiles(closed: HTMLFormElement, form: HTMLFormElement): void {
  restoreDraft(form); // with its key
  const [from, to] = [closed, form].map((each) => fieldOf(each, fileField)) as HTMLInputElement[];
  const isSame = fieldOf(closed, 'key')?.value === fieldOf(form, 'key')?.value;
  if (!isSame || !to || !from?.files?.length || to.files?.length) return;
  to.files = from.files;
  // As after a choice: they are listed.
  for (const type of ['input', 'change']) to.dispatchEvent(new Event(type, { bubbles: true }));
}
