import type { LineField, QuantityUnit, SizeName } from '@/lib/quote-lines/line';

export const unitNames: Readonly<Record<QuantityUnit, readonly [one: string, more: string]>> = {
  pieces: ['piece', 'pieces'],
  feet: ['foot', 'feet'],
  inches: ['inch', 'inches'],
  meters: ['meter', 'meters'],
  pounds: ['lb', 'lb'],
  kilograms: ['kg', 'kg'],
};

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

/** The fields of a line with their labels. */
export const fieldLabels = {
  grade: 'Grade',
  metal: 'Metal',
  spec: 'Specification',
  condition: 'Condition',
  form: 'Form',
  size: 'Size',
  length: 'Length',
  quantity: 'Quantity',
  certificates: 'Certificates',
  needBy: 'Needed by',
  notes: 'Notes',
} as const satisfies Readonly<Partial<Record<LineField | 'notes', string>>>;
