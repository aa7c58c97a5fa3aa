import { quoteFields } from '@/content-schemas/quote-fields';
import { digestOf } from '@/lib/browser/digest';
import { newKey } from '@/lib/browser/new-key';
import { maxLength, readText, writeText } from '@/lib/browser/local-text';
import { dayMs } from '@/lib/runtime/day-ms';
import { asRecord, isText, parseJson } from '@/lib/runtime/value-shapes';

const storage = 'quote-draft';
/** A draft is for coming back the same day, not for the next person at this machine. */
const lifeMs = dayMs;
/** Drafts of different forms and tabs, the newest first: the next one is put back once a draft is sent. */
const maxDrafts = 4;
/** Letters of an answer that is put back: more than a form takes was not typed into one. */
const maxAnswer = 50_000;

/** Answers by the name of their field, and the key by which two tries count as one request. */
type Answers = Readonly<Record<string, string>>;

interface Draft {
  /** Another one each time it is stored; a draft of the release before has none. */
  id: string;
  /** When it was last changed, and when it was started, epoch milliseconds. */
  date: number;
  startedAt: number;
  data: Answers;
}

const names = quoteFields.map(({ name }) => name);

/** The draft that a form stored or showed last, by its id. */
const shown = new WeakMap<HTMLFormElement, string>();

/** The text that storage denied or had no room for: it is there while the page is. */
let unstored = '';

/**
 * Stores what is typed into a form: in the place of the draft that it showed last, unless another form or tab changed that
 * one since. Then both stay, each with its own text. With its key from the first letter on: copies of it in other forms are
 * one request. Where storage is denied or full, drafts last as long as the page.
 */
export function saveDraft(form: HTMLFormElement): void {
  const answers = answersOf(form);
  const key = answers.key || (hasText(answers) ? newKey() : '');
  if (key !== answers.key) setKey(form, key);
  const data = { ...answers, key };
  const drafts = readDrafts();
  const own = drafts.find(({ id }) => id === shown.get(form));
  if (own && JSON.stringify(own.data) === JSON.stringify(data)) return;
  const others = drafts.filter((each) => each !== own && textOf(each.data) !== textOf(data));
  if (!hasText(data)) return void write(others);
  const draft = draftOf(data, own);
  write([draft, ...others]);
  shown.set(form, draft.id);
}

/** Appends text to the message of the next form, once. Returns whether it could be stored. */
export function addToMessage(text: string): boolean {
  const [newest, ...older] = readDrafts();
  const { message = '' } = newest?.data ?? {};
  if (message.includes(text)) return true;
  const longer = [message.trimEnd(), text].filter(Boolean).join('\n');
  if (longer.length > maxAnswer) return false;
  const before = unstored;
  const isStored = write([draftOf({ ...newest?.data, message: longer }, newest), ...older]);
  if (!isStored) unstored = before; // the visitor reads that it was not added
  return isStored;
}

function draftOf(data: Answers, before: Draft | undefined): Draft {
  const date = Date.now();
  return { id: `${date} ${Math.random()}`, date, startedAt: before?.startedAt ?? date, data };
}

/** For how long a visitor has been writing, ms: a reload in between is part of it. */
export const writingTime = () =>
  Math.max(performance.now(), Date.now() - (readDrafts()[0]?.startedAt ?? Infinity));

/**
 * Fills a form from the newest draft, with its key. Where something was typed before the script ran, only a draft that has
 * the same is put back: no two texts are mixed. Drafts of another day are removed.
 */
export function restoreDraft(form: HTMLFormElement): void {
  const drafts = readDrafts();
  if (drafts.length === 0) return void write(drafts);
  const typed = Object.entries(answersOf(form)).filter(([name, text]) => text && name !== 'key');
  const draft = drafts.find(({ data }) => typed.every(([name, text]) => data[name] === text));
  if (!draft) return;
  for (const name of [...names, 'key']) {
    const field = fieldOf(form, name);
    if (field) field.value = draft.data[name] ?? '';
  }
  shown.set(form, draft.id);
}

/** Removes what was sent, by the digest of its answers. A draft with other ones is another request. */
export const dropDraft = (answers: string) =>
  write(readDrafts().filter(({ data }) => digestOf(textOf(data)) !== answers));

/** Empties a form that was sent: what is typed next is another draft, and another request. */
export function emptyForm(form: HTMLFormElement): void {
  shown.delete(form);
  form.reset();
  setKey(form, '');
}

/** Sets the key of a form: a reset leaves hidden fields. */
export function setKey(form: HTMLFormElement, key: string): void {
  const field = fieldOf(form, 'key');
  if (field) field.value = key;
}

/** A digest of the answers in a form, by which they are compared later. */
export const answersDigest = (form: HTMLFormElement) => digestOf(textOf(answersOf(form)));

const answersOf = (form: HTMLFormElement): Answers =>
  Object.fromEntries([...names, 'key'].map((name) => [name, fieldOf(form, name)?.value ?? '']));
const textOf = (data: Answers) => JSON.stringify(names.map((name) => data[name] ?? ''));
const hasText = (data: Answers) => names.some((name) => data[name]);

/**
 * Stores drafts as the newest one with the others inside, so that the release before reads it. Returns whether they
 * outlive the page.
 */
function write(drafts: readonly Draft[]): boolean {
  const [newest, ...older] = drafts.slice(0, maxDrafts);
  const text = newest ? JSON.stringify({ ...newest, older }) : '';
  // Longer than is read back: without the oldest.
  if (text.length > maxLength && older.length > 0) return write(drafts.slice(0, older.length));
  const isStored = writeText(storage, text);
  unstored = isStored ? '' : text;
  return isStored;
}

/** The drafts that are not too old, the newest first. */
function readDrafts(): readonly Draft[] {
  const newest = asRecord(parseJson(unstored || readText(storage)));
  return [newest, ...(Array.isArray(newest.older) ? newest.older : [])].flatMap(readDraft);
}

function readDraft(value: unknown): readonly Draft[] {
  const { id, date, startedAt, data } = asRecord(value);
  const changed = Number(date);
  const age = Date.now() - changed;
  const answers = Object.fromEntries(
    Object.entries(asRecord(data)).filter((entry): entry is [string, string] =>
      isText(entry[1], maxAnswer),
    ),
  );
  if (!(age >= 0 && age < lifeMs) || !hasText(answers)) return [];
  const started = Number(startedAt);
  return [
    {
      id: isText(id) ? id : '',
      date: changed,
      startedAt: started > 0 && started <= changed ? started : changed,
      data: answers,
    },
  ];
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
