import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Reply } from './reply';

const upload = /^\/wp-content\/uploads\/2026\/11\/([\w-]+\.png)$/;

/** A picture of the sample, or `null` for any other path. Run from the project's folder. */
export async function uploadAt(path: string): Promise<Reply | null> {
  const file = upload.exec(path)?.[1];
  if (!file) return null;
  const body = await readFile(join(process.cwd(), 'public/wp-content/uploads/2026/11', file)).catch(
    () => null,
  ); // no such picture: WordPress answers 404 itself
  return body && { status: 200, headers: { 'content-type': 'image/png' }, body };
}
