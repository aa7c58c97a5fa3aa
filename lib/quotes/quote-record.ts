import { z } from 'zod';
import { quoteFields, type QuoteField, type QuoteRequest } from '@/content-schemas/quote-fields';

/** Where a request is: to be delivered, being delivered, delivered, or left to the operator. */
export const states = ['waiting', 'claimed', 'sent', 'refused'] as const;
export type QuoteState = (typeof states)[number];

/** What is known of a file that came with a request. Its bytes are stored beside the request, under its number. */
const attachmentSchema = z.object({
  /** The visitor's name for it, cleaned. */
  name: z.string(),
  /** Media type, by its content. */
  type: z.string(),
  /** Bytes. */
  size: z.number(),
  /** SHA-256 of its bytes, hexadecimal. */
  digest: z.string(),
});
export type Attachment = z.output<typeof attachmentSchema>;

/** Files that came with a form and are on this machine's disk, but belong to no stored request yet. */
export interface Upload {
  /** A folder with a file for each attachment, named 0, 1, …. */
  folder: string;
  attachments: readonly Attachment[];
}

const requestSchema = z.object(
  Object.fromEntries(quoteFields.map(({ name }) => [name, z.string()])) as Record<
    QuoteField,
    z.ZodString
  >,
) satisfies z.ZodType<QuoteRequest>;

/** What a visitor sent. */
export const sentSchema = z.object({
  /** Shown to the visitor; each request has one. */
  reference: z.string(),
  /** When it came, epoch milliseconds. */
  at: z.number(),
  request: requestSchema,
  /** The quote list alone, as in the message; empty where there is none. */
  list: z.string(),
  /** What opens the visitor's page of this request: random, known to the visitor alone. */
  token: z.string(),
  attachments: z.array(attachmentSchema),
});
export type SentQuote = z.output<typeof sentSchema>;

/** What is known of a request's delivery. */
export const deliverySchema = z.object({
  /** How often the request was posted to WordPress. */
  posts: z.number(),
  /** How many posts WordPress may have received. Counted before each post, so that a crash loses none. */
  uncertainPosts: z.number(),
  /** Why it is where it is, without personal data; `null` before the first delivery. */
  answer: z.string().nullable(),
  /** WordPress's own words to the visitor, for the operator's screen: they may name people. */
  wordpressMessage: z.string(),
  /** The fields WordPress refused, with its own sentences. */
  problems: z.record(z.string(), z.string()),
  /** Whether the operator has to do something: the form is gone, or refuses what visitors send. */
  alarm: z.boolean(),
  /** When WordPress took it, epoch milliseconds; `null` before. */
  deliveredAt: z.number().nullable(),
});

export const undelivered: z.output<typeof deliverySchema> = {
  posts: 0,
  uncertainPosts: 0,
  answer: null,
  wordpressMessage: '',
  problems: {},
  alarm: false,
  deliveredAt: null,
};

/** A stored request. */
export interface StoredQuote extends SentQuote, z.output<typeof deliverySchema> {
  state: QuoteState;
}
