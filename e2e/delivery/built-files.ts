import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sampleBuild } from '../site/build';

/** Every file of the sample's build that a browser can ask for, by name. */
export const browserFiles = (): readonly (readonly [name: string, text: string])[] =>
  readdirSync(join(sampleBuild, '.next/static'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:js|css|json)$/.test(name))
    .map((name) => [name, readFileSync(join(sampleBuild, '.next/static', name), 'utf8')] as const);

/** Bytes of the script that a first view of each route loads, as gzip -9 makes them. */
export function firstLoadBytes(): readonly (readonly [route: string, bytes: number])[] {
  const stats = JSON.parse(
    readFileSync(join(sampleBuild, '.next/diagnostics/route-bundle-stats.json'), 'utf8'),
  ) as readonly { route: string; firstLoadChunkPaths: readonly string[] }[];
  return stats.map(({ route, firstLoadChunkPaths }) => [
    route,
    firstLoadChunkPaths
      .map((path) => gzipSync(readFileSync(join(sampleBuild, path)), { level: 9 }).byteLength)
      .reduce((sum, bytes) => sum + bytes, 0),
  ]);
}
