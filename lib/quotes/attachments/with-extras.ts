import { openAsBlob } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { QuoteExtras } from '../contact-form';
import type { SentQuote } from '../quote-record';
import type { QuoteStore } from '../store';
import { sizeText } from './limits';
import { fileLink } from './links';
import { makeUploadFolder } from './upload-folder';

/**
 * Runs work with what goes to WordPress beside the five fields. The files are copied from the store to this machine's
 * disk meanwhile, for they would fill its memory.
 */
export async function withExtras<T>(
  store: QuoteStore,
  { reference, attachments, csv }: SentQuote,
  work: (extras: QuoteExtras) => Promise<T>,
): Promise<T> {
  if (attachments.length === 0) return work({ csv, files: [] });
  const folder = await makeUploadFolder();
  try {
    const files = [];
    for (const [i, { name, type, size }] of attachments.entries()) {
      const path = join(folder, String(i));
      await writeFile(path, store.fileParts(reference, i));
      files.push({
        line: `${name}, ${sizeText(size)}`,
        link: fileLink(reference, i, Date.now()),
        file: new File([await openAsBlob(path, { type })], name, { type }),
      });
    }
    return await work({ csv, files });
  } finally {
    // A copy that stays is removed within an hour; an error here would have a posted request posted again.
    await rm(folder, { recursive: true, force: true }).catch(() => {});
  }
}
