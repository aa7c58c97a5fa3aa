import { quantityUnits, type QuantityUnit, type SizeName } from '@/lib/quote-lines/line';

export const unitNames: Readonly<Record<QuantityUnit, readonly [one: string, more: string]>> = {
  pieces: ['piece', 'pieces'],
  feet: ['foot', 'feet'],
  inches: ['inch', 'inches'],
  meters: ['meter', 'meters'],
  pounds: ['lb', 'lb'],
  kilograms: ['kg', 'kg'],
};
const unitSpellings: Readonly<Record<QuantityUnit, RegExp>> = {
  pieces: /^(?:pieces?|pcs?|ea|each|off|nos?|sheets?|shts?|plates?|bars?|lengths?)$/i,
  feet: /^(?:feet|foot|ft)$/i,
  inches: /^(?:inch(?:es)?|in)$/i,
  meters: /^(?:meters?|metres?|m)$/i,
  pounds: /^(?:pounds?|lbs?)$/i,
  kilograms: /^(?:kilograms?|kilos?|kgs?)$/i,
};

/** The unit that a word typed behind a quantity names: "pcs". */
export const unitOf = (word: string): QuantityUnit | undefined =>
  quantityUnits.find((unit) => unitSpellings[unit].test(word));

/** In the order in which the trade writes them. */
export const sizeWords: readonly (readonly [name: SizeName, word: string])[] = [
  ['diameter', 'diameter'],
  ['side', 'square'],
  ['acrossFlats', 'across flats'],
  ['outerDiameter', 'OD'],
  ['innerDiameter', 'ID'],
  ['thickness', 'thickness'],
  ['height', 'height'],
  ['width', 'width'],
  ['wall', 'wall'],
];
