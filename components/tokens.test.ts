/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { metals as stocked } from '@/lib/catalog/metals';
import { paper } from '@/lib/site/paper';
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

/** The contrast of two opaque colors, hexadecimal (WCAG 2.2, 1.4.3), from 1 to 21. */
function contrast(one: string, other: string): number {
  const both = [luminance(one), luminance(other)];
  return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
}

/** Relative luminance. */
function luminance(color: string) {
  const digits = color.slice(1);
  const pairs = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits;
  const light = (at: number) => {
    const share = parseInt(pairs.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * light(0) + 0.7152 * light(2) + 0.0722 * light(4);
}

const metals = stocked.map(({ slug }) => slug);
const grounds = ['paper', 'sheet', 'sunk'];
/** The colors that text is set in, and what they stand on; no text is faint or in a metal's color on sunk ground. */
const texts: readonly (readonly [text: string, on: readonly string[]])[] = [
  ...['ink', 'ink-2', 'act', 'act-strong', 'ok', 'err'].map((text) => [text, grounds] as const),
  ...['ink-3', ...metals].map((text) => [text, ['paper', 'sheet']] as const),
  ...['ink', 'ink-2', 'act', 'err'].map((text) => [text, ['err-sunk']] as const),
  ['on-act', ['act', 'act-strong']],
  ['paper', ['ink']],
];
/** Bars, borders, symbols and bullets; `hot` is for these alone. */
const marks = ['hot', 'rule', ...metals];

const pairs: readonly [front: string, back: string, ratio: number][] = [
  ...texts.flatMap(([text, on]) => on.map((back): [string, string, number] => [text, back, 7])),
  ...marks.flatMap((mark) => grounds.map((back): [string, string, number] => [mark, back, 3])),
];

describe.each([
  ['light', theme(1)],
  ['dark', theme(2)],
])('on %s', (_, colors) => {
  test.each(pairs)('%s on %s has a contrast of %f at least', (front, back, ratio) => {
    expect(contrast(colors.get(front)!, colors.get(back)!)).toBeGreaterThanOrEqual(ratio);
  });
});

test('the bar of a browser has the color of the page', () => {
  expect([theme(1).get('sheet'), theme(2).get('sheet')]).toEqual([paper.light, paper.dark]);
});

const sheets = ['app', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.scss'))
    .map((file) => join(folder, file)),
);
const code = (file: string) => readFileSync(file, 'utf8').replace(/\/\/.*/g, '');

test('no text is set in the accent: only bullets', () => {
  const inAccent = sheets.flatMap((file) =>
    [...code(file).matchAll(/([^{};]+)\{(?:[^{}]*[;\s])?color: var\(--hot\)/g)].map(
      ([, selector = '']) => selector.trim(),
    ),
  );
  expect([...new Set(inAccent)].toSorted()).toEqual(['::marker']);
});

test('no rule restyles a whole page when an element is added to it', () => {
  // `* + *` and `a ~ *`; and a row counted by `tbody:has(> :nth-child(16))`.
  const anySibling = /[+~]\s*\*|:has\(\s*>?\s*:nth-/;
  expect(sheets.length).toBeGreaterThan(70);
  expect(sheets.filter((file) => anySibling.test(code(file)))).toEqual([]);
});

test('no rule restyles a form at a key', () => {
  // React empties and sets the name of each field that it renders. A `:has()` that looks at it restyles all around them.
  const setAtEachKey = /:has\([^)]*\[(?:name|value)\b/;
  expect(sheets.filter((file) => setAtEachKey.test(code(file)))).toEqual([]);
});
