import { digestOf } from '@/lib/browser/digest';
import type { QuoteLine } from '@/lib/quotes/quote-line';
import { quoteLines } from '@/lib/quotes/quote-list';
import { inputOf, keyOf } from './attachment-list';
import { answersDigest } from './quote-draft';

/**
 * What a request was made of, as digests: what was changed since is another request. Like the site's reference
 * (`compose.ts`), of neither the page it was asked from nor the time that writing took.
 */
interface SentContent {
  /** Of the five answers together. */
  answers: string;
  /** Of each line and each file. */
  parts: readonly string[];
}

const digestOfLine = (line: QuoteLine) => digestOf(JSON.stringify(line));
const filesIn = (form: HTMLFormElement) =>
  [...(inputOf(form)?.files ?? [])].map((file) => digestOf(keyOf(file)));

/** What a form sends, with these lines of the quote list. */
export const contentOf = (form: HTMLFormElement, lines: readonly QuoteLine[]): SentContent => ({
  answers: answersDigest(form),
  parts: [...lines.map(digestOfLine), ...filesIn(form)],
});

/** Whether a form has nothing but what was sent: a later page's has no files. */
export const isAsSent = (form: HTMLFormElement, { answers, parts }: SentContent) =>
  answersDigest(form) === answers && filesIn(form).every((file) => parts.includes(file));

/** The addresses of the lines on the list that are as they were sent; what was changed or added since is not. */
export const linesAsSent = ({ parts }: SentContent) =>
  quoteLines()
    .filter((line) => parts.includes(digestOfLine(line)))
    .map(({ href }) => href);
