import { useSyncExternalStore } from 'react';
import { quoteFields } from '@/content-schemas/quote-fields';
import { localStore } from '@/lib/browser/local-store';
import { dayMs } from '@/lib/site/kept-days';
import { asRecord, isOwnPath, isText, parseJson } from '@/lib/json/value-shapes';

/** A draft is for coming back the same day, not for the next person at this machine. */
const lifeMs = dayMs;
/** Letters of an answer that is put back: more than a form takes was not typed into one. */
const maxAnswer = 50_000;

/** Answers by the name of their field. */
type Answers = Readonly<Record<string, string>>;

/** A request that was sent from this browser. */
export interface SentRequest {
  reference: string;
  /** Its page; empty where it has none. */
  page: string;
}

interface Draft {
  answers: Answers;
  /** Two tries with one key are one request. */
  key: string;
  /** Epoch milliseconds. */
  savedAt: number;
  /** The request that the draft before became. */
  sent: SentRequest | null;
}

const noDraft: Draft = { answers: {}, key: '', savedAt: 0, sent: null };

/** What is being written in this browser: the last form that was typed into, for a day. */
const draft = localStore<Draft>('quote-draft', parseDraft, ({ answers, ...rest }) =>
  hasText(answers) || rest.sent ? JSON.stringify({ answers, ...rest }) : '',
);

function parseDraft(text: string): Draft {
  const { answers, key, savedAt, sent } = asRecord(parseJson(text));
  const age = Date.now() - Number(savedAt);
  if (!(age >= 0 && age < lifeMs)) return noDraft;
  const typed = Object.entries(asRecord(answers)).filter((entry): entry is [string, string] =>
    isText(entry[1], maxAnswer),
  );
  const { reference, page } = asRecord(sent);
  return {
    answers: Object.fromEntries(typed),
    key: isText(key, 100) ? key : '',
    savedAt: Number(savedAt),
    sent:
      isText(reference, 40) && (page === '' || isOwnPath(page)) && reference
        ? { reference, page }
        : null,
  };
}

/** The request that was sent last from this browser; `null` on the server, and where there is none of this day. */
export const useLastRequest = () =>
  useSyncExternalStore(draft.subscribe, draft.read, draft.empty).sent;

/** What was typed into the fields of a form: not the message that it has beside lines. */
const answersOf = (form: HTMLFormElement): Answers =>
  Object.fromEntries(
    quoteFields.map(({ name }) => {
      const { value = '', defaultValue = '' } = fieldOf(form, name) ?? {};
      return [name, value === defaultValue ? '' : value];
    }),
  );

const hasText = (answers: Answers) => Object.values(answers).some((text) => text !== '');

/** The key of a request: the same for every try at sending it. */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Stores what a form holds, with a key of its own. Without storage both are only in the form. */
export function saveDraft(form: HTMLFormElement): void {
  const answers = answersOf(form);
  const key = hasText(answers) ? fieldOf(form, 'key')?.value || newKey() : '';
  setField(form, 'key', key);
  draft.write({ ...draft.read(), answers, key, savedAt: Date.now() });
}

/** Fills a form in which nothing is typed. */
export function restoreDraft(form: HTMLFormElement): void {
  const { answers, key } = draft.read();
  if (!hasText(answers) || hasText(answersOf(form))) return;
  for (const { name } of quoteFields) if (answers[name]) setField(form, name, answers[name]);
  setField(form, 'key', key);
}

/** A field of a form by its name. */
export const fieldOf = (form: HTMLFormElement | null, name: string) =>
  form?.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`);

function setField(form: HTMLFormElement, name: string, value: string): void {
  const field = fieldOf(form, name);
  if (field) field.value = value;
}

/** An event of the window: a request was sent from a form of this page, and all of them are empty. */
export const sentEvent = 'quote-sent';

/** Replaces the draft by the request that it became. */
export function finishDraft(sent: SentRequest): void {
  draft.write({ ...noDraft, savedAt: Date.now(), sent });
  dispatchEvent(new Event(sentEvent));
}
