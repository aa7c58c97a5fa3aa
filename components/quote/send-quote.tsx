import type { ReactNode } from 'react';
import { missing, quoteFields } from '@/content-schemas/quote-fields';
import { fileField } from '@/lib/quotes/attachments/limits';
import { addQuoteLine, quoteLines } from '@/lib/quotes/quote-list';
import { titlesOf } from '@/lib/quotes/quote-line';
import { emailAdvice } from '@/lib/quotes/email-advice';
import { failure } from '@/lib/quotes/words';
import { counted } from '@/lib/site/counted';
import { adviseOnEmail } from './email-field';
import { ErrorSummary, type FieldProblem } from './error-summary';
import { postQuote, type PostResponse } from './post-quote';
import { fieldOf } from './quote-draft';
import { QuoteReceipt } from './quote-receipt';
import styles from './quote-form.module.scss';
import { onFormChange } from './while-writing';
import { WaitingNotice } from './waiting-notice';

/**
 * Checks a form and posts it. Answers what the site answered, or `null` where nothing was posted or it waits for a
 * network; and what the visitor has to see: above the form, or in its place where it was sent. `id` begins those of its
 * fields.
 */
export async function sendQuote(
  form: HTMLFormElement,
  id: string,
  callbacks: { onDone: (() => void) | undefined; onAnother: () => void },
): Promise<readonly [answer: PostResponse | null, notice: ReactNode]> {
  const found = problemsOf(form);
  const isWhole = Object.keys(found).length === 0;
  const contents = contentsOf(form);
  const email = fieldOf(form, 'email');
  const advice = emailAdvice(email?.value ?? '');
  const refill = advice ? refillOf(form) : null;
  const answer = isWhole ? await postQuote(form) : null;
  const problems = answer?.problems ?? found;
  const marked = markFields(form, problems, id);
  adviseOnEmail(form, true);
  if (answer?.sent)
    return [
      answer,
      <QuoteReceipt
        key="receipt"
        answer={answer}
        sent={contents}
        isUnanswerable={advice !== ''}
        {...callbacks}
        onCorrect={() => {
          callbacks.onAnother();
          refill?.();
        }}
      />,
    ];
  if (answer?.waiting) return [null, <WaitingNotice key={Date.now()} form={form} />];
  if (email) email.id ||= `${id}email`;
  const listed = fieldsOf(form).flatMap(
    (field) =>
      marked.find((each) => each.field === field) ??
      (field === email && advice ? { field, sentence: advice } : []),
  );
  const summary = marked.length > 0 && (
    <ErrorSummary
      className={styles.failed}
      heading={
        isWhole
          ? undefined
          : `${counted(listed.length, 'field')} ${listed.length === 1 ? 'needs' : 'need'} attention`
      }
      problems={listed}
    />
  );
  const isAlreadyShown = summary && answer?.message === Object.values(problems).join(' ');
  return [answer && { ...answer, message: isAlreadyShown ? failure : answer.message }, summary];
}

/** "2 lines: INCONEL 718, 15-5 PH; 1 file", or "Your message about Titanium 6AL-4V": what a form carries, for the receipt. */
function contentsOf(form: HTMLFormElement): string {
  const input = fieldOf(form, fileField);
  const files = (input instanceof HTMLInputElement && input.files?.length) || 0;
  const lines = fieldOf(form, 'list') ? quoteLines() : [];
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

/** Fills an emptied form with its values, for another request with the address corrected. */
function refillOf(form: HTMLFormElement): () => void {
  const input = fieldOf(form, fileField);
  // Copies: emptying the form empties its own list of files.
  const files = input instanceof HTMLInputElement ? [...(input.files ?? [])] : [];
  const filled = fieldsOf(form)
    .filter((field) => field !== input && field.type !== 'hidden' && field.name !== 'reason')
    .map((field) => ({ field, value: field.value }));
  const lines = fieldOf(form, 'list') ? quoteLines() : [];
  return () => {
    for (const { field, value } of filled) field.value = value;
    if (input instanceof HTMLInputElement && files.length > 0) {
      const transfer = new DataTransfer();
      for (const file of files) transfer.items.add(file);
      input.files = transfer.files;
    }
    for (const line of lines) addQuoteLine(line);
    onFormChange(form);
    adviseOnEmail(form, true);
    // Once the form is shown, and after its first field was focused.
    setTimeout(() => fieldOf(form, 'email')?.focus());
  };
}

type Field = HTMLInputElement | HTMLTextAreaElement;

const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (each): each is Field =>
      (each instanceof HTMLInputElement || each instanceof HTMLTextAreaElement) && each.name !== '',
  );

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

const labelOf = (wanted: string) =>
  quoteFields.find(({ name }) => name === wanted)?.label ?? wanted;

/** Marks the fields that have to change, each with its sentence below it. */
function markFields(
  form: HTMLFormElement,
  problems: Readonly<Record<string, string>>,
  id: string,
): readonly FieldProblem[] {
  const marked: FieldProblem[] = [];
  for (const field of fieldsOf(form)) {
    const sentence = problems[field.name];
    field.ariaInvalid = sentence ? 'true' : null;
    for (const described of field.getAttribute('aria-describedby')?.split(' ') ?? [])
      document.getElementById(described)?.remove();
    field.removeAttribute('aria-describedby');
    if (!sentence) continue;
    field.id ||= `${id}${field.name}`;
    field.setAttribute('aria-describedby', `${field.id}-problem`);
    field.closest('label')?.after(problemBelow(field.id, sentence));
    marked.push({ field, sentence });
  }
  return marked;
}

/** Beside the label: inside, it would be part of the field's name. */
function problemBelow(id: string, sentence: string): HTMLElement {
  const below = document.createElement('span');
  below.id = `${id}-problem`;
  below.className = `${styles.note} ${styles.problem}`;
  below.textContent = sentence;
  return below;
}
