import { z } from 'zod';
import { attachmentSchema, type AttachmentFile, type Upload } from './attachments/attachment';
import { quoteFields, type QuoteField, type QuoteRequest } from '@/content-schemas/quote-fields';

const request = z.object(
  Object.fromEntries(quoteFields.map(({ name }) => [name, z.string()])) as Record<
    QuoteField,
    z.ZodString
  >,
) satisfies z.ZodType<QuoteRequest>;

/** What is known of a delivery, by the keys it is stored under; on a full disk it may be missing or out of date. */
const storedNotesSchema = z.object({
  tries: z.number().catch(0),
  answer: z.string().nullable().catch(null),
  said: z.string().catch(''),
  problems: z.record(z.string(), z.string()).catch({}),
  alarm: z.boolean().catch(false),
  deliveredAt: z.number().nullable().catch(null),
});

export interface QuoteNotes {
  /** How often the request was posted to WordPress. */
  posts: number;
  /** Why it is where it is, without personal data; `null` before the first delivery. */
  answer: string | null;
  /** WordPress's own words to the visitor, for the operator's screen: they may name people. */
  wordpressMessage: string;
  /** The fields WordPress refused, with its own sentences. */
  problems: Record<string, string>;
  /** Whether the operator has to do something: the form is gone, or refuses what visitors send. */
  alarm: boolean;
  /** When WordPress took it, epoch milliseconds; `null` before. */
  deliveredAt: number | null;
}

/** The part of a record that never changes. */
export const storedSchema = z.object({
  /** Shown to the visitor, and the name of the stored request: each request has one. */
  reference: z.string(),
  /** When it came, epoch milliseconds. */
  at: z.number(),
  request,
  /** The quote list alone, as in the message, and the same lines as CSV. */
  list: z.string().optional(),
  csv: z.string().optional(),
  /** What opens the visitor's page of this request: random, known to the visitor alone. */
  token: z.string().optional(),
  attachments: z.array(attachmentSchema).optional(),
});

/** A record as it is stored: the part that never changes, as JSON. */
export const storedText = (record: z.input<typeof storedSchema>) =>
  JSON.stringify(storedSchema.parse(record));

/** A request as it is stored until WordPress has it. */
export interface QuoteRecord extends z.output<typeof storedSchema>, QuoteNotes {
  /** How many posts WordPress may have received. Counted before each post, so that a crash loses none. */
  uncertainPosts: number;
}

export const noNotes: QuoteNotes = {
  posts: 0,
  answer: null,
  wordpressMessage: '',
  problems: {},
  alarm: false,
  deliveredAt: null,
};

/** Notes as they are stored, as JSON. */
export function notesText(notes: QuoteNotes): string {
  const { posts, answer, wordpressMessage, problems, alarm, deliveredAt } = notes;
  return JSON.stringify({
    tries: posts,
    answer,
    said: wordpressMessage,
    problems,
    alarm,
    deliveredAt,
  } satisfies z.input<typeof storedNotesSchema>);
}

/** Stored notes. A convenience: where they cannot be read there are none, and the request is safe. */
export function parseNotes(text: string | null | undefined): QuoteNotes {
  try {
    if (!text) return noNotes;
    const { tries, said, ...rest } = storedNotesSchema.parse(JSON.parse(text));
    return { ...rest, posts: tries, wordpressMessage: said };
  } catch {
    return noNotes;
  }
}

/** The notes of a request whose last delivery was aborted. */
export const notesOfAborted = (posts: number): QuoteNotes => ({
  ...noNotes,
  posts,
  answer: `${posts} deliveries were cut off: look in WordPress whether it arrived.`,
  alarm: true,
});

/** A request that may have been delivered is posted this often, then the operator decides. */
export const maxUncertainPosts = 3;

/** Longer than any record the site accepts. A larger file is no record. */
export const maxRecordBytes = 1024 * 1024;

/** Where a request is: to be delivered, being delivered, delivered, or left to the operator. */
export const places = ['waiting', 'claimed', 'sent', 'refused'] as const;
export type Place = (typeof places)[number];

/** A claim at one moment: the same stamp later means that it has not changed. */
export interface Claim {
  reference: string;
  stamp: string;
}

/** Stores requests. A store acknowledges only what would survive a crash of the machine. */
export interface QuoteStore {
  /** Stores a request with its files, unless the same one is stored already. Moves the files from their folder. */
  add(record: QuoteRecord, upload?: Upload | null): Promise<AddedQuote>;
  /** A new folder on this machine's disk for files that arrive. */
  openUpload(): Promise<string>;
  /** Whether there is room for files: they must not take the space that requests need. */
  hasRoomForFiles(): Promise<boolean>;
  /** The bytes of a stored request's file, by its number from 0; `null` where there is none. */
  attachment(reference: string, index: number): Promise<AttachmentFile | null>;
  /** Replaces a claimed record: the operator corrects what WordPress refuses. `false` where it is not claimed. */
  rewrite(record: QuoteRecord): Promise<boolean>;
  find(reference: string): Promise<StoredQuote | null>;
  /** References in a place; of the waiting ones only those due by then (epoch ms). */
  list(place: Place, dueBy?: number): Promise<string[]>;
  /**
   * Takes a waiting request that is due by then (epoch ms) for delivery, and counts a post that WordPress may get; `null`
   * where another process has it, or had it and posts it again later.
   */
  claim(reference: string, dueBy?: number): Promise<QuoteRecord | null>;
  /**
   * Moves a request from one place to another and notes what is known of it; what waits is due at a time (epoch ms).
   * Needs no new space on a disk. `false` where it is not there any more.
   */
  move(record: QuoteRecord, from: Place, to: Place, due?: number): Promise<boolean>;
  /** What is being delivered now, or was when its process died. */
  claims(): Promise<Claim[]>;
  /** Moves a claimed request back to `waiting`, due at a time; after the last post to `refused`. */
  release(claim: Claim, due: number): Promise<void>;
  /** Unfinished writes, of this process or of one that died: a name for each, never used twice. */
  drafts(): Promise<string[]>;
  /** Completes such a write where the request is stored, else removes it. */
  finishDraft(draft: string): Promise<void>;
  /** Removes requests that were delivered longer ago than this, and files that no request names. */
  removeDelivered(afterMs: number): Promise<void>;
  /** Removes a request and all that is known of it. Returns where it was, `null` where it is unknown. */
  remove(reference: string): Promise<Place | 'damaged' | null>;
  /** How many files or entries were set aside because they could not be read. */
  damaged(): Promise<number>;
  /** Throws where a request could not be stored now. */
  probe(): Promise<void>;
  /** Closes open connections and files. */
  close(): Promise<void>;
}

export interface StoredQuote {
  place: Place;
  record: QuoteRecord;
}

interface AddedQuote extends StoredQuote {
  /** `false` where the same request was stored before: it is then where it was. */
  isNew: boolean;
}

/** The stored record of a reference is malformed. It was moved to `damaged`. */
export class DamagedRecord extends Error {
  override name = 'DamagedRecord';
}

/** A request, `null` where it is gone or damaged: then it was set aside, and is counted there. */
export const findReadable = (store: QuoteStore, reference: string) =>
  store.find(reference).catch((error: unknown) => {
    if (error instanceof DamagedRecord) return null;
    throw error;
  });
