import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The version of Next that the seams of this folder were tested with; `package.json` pins the same. */
export const testedWith = '16.4.6';

/** The version of Next that is installed for a folder. */
export function installedNext(folder: string): string {
  const file = createRequire(join(folder, 'package.json')).resolve('next/package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** A warning for the operator where the seams were not tested with the installed version; else none. */
export const versionWarnings = (installed: string): string[] =>
  installed === testedWith
    ? []
    : [
        `Next ${installed} is installed, but this site was tested with ${testedWith} (docs/seams.md): run npm ci.`,
      ];
