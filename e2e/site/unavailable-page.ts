import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The static page for errors, as the deploy commands of docs/operations.md write it for nginx. */
export function unavailablePage(release: string): string {
  const [, command = ''] =
    /^(perl .*unavailable\.html) > /m.exec(readFileSync('docs/operations.md', 'utf8')) ?? [];
  return execFileSync('sh', ['-c', command], { cwd: release, encoding: 'utf8' });
}
