import { carry, inputOf } from './attachment-list';
import { fieldOf, fieldsOf, saveDraft } from './quote-draft';

/** What a visitor put into a form, for another request. The quote list is not emptied then. */
export interface Answers {
  /** By the names of their fields. */
  texts: readonly (readonly [name: string, text: string])[];
  /** Copies: emptying the form empties its own list of files. */
  files: readonly File[];
}

export function answersOf(form: HTMLFormElement): Answers {
  return {
    texts: fieldsOf(form)
      .filter(({ name, type }) => type !== 'file' && type !== 'hidden' && name !== 'reason')
      .map(({ name, value }) => [name, value]),
    files: [...(inputOf(form)?.files ?? [])],
  };
}

/** Puts them back into a form; what was typed since stays, and a message is added to the one there. */
export function refill(form: HTMLFormElement, { texts, files }: Answers): void {
  for (const [name, text] of texts) {
    const field = fieldOf(form, name);
    if (!field) continue;
    if (!field.value) field.value = text;
    else if (name === 'message' && !field.value.includes(text)) field.value += `\n${text}`;
  }
  const input = inputOf(form);
  if (input && files.length > 0) {
    carry(input, files);
    input.dispatchEvent(new Event('change', { bubbles: true })); // lists them
  }
  saveDraft(form);
}
