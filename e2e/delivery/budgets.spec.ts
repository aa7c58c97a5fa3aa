import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { settings } from '../../lib/runtime/env';
import { browserFiles, firstLoadBytes } from './built-files';

/**
 * An empty page of the same framework, kB (1,000 bytes, gzip -9), as the benchmark last measured it of `bench/bare-app.ts`:
 * test and benchmark subtract the same. After an upgrade of Next, `npm run bench -- bytes --accept` measures it again.
 */
const record: Record<string, { value: number }> = JSON.parse(
  readFileSync(resolve('e2e/bench/record.json'), 'utf8'),
);
const empty = record['script: empty page']!.value / 1000;

/** What a route may load beyond an empty page, kB; the first row that names it counts. */
const budgets: readonly (readonly [route: RegExp, more: number])[] = [
  // Every component on one page, for those who work on the site.
  [/^\/styleguide$/, 45],
  // Pages that compute or search in the browser.
  [/^\/(?:tools\/|find-by-property$|quote-list$)/, 24],
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
  ['the sanitiser', /hast-util|clobberPrefix/],
];

for (const [what, word] of kept)
  test(`no browser is sent ${what}`, () => {
    const files = browserFiles();
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter(([, text]) => word.test(text)).map(([name]) => name)).toEqual([]);
  });
