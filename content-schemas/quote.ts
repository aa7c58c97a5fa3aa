import { z } from 'zod';
import { missing as required, quoteFields, type QuoteField } from './quote-fields';

/** What would break a line in a mail's header, or has no business in a name. */
const control = /\p{Cc}/u;
/** Characters that change the direction of the text after them, so that a name reads differently. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g;
/** An answer needs a visible character; spaces of no width do not count. */
const visible = /[^\p{C}\p{Z}]/u;

const answer = (label: string, maxLength: number, tidied: (value: string) => string) =>
  z
    .string(required(label))
    .transform(tidied)
    .pipe(
      z
        .string()
        .regex(visible, required(label))
        .max(maxLength, `${label}: at most ${maxLength} characters, please.`),
    );

const oneLine = (value: string) =>
  value
    .replace(turning, '')
    .replace(/[\t\p{Zl}\p{Zp}]/gu, ' ')
    .trim();

/** Line ends as one character, and no control characters but those. */
const tidy = (value: string) =>
  value
    .replace(turning, '')
    .replace(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();

const questions = Object.fromEntries(
  quoteFields.map(({ name, label, type, maxLength }) => [
    name,
    type === 'lines'
      ? answer(label, maxLength, tidy)
      : answer(label, maxLength, oneLine).refine(
          (value) => !control.test(value),
          `${label}: one line only, please.`,
        ),
  ]),
) as Record<QuoteField, ReturnType<typeof answer>>;

/** A posted quote form: the five answers, what they are about, and what distinguishes a person from a bot. */
export const quoteSchema = z.object({
  ...questions,
  /** The grade, spec, form or service the visitor came from. Never a reason to refuse anyone. */
  about: z
    .string()
    .transform((value) => tidy(value).replace(/\s+/g, ' ').slice(0, 120))
    .catch(''),
  list: z.string().transform(tidy).catch(''),
  /** The same for every try at sending one request; a plain form post has none. */
  key: z.string().max(100).catch(''),
  /** A question no person sees. */
  reason: z.string().catch(''),
  /** Milliseconds since the page was opened or the draft started, where a script measured it. */
  elapsed: z.coerce.number().min(0).optional().catch(undefined),
  /** The visitor pressed Send again, as the page requested. */
  again: z.literal('yes').optional().catch(undefined),
});

export type QuoteForm = z.output<typeof quoteSchema>;

/** The answer of Contact Form 7 to a form: HTTP 200 also where it refuses it. */
export const formAnswerSchema = z.object({
  status: z.string(),
  message: z.string().catch(''),
  invalid_fields: z.array(z.object({ field: z.string(), message: z.string() })).catch([]),
});

/** The public rules of a form of Contact Form 7, field by field. */
export const formRulesSchema = z
  .object({
    rules: z.array(
      z.object({
        rule: z.string(),
        field: z.string(),
        threshold: z.coerce.number().nullish().catch(null),
      }),
    ),
  })
  .transform(({ rules }) => rules);
