import { fileField } from '@/lib/quotes/attachments/limits';
import { carry } from './attachment-list';
import { fieldOf, fieldsOf, saveDraft } from './quote-draft';

/** What a visitor put into a form, for another request. The quote list is not emptied then. */
export interface Answers {
  /** By the names of their fields. */
  texts: readonly (readonly [name: string, text: string])[];
  /** Copies: emptying the form empties its own list of files. */
  files: readonly File[];
}

export function answersOf(form: HTMLFormElement): Answers {
  const input = fieldOf(form, fileField);
  return {
    texts: fieldsOf(form)
      .filter(({ name, type }) => type !== 'file' && type !== 'hidden' && name !== 'reason')
      .map(({ name, value }) => [name, value]),
    files: input instanceof HTMLInputElement ? [...(input.files ?? [])] : [],
  };
}

/** Fills an emptied form with them. */
export function refill(form: HTMLFormElement, { texts, files }: Answers): void {
  for (const [name, text] of texts) {
    const field = fieldOf(form, name);
    if (field) field.value = text;
  }
  const input = fieldOf(form, fileField);
  if (input instanceof HTMLInputElement && files.length > 0) {
    carry(input, files);
    input.dispatchEvent(new Event('change', { bubbles: true })); // lists them
  }
  saveDraft(form);
}
