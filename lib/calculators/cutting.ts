import type { Field } from './calculator';
import { dimensionField, type Dimension } from './dimension';

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

/** Folded away until one is used. */
export const cutFields: readonly Field[] = cuts.map((cut) => ({
  ...dimensionField(cut),
  isFurther: true,
}));
