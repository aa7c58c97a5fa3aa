import type { Dispatch, SetStateAction } from 'react';
import { fileField } from '@/lib/quotes/attachments/limits';
import { lastQuote } from '@/lib/quotes/last-quote';
import { fieldOf, restoreDraft } from './quote-draft';
import type { FormState } from './quote-notice';

/** Puts back what was typed, and shows the last request above the form. */
export async function restoreQuote(
  form: HTMLFormElement,
  loadModules: () => Promise<unknown>,
  setState: Dispatch<SetStateAction<FormState>>,
): Promise<void> {
  restoreDraft(form);
  if (!lastQuote.read()) return void lastQuote.write(null); // none, or too old to be looked at
  await loadModules();
  // What was sent meanwhile is newer.
  setState((now) => (now.kind === 'idle' ? { kind: 'last' } : now));
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
