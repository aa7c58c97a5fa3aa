import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const folders: string[] = [];
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** The path of a new folder in the system's own for such, or in this one; it is removed when this process ends. */
export function temporaryFolder(name: string, within = tmpdir()): string {
  const folder = mkdtempSync(join(resolve(within), `${name}-`));
  folders.push(folder);
  return folder;
}
