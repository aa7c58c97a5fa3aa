import { resolve } from 'node:path';
import { env } from '@/lib/runtime/env';
import { oncePerProcess } from '@/lib/runtime/once-per-process.cjs';
import type { QuoteStore } from './quote-record';
import { openSpool } from './spool';

/** Where this site keeps its quote requests: one per process. */
export const quoteStore = (): QuoteStore =>
  oncePerProcess('quote store', () =>
    openSpool(resolve(/* turbopackIgnore: true */ env.QUOTE_FOLDER)),
  );
