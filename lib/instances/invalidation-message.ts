import { z } from 'zod';
import { warnOnce } from '@/lib/runtime/log';

/** Cache tags that an instance invalidated, each with the time (epoch ms). */
const schema = z.object({ tags: z.array(z.tuple([z.string(), z.number()])) });

/** Longer than the message of any webhook, which invalidates some hundred tags. */
const maxLength = 1_000_000;

/** The invalidations in a message; empty for one that is malformed or too long. Whoever can write to Redis can send one. */
export function readInvalidations(message: string): ReadonlyMap<string, number> {
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
