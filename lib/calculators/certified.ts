import type { Field, Values } from './calculator';

const fields: readonly Field[] = [
  { name: 'spec', label: 'Specification', initial: '' },
  { name: 'condition', label: 'Condition', initial: '' },
];
/** As an address and a column name them. */
export const certifiedNames = fields.map(({ name }) => name);
/** Longer text is no specification, and would not fit into a line of a quote. */
const maxLength = 80;

/** The spec and condition in an address, such as that of a stocked size: the field is shown only where there is one. */
export const certifiedFields = (values: Values) =>
  fields.filter(({ name }) => Object.hasOwn(values, name));

/** "AMS 4928, annealed"; empty where the address has none. */
export const certifiedTo = (values: Values) =>
  fields.flatMap(({ name }) => values[name]?.trim().slice(0, maxLength) || []).join(', ');
