import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Addition } from './additions';

/** Makes the changes in a copy of the site. Throws when a mark is not there once. */
export function add({ edits }: Addition, folder: string): void {
  for (const { file, text, before } of edits) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, before ? inserted(readFileSync(path, 'utf8'), text, before, file) : text);
  }
}

function inserted(source: string, text: string, before: string, file: string) {
  const [start, end, ...more] = source.split(before);
  if (start === undefined || end === undefined || more.length > 0)
    throw new Error(`${file} should have this once: ${before}`);
  return start + text + before + end;
}
