import { join } from 'node:path';
import { builtDocument } from '@/lib/next/build-pages.cjs';
import { isFailedDocument } from '@/lib/next/failed-document';

/**
 * The document to send with status 500: in place of Next's empty one the prerendered `app/unavailable/page.tsx`, with
 * the site's header, menu and footer. Another document, and a build without that page, stay as they are.
 */
export function failedPage(document: string): string {
  if (!isFailedDocument(document)) return document;
  const folder = join(/* turbopackIgnore: true */ process.cwd(), '.next/server');
  return builtDocument(folder, '/unavailable') ?? document;
}
