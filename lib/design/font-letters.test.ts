/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { inLetters, hasGlyph } from './font-letters';

/** The package has no types of its own. */
interface Reader {
  parse(font: ArrayBuffer): { charToGlyphIndex(letter: string): number };
}
const { parse } = jest.requireActual<Reader>('opentype.js');

test.each([400, 700])('the letters are those that the font of weight %i draws', (weight) => {
  const file = readFileSync(`node_modules/@fontsource/b612/files/b612-latin-${weight}-normal.woff`);
  const font = parse(new Uint8Array(file).buffer);
  const plane = Array.from({ length: 0xffff }, (_, i) => String.fromCodePoint(i + 1));
  expect(plane.filter(hasGlyph)).toEqual(plane.filter((letter) => font.charToGlyphIndex(letter)));
});

test.each([
  ['6AL-4V – Réaumur 17-4PH® ½', '6AL-4V – Réaumur 17-4PH® ½'],
  ['Round Bar 2½″ × 6′', 'Round Bar 2½″ × 6′'],
  ['Škoda Re\u0301ne\u0301', 'Skoda Réné'],
  ['Titanium 💣 日本 bar', 'Titanium bar'],
  ['👩‍🔧日本', ''],
  ['Cr ≤ 5 %', 'Cr <= 5 %'],
  ['a\u202eb\u200b', 'ab'],
])('%j is drawn as %j', (text, drawn) => {
  expect(inLetters(text)).toBe(drawn);
});
