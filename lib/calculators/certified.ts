import type { Field, Values } from './calculator';

const asked: readonly Field[] = [
  { name: 'spec', label: 'Specification', initial: '' },
  { name: 'condition', label: 'Condition', initial: '' },
];
/** As an address and a column name them. */
export const certifiedNames = asked.map(({ name }) => name);
/** Longer text is no specification, and would not fit into a line of a quote. */
const maxLength = 80;

/** What an address says that the piece is certified to, such as that of a stocked size: asked only where it does. */
export const certifiedFields = (values: Values) =>
  asked.filter(({ name }) => Object.hasOwn(values, name));

/** "AMS 4928, annealed"; empty where nothing is said. */
export const certifiedTo = (values: Values) =>
  asked.flatMap(({ name }) => values[name]?.trim().slice(0, maxLength) || []).join(', ');
