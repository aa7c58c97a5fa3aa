import type { z } from 'zod';
import { toPost, wpPost } from './post';
import { plain } from './wordpress';

/** A term of the glossary. */
export const termSchema = wpPost.transform((wp) => ({
  ...toPost(wp),
  /** What it means, in short: its first paragraph as plain text. */
  meaning: plain(wp.content.match(/<p[^>]*>(.*?)<\/p>/s)?.[1] ?? '') || wp.excerpt,
}));
export type TermRecord = z.output<typeof termSchema>;
