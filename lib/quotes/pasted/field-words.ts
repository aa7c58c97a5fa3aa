import { quantityUnits, type QuantityUnit, type SizeName } from '@/lib/quote-lines/line';

export const unitNames: Readonly<Record<QuantityUnit, readonly [one: string, more: string]>> = {
  pieces: ['piece', 'pieces'],
  feet: ['foot', 'feet'],
  inches: ['inch', 'inches'],
  meters: ['meter', 'meters'],
  pounds: ['lb', 'lb'],
  kilograms: ['kg', 'kg'],
};
const unitSpellings: Readonly<Record<QuantityUnit, string>> = {
  pieces:
    'piece pieces pc pcs ea each off no nos sheet sheets sht shts plate plates bar bars length lengths',
  feet: 'feet foot ft',
  inches: 'inch inches in',
  meters: 'meter meters metre metres m',
  pounds: 'pound pounds lb lbs',
  kilograms: 'kilogram kilograms kilo kilos kg kgs',
};

/** The unit that a word typed behind a quantity names: "pcs". */
export const unitOf = (word: string): QuantityUnit | undefined =>
  quantityUnits.find((unit) => unitSpellings[unit].split(' ').includes(word.toLowerCase()));

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
