/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrast } from '@/lib/design/contrast';
import { metals as stocked } from '@/lib/catalog/metals';
import { compileString } from 'sass';

const emit = (scss: string) =>
  compileString(`@use 'sass:map'; @use 'sass:list'; @use 'tokens';\n${scss}`, {
    loadPaths: ['components'],
  }).css;

/** Every color of one theme, as the tokens file has it. */
function theme(place: 1 | 2) {
  const css = emit(`a { @each $name, $pair in map.merge(tokens.$colors, tokens.$metals) {
    --#{$name}: #{list.nth($pair, ${place})}; } }`);
  return new Map(
    [...css.matchAll(/--([\w-]+): (#\w+);/g)].map(([, name, color]) => [name!, color!]),
  );
}

const texts = ['ink', 'ink-2', 'ink-3', 'act', 'act-strong', 'hot', 'ok', 'err'];
const metals = stocked.map(({ slug }) => slug);
const pairs: readonly [front: string, back: string, ratio: number][] = [
  // Text is AAA on what pages are made of; the accent is for marks, large letters and lines.
  ...[...texts, ...metals].flatMap((text) =>
    ['paper', 'sheet'].map((ground): [string, string, number] => [
      text,
      ground,
      text === 'hot' ? 4.5 : 7,
    ]),
  ),
  // On sunk ground stand fields and messages; of the others only what is switched off.
  ...[...texts, ...metals].map((text): [string, string, number] => [
    text,
    'sunk',
    ['ink', 'ink-2', 'act-strong', 'ok', 'err'].includes(text) ? 7 : 4.5,
  ]),
  ['err', 'err-sunk', 7],
  ['on-act', 'act', 7],
  ['on-act', 'act-strong', 7],
  ['paper', 'ink', 7],
  ['rule', 'paper', 3],
  ['rule', 'sheet', 3],
];

describe.each([
  ['light', theme(1)],
  ['dark', theme(2)],
])('on %s', (_, colors) => {
  test.each(pairs)('%s on %s has a contrast of %f at least', (front, back, ratio) => {
    expect(contrast(colors.get(front)!, colors.get(back)!)).toBeGreaterThanOrEqual(ratio);
  });
});

test.each(['from', 'below'])('a breakpoint that is none does not compile in %s()', (mixin) => {
  expect(() => emit(`a { @include tokens.${mixin}(middling) { b: c } }`)).toThrow(
    'No breakpoint "middling"',
  );
  expect(emit(`a { @include tokens.${mixin}(medium) { b: c } }`)).toContain('960px');
});

test('a text size that is none does not compile, and the tokens alone emit nothing', () => {
  expect(() => emit(`a { b: tokens.size('huge') }`)).toThrow('No text size "huge"');
  expect(emit('')).toBe('');
});

test('no rule restyles a whole page when an element is added to it', () => {
  const sheets = ['app', 'components'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.scss'))
      .map((file) => join(folder, file)),
  );
  // `* + *` and `a ~ *`; and a row counted by `tbody:has(> :nth-child(16))`.
  const anySibling = /[+~]\s*\*|:has\(\s*>?\s*:nth-/;
  const code = (file: string) => readFileSync(file, 'utf8').replace(/\/\/.*/g, '');
  expect(sheets.length).toBeGreaterThan(80);
  expect(sheets.filter((file) => anySibling.test(code(file)))).toEqual([]);
});
