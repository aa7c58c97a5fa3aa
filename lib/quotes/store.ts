import { resolve } from 'node:path';
import { env } from '@/lib/runtime/env';
import { oncePerProcess } from '@/lib/runtime/once-per-process.cjs';
import type { QuoteStore } from './quote-record';
import { sharedRedis } from './redis';
import { openRedisStore } from './redis-store';
import { openSpool } from './spool';

/** Where this site keeps its quote requests, in a folder or in Redis: one per process. */
export const quoteStore = (): QuoteStore =>
  oncePerProcess('quote store', () =>
    env.QUOTE_STORE
      ? openRedisStore(sharedRedis(env.QUOTE_STORE))
      : openSpool(resolve(/* turbopackIgnore: true */ env.QUOTE_FOLDER)),
  );
