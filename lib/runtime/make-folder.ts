import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { codeOf } from './error-code';

/** Makes a folder and those above it, for the owner alone. Node's own `recursive` never returns where /proc is above. */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return;
    if (codeOf(error) !== 'ENOENT' || dirname(folder) === folder) throw error;
    makeFolder(dirname(folder));
    makeIfAbsent(folder);
  }
}

/** Another process may have made it meanwhile. A second ENOENT is thrown: in /proc no folder can be made. */
function makeIfAbsent(folder: string) {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}
