import { z } from 'zod';

/** What is known of a file that came with a request. Its bytes are stored beside the request, under its number. */
export const attachmentSchema = z.object({
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
