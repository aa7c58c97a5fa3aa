import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { settings } from '../../lib/runtime/env';
import { sampleBuild } from '../site/build';

/** Every file of the sample's build that a browser can ask for, by name. */
const browserFiles = (): readonly (readonly [name: string, text: string])[] =>
  readdirSync(join(sampleBuild, '.next/static'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:js|css|json)$/.test(name))
    .map((name) => [name, readFileSync(join(sampleBuild, '.next/static', name), 'utf8')] as const);

/** Bytes of the script that a first view of each route loads, as gzip -9 makes them. */
function firstLoadBytes(): readonly (readonly [route: string, bytes: number])[] {
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

/** The script of an empty page of the same build, kB (1,000 bytes, gzip -9), measured of Next 16.4.6. */
const empty = 135;

/** What a route may load beyond an empty page, kB; the first row that names it counts. */
const budgets: readonly (readonly [route: RegExp, more: number])[] = [
  // Pages that compute or search in the browser.
  [/^\/(?:tools\/|find-by-property$|quote-list$|compare$)/, 24],
  [/./, 16],
];

test('no route loads more script than its budget', () => {
  const rows = firstLoadBytes().map(([route, bytes]) => {
    const [, more] = budgets.find(([named]) => named.test(route))!;
    return { route, kB: bytes / 1000, most: empty + more, ratio: bytes / 1000 / empty };
  });
  for (const { route, kB, most, ratio } of rows)
    console.log(
      `${kB.toFixed(1)} of ${most.toFixed(1)} kB, ${ratio.toFixed(3)} × an empty page: ${route}`,
    );
  expect(rows.length).toBeGreaterThan(15);
  expect(rows.filter(({ kB, most }) => kB > most)).toEqual([]);
});

/** What stays on the server, each by words that survive minifying. */
const kept: readonly (readonly [what: string, word: RegExp])[] = [
  ['zod', /ZodError|_zod\b|invalid_union/],
  // VERCEL is left out: the analytics' own script contains the name of the platform.
  ...Object.keys(settings)
    .filter((name) => name !== 'VERCEL')
    .map((name) => [`the setting ${name}`, new RegExp(`\\b${name}\\b`)] as const),
  ['where WordPress is', /wordpress\.sample|\/wp-json\b|\bwp-admin\b/],
  ['the sample’s records', /acf_fc_layout|_embedded/],
  ['the quotes’ folder', /\.data\/quotes/],
  ['previews', /Exit preview/],
  ['the sanitiser', /hast-util|clobberPrefix/],
];

test('no browser is sent what stays on the server', () => {
  const files = browserFiles();
  expect(files.length).toBeGreaterThan(20);
  for (const [what, word] of kept)
    expect(
      files.filter(([, text]) => word.test(text)).map(([name]) => name),
      what,
    ).toEqual([]);
});
