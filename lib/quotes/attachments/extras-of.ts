import { openAsBlob } from 'node:fs';
import type { QuoteExtras } from '../contact-form';
import { warn } from '@/lib/runtime/log';
import type { QuoteRecord, QuoteStore } from '../quote-record';
import { sizeText } from './limits';
import { fileLink } from './links';

/** What goes to WordPress beside the five fields; `release` once it was sent. The bytes stay on disk until they are. */
export async function extrasOf(
  store: QuoteStore,
  { reference, attachments = [], csv = '' }: QuoteRecord,
): Promise<QuoteExtras & { release(): Promise<void> }> {
  const now = Date.now();
  const stored = await Promise.all(attachments.map((_, i) => store.attachment(reference, i)));
  const files = await Promise.all(
    attachments.map(async ({ name, type, size }, i) => {
      const file = stored[i];
      if (!file) warn(`Quote ${reference}: attachment ${i + 1} is not there any more.`);
      return {
        line: `${name}, ${sizeText(size)}`,
        link: file ? fileLink(reference, i, now) : null,
        file: file ? new File([await openAsBlob(file.path, { type })], name, { type }) : null,
      };
    }),
  );
  return {
    csv,
    files,
    async release() {
      for (const file of stored) await file?.release();
    },
  };
}
