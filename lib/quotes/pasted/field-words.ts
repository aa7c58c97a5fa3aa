import type { LineField, QuantityUnit } from '@/lib/list-reader/line';

export const unitNames: Readonly<Record<QuantityUnit, readonly [one: string, more: string]>> = {
  pieces: ['piece', 'pieces'],
  feet: ['foot', 'feet'],
  inches: ['inch', 'inches'],
  meters: ['meter', 'meters'],
  pounds: ['lb', 'lb'],
  kilograms: ['kg', 'kg'],
};

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
