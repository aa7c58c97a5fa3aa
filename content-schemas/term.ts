import type { z } from 'zod';
import { readPost, toPost, wpPost } from './post';
import { plainText } from './wordpress';

export const termSchema = readPost(
  wpPost.transform((wp) => ({
    ...toPost(wp),
    /** What it means, in short: its first paragraph as plain text. */
    meaning: plainText(firstParagraph(wp.content)) || wp.excerpt,
  })),
);
export type TermRecord = z.output<typeof termSchema>;

const paragraph = /<p(?:\s[^<>]*)?>/;

/** The first paragraph's content, or `''`. Its ends are found apart: one pattern for both would backtrack for seconds. */
function firstParagraph(html: string): string {
  const start = paragraph.exec(html);
  if (!start) return '';
  const from = start.index + start[0].length;
  return html.slice(from, Math.max(from, html.indexOf('</p>', from)));
}
