import { z } from 'zod';

/** What one instance says to all: tags that changed, with the moment (epoch ms). */
const schema = z.object({ tags: z.array(z.tuple([z.string(), z.number()])) });

/** Empty for what is no news: nobody else should speak there, and nobody who does is believed. */
export function readNews(message: string): ReadonlyMap<string, number> {
  try {
    return new Map(schema.safeParse(JSON.parse(message)).data?.tags);
  } catch {
    return new Map(); // no JSON
  }
}
