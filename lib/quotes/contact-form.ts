import { formAnswerSchema } from '@/content-schemas/quote';
import type { QuoteRequest } from '@/content-schemas/quote-fields';
import { asRecord, parseJson } from '@/lib/json/value-shapes';
import { sendForm, type FormResponse } from '@/lib/cms/request';
import { isCmsError } from '@/lib/cms/cms-error';
import { truncated } from '@/lib/runtime/log';
import { env } from '@/lib/runtime/env';

/** WordPress's verdict on a request. `reason` holds no personal data: it is logged. */
export type Verdict =
  | { kind: 'sent' }
  /** Refused for good: the operator has to look at it. `wordpressMessage` is its own sentence, and may name people. */
  | { kind: 'refused'; reason: string; wordpressMessage: string; problems: Record<string, string> }
  /** WordPress does not have it. `alarm`: nor will it, until the operator mends the form or its address. */
  | { kind: 'undelivered'; reason: string; alarm: boolean }
  /** WordPress may have it, stored or mailed. `alarm`: its mail does not work, which the operator has to mend. */
  | { kind: 'unknown'; reason: string; wordpressMessage: string; alarm: boolean };

/** A file of a request. */
export interface QuoteFile {
  /** "bracket.pdf, 1.2 MB". */
  line: string;
  /** Where it can be downloaded for a while; `null` without a secret for links. */
  link: string | null;
  file: File;
}

/** Statuses by which Contact Form 7 refuses a request for good. */
const refusals = new Set(['validation_failed', 'acceptance_missing', 'spam']);
/** Statuses of a temporary failure: no fault of the form. */
const transient = new Set([408, 425, 429]);
/** What Contact Form 7 takes in a text area whose tag names no `maxlength`. */
const defaultMaxLength = 2000;

/** A request is asked about (`formAnswers`), posted with its files, and posted again without: no longer than this, ms. */
export const maxDeliveryMs = env.WORDPRESS_TIMEOUT_MS + 2 * env.WORDPRESS_FORM_TIMEOUT_MS;

/**
 * Posts a request to WordPress's form as multipart data (spec §7). Reads the body of the answer, because the form also
 * refuses with HTTP 200. The reference lets the plugin recognize a repeated post. Never throws for what WordPress does.
 */
export async function postToWordPress(
  reference: string,
  request: QuoteRequest,
  files: readonly QuoteFile[] = [],
): Promise<Verdict> {
  const attached = attach(files, env.WORDPRESS_FORM_FILE_FIELDS);
  const asFiles = await postOnce(reference, request, files, attached);
  // Without its files WordPress may take it: they go as links.
  return attached.size > 0 && asFiles.refusesFiles
    ? (await postOnce(reference, request, files, new Map())).verdict
    : asFiles.verdict;
}

/** Which file goes into which field of the form; a field that ends in `[]` takes all that are left. */
function attach(
  files: readonly QuoteFile[],
  fields: readonly string[],
): ReadonlyMap<QuoteFile, string> {
  const attached = new Map<QuoteFile, string>();
  let next = 0;
  for (const each of files) {
    const field = fields[next];
    if (field === undefined) break;
    attached.set(each, field);
    if (!field.endsWith('[]')) next += 1;
  }
  return attached;
}

/** The message and, below it, each file: where it is. */
function withFiles(
  message: string,
  files: readonly QuoteFile[],
  attached: ReadonlyMap<QuoteFile, string>,
  reference: string,
): string {
  if (files.length === 0) return message;
  const where = (each: QuoteFile) => {
    if (attached.has(each)) return 'attached';
    return each.link ?? `on the site's server: npm run quotes -- files ${reference}`;
  };
  const lines = files.map((each, i) => `${i + 1}. ${each.line}\n   ${where(each)}`);
  return `${message}\n\nAttachments:\n${lines.join('\n')}`;
}

async function postOnce(
  reference: string,
  request: QuoteRequest,
  files: readonly QuoteFile[],
  attached: ReadonlyMap<QuoteFile, string>,
): Promise<{ verdict: Verdict; refusesFiles: boolean }> {
  const message = withFiles(request.message, files, attached, reference);
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...request, message })) body.set(name, value);
  for (const [{ file }, field] of attached) body.append(field, file, file.name);
  const verdict = await verdictOn(reference, body, message.length);
  return { verdict, refusesFiles: refusesFiles(verdict, [...attached.values()]) };
}

/** Whether WordPress does not have the request because of its files: too many bytes, or a kind that the form refuses. */
const refusesFiles = (verdict: Verdict, fields: readonly string[]) =>
  verdict.kind === 'refused'
    ? Object.keys(verdict.problems).some((field) =>
        fields.some((each) => each.replace(/\[\]$/, '') === field.replace(/\[\]$/, '')),
      )
    : verdict.kind === 'undelivered' &&
      // PHP reads an empty form where a body is larger than its `post_max_size`.
      /answered (?:413\b|400 \(wpcf7_unit_tag_not_found\))/.test(verdict.reason);

