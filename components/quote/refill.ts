import { fileField } from '@/lib/quotes/attachments/limits';
import { addQuoteLine, quoteLines } from '@/lib/quotes/quote-list';
import type { QuoteLine } from '@/lib/quotes/quote-line';
import { carry } from './attachment-list';
import { fieldOf, fieldsOf, saveDraft } from './quote-draft';

/** All that a visitor put into a form, for another request. */
export interface Answers {
  /** By the names of their fields. */
  texts: readonly (readonly [name: string, text: string])[];
  /** Copies: emptying the form empties its own list of files. */
  files: readonly File[];
  lines: readonly QuoteLine[];
}

export function answersOf(form: HTMLFormElement): Answers {
  const input = fieldOf(form, fileField);
  return {
    texts: fieldsOf(form)
      .filter(({ name, type }) => type !== 'file' && type !== 'hidden' && name !== 'reason')
      .map(({ name, value }) => [name, value]),
    files: input instanceof HTMLInputElement ? [...(input.files ?? [])] : [],
    lines: fieldOf(form, 'list') ? quoteLines() : [],
  };
}

/** Fills an emptied form with them. */
export function refill(form: HTMLFormElement, { texts, files, lines }: Answers): void {
  for (const [name, text] of texts) {
    const field = fieldOf(form, name);
    if (field) field.value = text;
  }
  const input = fieldOf(form, fileField);
  if (input instanceof HTMLInputElement && files.length > 0) {
    carry(input, files);
    input.dispatchEvent(new Event('change', { bubbles: true })); // lists them
  }
  for (const line of lines) addQuoteLine(line);
  saveDraft(form);
}
