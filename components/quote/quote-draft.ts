import { quoteFields } from '@/content-schemas/quote-fields';

const storage = 'quote-draft';
/** A draft is for coming back the same day, not for the next person at this machine. */
const lifeMs = 86_400_000;

type Draft = Record<string, string>;

/** What of a form is kept: the answers, and the key that makes two tries one request. */
const names = [...quoteFields.map(({ name }) => name), 'key'];

/** Keeps what a form holds at this moment. Where storage is closed, nothing is kept. */
export function saveDraft(form: HTMLFormElement): void {
  const data = Object.fromEntries(names.map((name) => [name, box(form, name)?.value ?? '']));
  try {
    localStorage.setItem(storage, JSON.stringify({ date: Date.now(), data }));
  } catch {
    // The form works without.
  }
}

/** Fills the empty fields of a form from the draft, and keeps what was typed before the script ran. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = readDraft();
  for (const name of names) {
    const field = box(form, name);
    if (field) field.value ||= draft[name] ?? '';
  }
}

export function dropDraft(): void {
  try {
    localStorage.removeItem(storage);
  } catch {
    // There was none.
  }
}

function readDraft(): Draft {
  try {
    const { date, data } = JSON.parse(localStorage.getItem(storage) ?? '{}') as {
      date?: number;
      data?: Draft;
    };
    return data && date && Date.now() - date < lifeMs ? data : {};
  } catch {
    return {}; // closed storage, or something that is no draft of ours
  }
}

const box = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | null;
