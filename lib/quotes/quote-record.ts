import { z } from 'zod';
import { quoteFields, type QuoteField, type QuoteRequest } from '@/content-schemas/quote-fields';

const request = z.object(
  Object.fromEntries(quoteFields.map(({ name }) => [name, z.string()])) as Record<
    QuoteField,
    z.ZodString
  >,
) satisfies z.ZodType<QuoteRequest>;

/** A request as it is kept until WordPress has it. */
export const recordSchema = z.object({
  /** Told to the visitor, and the name it is kept under: one request has one. */
  reference: z.string(),
  /** When it came, epoch milliseconds. */
  at: z.number(),
  request,
  /** How often WordPress was asked to take it. */
  tries: z.number(),
  /** What WordPress said last, without personal data; `null` before it was asked. */
  answer: z.string().nullable(),
  /** The fields WordPress refused, with its own sentences. */
  problems: z.record(z.string(), z.string()),
});

export type QuoteRecord = z.output<typeof recordSchema>;

/** Where a request is: to be delivered, being delivered, delivered, or refused by WordPress for good. */
export const places = ['waiting', 'claimed', 'sent', 'refused'] as const;
export type Place = (typeof places)[number];

/** Keeps requests. A store acknowledges only what would survive a crash of the machine. */
export interface QuoteStore {
  /** Holds a request, once: `null`, or where the same one already is. */
  hold(record: QuoteRecord): Promise<Held | null>;
  find(reference: string): Promise<Held | null>;
  /** References in a place; of the waiting ones only those due by then (epoch ms). */
  list(place: Place, dueBy?: number): Promise<string[]>;
  /** Takes a waiting request for delivery; `null` where somebody else has it. */
  claim(reference: string): Promise<QuoteRecord | null>;
  /** Files what was claimed or refused; what waits is due at a time (epoch ms). */
  file(record: QuoteRecord, from: Place, to: Place, due?: number): Promise<void>;
  /** Lets claims wait again whose holder has been silent this long; what `spared` names is not touched. */
  reclaim(silentMs: number, spared: (reference: string) => boolean): Promise<void>;
  /** Forgets delivered requests after this long. */
  forget(afterMs: number): Promise<void>;
  /** Lets go of what it holds open. */
  close(): Promise<void>;
}

export interface Held {
  place: Place;
  record: QuoteRecord;
}
