/** @jest-environment node */
import { byLetter, termAddress } from './glossary';

const term = (title: string) => ({ slug: title.toLowerCase(), title });

test.each([
  ['Alloy', 'A'],
  ['anneal', 'A'],
  ['Élan', 'E'],
  ['“Quench”', 'Q'],
  ['17-4 PH', '0–9'],
  ['Ωmega', '0–9'],
  ['', '0–9'],
])('%j stands under %s', (title, letter) => {
  expect(byLetter([term(title)]).map((group) => group.letter)).toEqual([letter]);
});

test('letters without terms are left out, and terms keep their order', () => {
  expect(byLetter([term('Zinc'), term('Alloy'), term('Age hardening')])).toEqual([
    { letter: 'A', terms: [term('Alloy'), term('Age hardening')] },
    { letter: 'Z', terms: [term('Zinc')] },
  ]);
});

test('a term filed under another stands behind it', () => {
  expect(termAddress(term('alloy'))).toBe('/glossary/alloy/');
  expect(termAddress({ ...term('alloy'), under: term('metals') })).toBe('/glossary/metals/alloy/');
});
