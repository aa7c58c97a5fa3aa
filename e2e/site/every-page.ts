import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The addresses of all pages of a build that answer 200, as the build itself lists them. */
export function everyPage(build: string): readonly string[] {
  const { routes } = JSON.parse(
    readFileSync(join(build, '.next/prerender-manifest.json'), 'utf8'),
  ) as { routes: Readonly<Record<string, { initialStatus?: number }>> };
  return Object.entries(routes)
    .filter(
      ([path, { initialStatus = 200 }]) => initialStatus === 200 && !/^\/(?:_|api\/)/.test(path),
    )
    .map(([path]) => (path === '/' || /\.\w+$/.test(path) ? path : `${path}/`));
}