async function verdictOn(
  reference: string,
  body: FormData,
  messageLength: number,
): Promise<Verdict> {
  // Contact Form 7 answers 400 to a form without a unit tag; any name will do.
  body.set('_wpcf7_unit_tag', reference);
  body.set('reference', reference);
  try {
    const answer = await sendForm(env.WORDPRESS_FORM_PATH, body, env.WORDPRESS_FORM_TIMEOUT_MS);
    return verdictOf(answer, messageLength);
  } catch (error) {
    if (!isCmsError(error)) throw error;
    const reason = error.message;
    if (neverConnected(error.cause ?? {})) return { kind: 'undelivered', reason, alarm: false };
    // Without a cause the transport refused to follow a redirect.
    return error.cause
      ? { kind: 'unknown', reason, wordpressMessage: '', alarm: false }
      : { kind: 'undelivered', reason, alarm: true };
  }
}

/** Whether WordPress works well enough that a post is worth one of its few attempts. Posts nothing. */
export async function formAnswers(): Promise<boolean> {
  try {
    const { status, text } = await sendForm(
      env.WORDPRESS_FORM_PATH,
      null,
      env.WORDPRESS_TIMEOUT_MS,
    );
    return (status >= 400 && status < 500) || (status === 200 && objectIn(text) !== null);
  } catch (error) {
    if (!isCmsError(error)) throw error;
    return false;
  }
}

function verdictOf(
  { status: httpStatus, text, asksToWait, url }: FormResponse,
  messageLength: number,
): Verdict {
  const body = objectIn(text);
  const answer = formAnswerSchema.safeParse(body).data;
  if (answer?.status === 'mail_sent') return { kind: 'sent' };
  if (httpStatus >= 400 && httpStatus < 500)
    return {
      kind: 'undelivered',
      reason: `WordPress's form ${url} answered ${httpStatus}${code(body)}.`,
      alarm: !transient.has(httpStatus),
    };
  if (httpStatus >= 500 && (asksToWait || isAway(text)))
    return {
      kind: 'undelivered',
      reason: `WordPress answered ${httpStatus}: it is in maintenance or without its database.`,
      alarm: false,
    };
  if (!answer)
    return {
      kind: 'unknown',
      reason: `WordPress's form answered ${httpStatus}${code(body)}, and nothing that can be read.`,
      wordpressMessage: '',
      alarm: false,
    };
  const hint = answer.status === 'spam' ? ' Is reCAPTCHA, Turnstile or Akismet on for it?' : '';
  const reason = `WordPress's form answered ${truncated(answer.status, 60)}.${hint}`;
  const wordpressMessage = truncated(answer.message, maxSentence);
  if (!refusals.has(answer.status))
    return { kind: 'unknown', reason, wordpressMessage, alarm: answer.status === 'mail_failed' };
  const problems = Object.fromEntries(
    answer.invalid_fields
      .slice(0, maxProblems)
      .map(({ field, message }) => [truncated(field, 60), truncated(message, maxSentence)]),
  );
  // The visitor wrote no more than we allow, and the list of files is ours: it is the form that has to allow it too.
  const tooLong = 'message' in problems && messageLength > defaultMaxLength;
  return tooLong
    ? {
        kind: 'refused',
        reason: `${reason} It takes no message of ${messageLength} characters: set maxlength in the form's text area.`,
        wordpressMessage: problems.message ?? '',
        problems: {},
      }
    : { kind: 'refused', reason, wordpressMessage, problems };
}

/** Characters that are searched: more than an answer of WordPress has. An error page of a proxy may be longer. */
const maxSearched = 100_000;

/** The JSON object in an answer: PHP may print its messages before and after it. `null` where there is none. */
function objectIn(text: string | null): unknown {
  const searched = (text ?? '').slice(0, maxSearched);
  const start = searched.search(/\{["}]/);
  let end = searched.lastIndexOf('}');
  if (start < 0) return null;
  for (let tries = 0; end > start && tries < 20; tries += 1) {
    const found = parseJson(searched.slice(start, end + 1));
    if (found !== undefined) return found;
    end = searched.lastIndexOf('}', end - 1); // the brace was part of PHP's message
  }
  return null;
}

/** Limits for WordPress's sentences, which are stored and shown: their length, and one for each field of the form. */
const maxProblems = 20;
const maxSentence = 400;

/** What WordPress answers before it loads a plugin. */
const isAway = (text: string | null) =>
  /maintenance|error establishing a database connection/i.test(text ?? '');

/** Node's error codes for a connection that was never established. */
const unconnected =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|UND_ERR_CONNECT_TIMEOUT|CERT_\w+|\w*_CERT(?:_\w+)?|DEPTH_ZERO\w*|ERR_TLS\w*|ERR_SSL\w*|UNABLE_TO_\w+)$/;

interface Fault {
  code?: string;
  /** Where several addresses of one host were tried. */
  errors?: readonly Fault[];
  cause?: Fault;
}

const neverConnected = ({ code = '', errors, cause }: Fault): boolean =>
  unconnected.test(code) ||
  (errors?.every(neverConnected) ?? (cause ? neverConnected(cause) : false));

/** `wpcf7_unit_tag_not_found`, `wpcf7_not_found`: what the operator has to look for. */
const code = (body: unknown) => {
  const { code: word } = asRecord(body);
  return typeof word === 'string' && /^\w{1,60}$/.test(word) ? ` (${word})` : '';
};
