import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { apt } from '../machine/packages';

const w3m = '/usr/bin/w3m';

/** A page as the text browser w3m shows it on a hundred columns. */
async function asText(path: string) {
  const html = await (await fetch(process.env.E2E_SITE + path)).text();
  const shown = spawnSync(
    w3m,
    ['-dump', '-T', 'text/html', '-I', 'UTF-8', '-O', 'UTF-8', '-cols', '100'],
    {
      input: html,
      encoding: 'utf8',
      timeout: 20_000,
    },
  );
  return shown.stdout.replace(/ +$/gm, '');
}

test.beforeAll(() => {
  if (!existsSync(w3m) && !apt('w3m'))
    throw new Error('w3m is missing and could not be installed. Install it: apt install w3m.');
});

for (const [what, path, lines] of [
  [
    'grade',
    '/inventory/titanium/grade/6al-4v-eli/',
    [
      /^ 5\. 6AL-4V ELI$/m,
      /^Titanium 6AL-4V ELI$/m,
      /^UNS\n +R56401$/m,
      /^Density\n +0\.160 lb\/in³$/m,
      /^Element +Min +Max$/m,
      /^ +Al +5\.50 +6\.50$/m,
      /^ +Fe +– +0\.25$/m,
      /^ +AMS 4907 +annealed +Plate, Sheet +minimums to/m,
      /^Full name\n?\[ +\]$/m,
      /^Email\n?\[ +\]$/m,
    ],
  ],
  [
    'spec',
    '/inventory/titanium/specs/ams-4928/',
    [
      /^AMS 4928$/m,
      /^Grade +UNS +Condition +Forms supplied +Size\slimit/m,
      /^6AL-4V +R56400 +annealed +Forged|Round Bar, Forged Bar/m,
    ],
  ],
  [
    'tool',
    '/tools/metal-weight-conversion/',
    [
      /^Metal Weight Calculator$/m,
      /\(\*\)Round bar/,
      /^\[2-1\/2 +\]\[in\]$/m,
      /^Theoretical weight\n +9\.42 lb/m,
      /^π\/4 × 2\.5² in² × 12 in × 0\.160 lb\/in³ = 9\.42 lb$/m,
      /^ *Round bar +π\/4 × diameter²$/m,
      /^ +6Al-4V \(Grade 5\) +R56400 +0\.160 +/m,
    ],
  ],
] as const)
  test(`a text browser shows a ${what} page readably`, async () => {
    const text = await asText(path);
    for (const line of lines) expect(text).toMatch(line);
    expect(text).not.toMatch(/undefined|\[object|__next|<\/?\w+>|&\w+;/);
  });
