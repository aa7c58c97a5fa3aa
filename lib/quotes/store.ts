import { resolve } from 'node:path';
import { env } from '@/lib/env';
import type { QuoteStore } from './quote-record';
import { openSpool } from './spool';

const shared = globalThis as { quoteStore?: QuoteStore };

/** Where this site keeps its quote requests: one per process. */
export const quoteStore = (): QuoteStore =>
  (shared.quoteStore ??= openSpool(resolve(/* turbopackIgnore: true */ env.QUOTE_FOLDER)));
