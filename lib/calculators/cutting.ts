import type { Field, Problem, Values } from './calculator';
import { dimensionField, type Dimension } from './dimension';
import { unreadable } from './problem';
import { isLess, zero, type Rational } from './rational';
import { readNumber } from './typed-number';

/** What is added to the length of each piece: the saw's cut, and stock left for facing its ends. */
export const cuts: readonly Dimension[] = [
  { name: 'kerf', label: 'Kerf', initial: '', mayBeZero: true, isOptional: true },
  {
    name: 'ends',
    label: 'End allowance',
    initial: '',
    mayBeZero: true,
    isOptional: true,
  },
];

const priceField: Field = {
  name: 'price',
  label: 'Your price, $/lb',
  initial: '',
  keys: 'decimal',
};

/** Fields that may all stay empty, folded away until one is used. */
export const furtherFields = (isCut: boolean): readonly Field[] =>
  [...(isCut ? cuts.map(dimensionField) : []), priceField].map((field) => ({
    ...field,
    isFurther: true,
  }));

/** Dollars a pound as typed, the problem with it, or null while nothing is typed. The site has no prices. */
export function readPrice(values: Values): Rational | Problem | null {
  const typed = values.price ?? '';
  const text = typed.trim().replace(/^\$\s*/, '');
  if (!text) return null;
  const price = readNumber(text);
  if (!price) return unreadable(typed, 'Format like this: 12.50', values, 'price');
  return isLess(price, zero) ? { message: 'Price must not be below 0' } : price;
}
