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

/** The answers that are stored of a form, beside the key by which two tries count as one request. */
const names = quoteFields.map(({ name }) => name);

/** The draft as a form took it up or stored it last. What the draft has besides is of another form, or of another tab. */
const shared = new WeakMap<HTMLFormElement, Stored>();

/**
 * Stores what is typed into a form, and takes up what another form stored since: all forms write one draft. Where both
 * changed the message, lines that it lacks are added to it. Does nothing where storage is denied.
 */
export function saveDraft(form: HTMLFormElement): void {
  takeUp(form);
  storeForm(form);
}

/** Stores a form with its key as it is sent, except where the draft has text of another form, which this one does not send. */
export function saveSent(form: HTMLFormElement): void {
  if (!hasOtherText(form)) storeForm(form);
}

function storeForm(form: HTMLFormElement) {
  store(Object.fromEntries([...names, 'key'].map((name) => [name, textOf(form, name)])));
  const draft = readDraft();
  if (draft) shared.set(form, draft);
}

function takeUp(form: HTMLFormElement) {
  const draft = readDraft();
  if (!draft) return;
  const before = sharedAnswers(form, draft);
  for (const name of names) {
    const field = fieldOf(form, name);
    if (!field) continue;
    const { value } = field;
    const text = merged(name, value, before[name] ?? '', draft.data[name] ?? '');
    if (text === value) continue;
    // What is added at the end leaves the caret where it is.
    if (text.startsWith(value))
      field.setRangeText(text.slice(value.length), value.length, value.length, 'preserve');
    else field.value = text;
  }
  shared.set(form, draft);
}

/** What a form shows of a field where the draft had one text before, and has another one now. */
function merged(name: string, shown: string, before: string, now: string): string {
  if (now === before) return shown;
  if (shown === before) return now;
  if (name !== 'message') return shown || now;
  const lacking = now.split('\n').filter((line) => !shown.includes(line));
  return [shown, ...lacking].filter(Boolean).join('\n');
}

/** The answers that a form shares with this draft: none where it knows another one, that was sent or is too old. */
function sharedAnswers(form: HTMLFormElement, { startedAt }: Stored): Stored['data'] {
  const known = shared.get(form);
  return known?.startedAt === startedAt ? known.data : {};
}

/** Whether the draft has text that another form stored since this one did. */
function hasOtherText(form: HTMLFormElement): boolean {
  const draft = readDraft();
  if (!draft) return false;
  const before = sharedAnswers(form, draft);
  return names.some((name) => {
    const text = draft.data[name];
    return text && text !== before[name] && text !== textOf(form, name);
  });
}

const textOf = (form: HTMLFormElement, name: string) => fieldOf(form, name)?.value ?? '';

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
  if (!draft) return readText('quote-waiting') ? undefined : void writeText(storage, '');
  takeUp(form);
  const key = fieldOf(form, 'key');
  const isWhole = names.every((name) => textOf(form, name) === (draft.data[name] ?? ''));
  if (key && isWhole) key.value ||= draft.data.key ?? '';
}

/** Removes the draft once a form was sent, except where it has text of another form, which is another request. */
export function dropDraft(form: HTMLFormElement): void {
  if (!hasOtherText(form)) writeText(storage, '');
}

/** Whether a draft that is not too old has any answer. */
export function hasDraft(): boolean {
  const data = readDraft()?.data;
  return names.some((name) => data?.[name]);
}

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
