/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { inLetters, lettersOf } from './font-letters';

const letters = lettersOf(
  readFileSync('node_modules/@fontsource/b612/files/b612-latin-700-normal.woff'),
);

test('the letters of a font are those it has', () => {
  for (const letter of 'Az09 -–°®½″é·')
    expect([letter, letters.has(letter.codePointAt(0)!)]).toEqual([letter, true]);
  for (const letter of '≤日💣ř')
    expect([letter, letters.has(letter.codePointAt(0)!)]).toEqual([letter, false]);
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
  expect(inLetters(text, letters)).toBe(drawn);
});

test('what is no font is told as that', () => {
  expect(() => lettersOf(Buffer.alloc(100))).toThrow('no table "cmap"');
});
