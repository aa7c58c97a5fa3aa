import { quoteFields } from '@/content-schemas/quote-fields';
import { readText, writeText } from '@/lib/browser/local-text';
import { dayMs } from '@/lib/runtime/day-ms';
import { asRecord, isText, parseJson } from '@/lib/runtime/value-shapes';

const storage = 'quote-draft';
/** A draft is for coming back the same day, not for the next person at this machine. */
const lifeMs = dayMs;
/** Letters of an answer that is put back: more than a form takes was not typed into one. */
const maxAnswer = 50_000;

interface Stored {
  /** When it was last changed, and when it was started, epoch milliseconds. */
  date: number;
  startedAt: number;
  data: Readonly<Record<string, string>>;
}

/** What is stored of a form: the answers, and the key by which two tries count as one request. */
const names = [...quoteFields.map(({ name }) => name), 'key'];

/** Stores the form's current values; does nothing where storage is denied. */
export function saveDraft(form: HTMLFormElement): void {
  // Without it the form works too.
  store(Object.fromEntries(names.map((name) => [name, fieldOf(form, name)?.value ?? ''])));
}

/** Appends text to the message of the next form, once. Returns whether it could be stored. */
export function addToMessage(text: string): boolean {
  const data = readDraft()?.data;
  const { message = '' } = data ?? {};
  if (message.includes(text)) return true;
  // Without its key: a request that waits for a network has the shorter message.
  const longer = [message.trimEnd(), text].filter(Boolean).join('\n');
  return store({ ...data, message: longer, key: '' });
}

function store(data: Stored['data']): boolean {
  const date = Date.now();
  const draft: Stored = { date, startedAt: readDraft()?.startedAt ?? date, data };
  return writeText(storage, JSON.stringify(draft));
}

/** For how long a visitor has been writing, ms: a reload in between is part of it. */
export const writingTime = () =>
  Math.max(performance.now(), Date.now() - (readDraft()?.startedAt ?? Infinity));

/**
 * Fills the empty fields of a form from the draft, and keeps what was typed before the script ran. A draft of another
 * day is removed.
 */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = readDraft();
  // While a request waits for a network, the draft has its form look for it.
  if (!draft) return readText('quote-waiting') ? undefined : dropDraft();
  for (const name of names) {
    const field = fieldOf(form, name);
    if (field) field.value ||= draft.data[name] ?? '';
  }
}

export const dropDraft = () => void writeText(storage, '');

/** A draft that is not too old: its answers by the name of their field, as far as they are text. */
function readDraft(): Stored | null {
  const { date, startedAt, data } = asRecord(parseJson(readText(storage)));
  const changed = Number(date);
  const age = Date.now() - changed;
  if (!(age >= 0 && age < lifeMs)) return null;
  const answers = Object.entries(asRecord(data)).filter((entry): entry is [string, string] =>
    isText(entry[1], maxAnswer),
  );
  const started = Number(startedAt);
  return {
    date: changed,
    startedAt: started > 0 && started <= changed ? started : changed,
    data: Object.fromEntries(answers),
  };
}

type Field = HTMLInputElement | HTMLTextAreaElement;
export const isField = (field: unknown): field is Field =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;

/** The field of a form that has this name. */
export function fieldOf(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name);
  return isField(field) ? field : null;
}

/** The fields of a form that are sent, in their order. */
export const fieldsOf = (form: HTMLFormElement): readonly Field[] =>
  [...form.elements].filter(isField).filter(({ name }) => name !== '');
