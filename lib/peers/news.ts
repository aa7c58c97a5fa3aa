import { z } from 'zod';

/** What one instance says to all: tags that changed (with the moment, epoch ms), or a reading that is old. */
const schema = z.union([
  z.object({ tags: z.array(z.tuple([z.string(), z.number()])) }),
  z.object({ forget: z.string() }),
]);

export type News = z.output<typeof schema>;

/** `null` for what is no news: nobody else should speak there, and nobody who does is believed. */
export function readNews(message: string): News | null {
  try {
    return schema.safeParse(JSON.parse(message)).data ?? null;
  } catch {
    return null; // no JSON
  }
}
