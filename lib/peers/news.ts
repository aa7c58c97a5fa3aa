import { z } from 'zod';
import { warnOnce } from '@/lib/runtime/log';

/** What one instance says to all: tags that changed, with the moment (epoch ms). */
const schema = z.object({ tags: z.array(z.tuple([z.string(), z.number()])) });

/** Longer than the tags of any change: a notice names some hundred. */
const maxLength = 1_000_000;

/** Empty for what is no news: nobody else should speak there, and nobody who does is believed. */
export function readNews(message: string): ReadonlyMap<string, number> {
  if (message.length > maxLength) {
    warnOnce(
      `The Redis of CACHE_URL sends messages of more than ${maxLength} characters. They are ignored.`,
    );
    return new Map();
  }
  try {
    return new Map(schema.safeParse(JSON.parse(message)).data?.tags);
  } catch {
    return new Map(); // no JSON
  }
}
