import type { ReactNode } from 'react';
import { missing, quoteFields } from '@/content-schemas/quote-fields';
import { quoteLines } from '@/lib/quotes/quote-list';
import { titlesOf } from '@/lib/quotes/quote-line';
import { emailAdvice } from '@/lib/quotes/email-advice';
import { failure } from '@/lib/quotes/messages';
import { site, telephone } from '@/lib/site/company';
import { counted } from '@/lib/site/counted';
import { inputOf } from './attachment-list';
import { postQuote, type PostResponse } from './post-quote';
import { fieldOf, fieldsOf } from './quote-draft';
import { answersOf, type Answers } from './refill';

/** What became of a press of Send. */
export type SendResult =
  /** The site has it, and the form is empty. */
  | {
      kind: 'sent';
      response: Pick<PostResponse, 'reference' | 'page' | 'isTypedSince'>;
      /** "2 lines: INCONEL 718, 15-5 PH; 1 file" */
      contents: string;
      /** What was sent, where its email address looks like none: to be corrected and sent again. */
      toCorrect: Answers | null;
    }
  /** Fields have to change: some are missing, and nothing was posted, or the site refused them. */
  | {
      kind: 'invalid';
      isPosted: boolean;
      /** Sentences by field; on the email address the advice, where nothing else is wrong with it. */
      problems: Readonly<Record<string, string>>;
      /** The same in the order of the fields. */
      toChange: readonly { name: string; sentence: string }[];
      /** What is said at the button. */
      sentences: ReactNode;
    }
  /** Nothing is wrong where a sender who may be a bot is asked to send again. */
  | { kind: 'failed' | 'again'; sentences: ReactNode };

/** Checks a form and posts it; then advises on the email address that is left in it. */
export async function sendAndAdvise(
  form: HTMLFormElement,
  setState: (result: SendResult) => void,
  setAdvice: (advice: string) => void,
): Promise<void> {
  setState(await sendQuote(form));
  setAdvice(adviceOn(form));
}

async function sendQuote(form: HTMLFormElement): Promise<SendResult> {
  const missed = problemsOf(form);
  if (Object.keys(missed).length > 0)
    return { ...invalid(form, missed), isPosted: false, sentences: null };
  const contents = contentsOf(form);
  const toCorrect = adviceOn(form) ? answersOf(form) : null;
  const response = await postQuote(form);
  if (response.sent) return { kind: 'sent', response, contents, toCorrect };
  const { problems, message } = response;
  const refused = invalid(form, problems);
  if (refused.toChange.every(({ name }) => !problems[name]))
    return response.again
      ? { kind: 'again', sentences: sentencesOf(response) }
      : { kind: 'failed', sentences: <Failed answer={response} /> };
  const isInSummary = message === Object.values(problems).join(' ');
  const sentences = sentencesOf(isInSummary ? { ...response, message: '' } : response);
  return { ...refused, isPosted: true, sentences };
}

/** A hint where the email address of a form looks like none; empty otherwise. */
export const adviceOn = (form: HTMLFormElement) => emailAdvice(fieldOf(form, 'email')?.value ?? '');

/** The sentence of spec §8, then what the visitor can do about it; the telephone as a link. */
const sentencesOf = ({ again, message }: PostResponse) =>
  [again ? '' : failure, message === failure ? '' : message].filter(Boolean).map((sentence) => {
    const [before, ...after] = sentence.split(site.phone);
    return (
      <span key={sentence}>
        {before}
        {after.length > 0 && <Telephone />}
        {after.join(site.phone)}{' '}
      </span>
    );
  });

const Telephone = () => (
  <a className="whole" href={telephone(site.phone)}>
    {site.phone}
  </a>
);

/** The sentences, and other ways to us where they name none: a dialog is over the page's own. */
const Failed = ({ answer }: { answer: PostResponse }) => (
  <>
    {sentencesOf(answer)}
    {!answer.message.includes(site.phone) && (
      <span>
        Or call <Telephone /> or email <a href={`mailto:${site.email}`}>{site.email}</a>.
      </span>
    )}
  </>
);

function invalid(form: HTMLFormElement, found: Readonly<Record<string, string>>) {
  const problems: Readonly<Record<string, string>> = {
    ...found,
    email: found.email ?? adviceOn(form),
  };
  const toChange = fieldsOf(form).flatMap(({ name }) => {
    const sentence = problems[name];
    return sentence ? [{ name, sentence }] : [];
  });
  return { kind: 'invalid', problems, toChange } as const;
}

/** "2 lines: INCONEL 718, 15-5 PH; 1 file", or "Your message about Titanium 6AL-4V": what a form carries, for the receipt. */
function contentsOf(form: HTMLFormElement): string {
  const files = inputOf(form)?.files?.length ?? 0;
  const lines = quoteLines();
  const parts = [
    lines.length > 0 && titlesOf(lines),
    files > 0 && counted(files, 'file'),
    lines.length + files === 0 && 'Your message',
  ];
  const about = fieldOf(form, 'about');
  return (
    parts.filter(Boolean).join('; ') +
    (about?.value && !about.disabled ? ` about ${about.value}` : '')
  );
}

/** What a form lacks before it is posted, by the names of its fields: the browser's own check, in our sentences. */
function problemsOf(form: HTMLFormElement): Record<string, string> {
  const wrong = fieldsOf(form).filter((field) => !field.validity.valid);
  return Object.fromEntries(
    wrong.map((field) => [
      field.name,
      field.validity.valueMissing ? missing(labelOf(field.name)) : field.validationMessage,
    ]),
  );
}

export const labelOf = (wanted: string) =>
  quoteFields.find(({ name }) => name === wanted)?.label ?? wanted;
