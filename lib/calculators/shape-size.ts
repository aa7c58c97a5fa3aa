import type { Dimension } from './dimension';
import type { SizeName } from './shape';

/** The length of a piece; a shape may name it otherwise. */
export const length: Dimension = { name: 'length', label: 'Length', initial: '12' };

/** A size, a field of the form, with the worked example in inches. */
export const size = <N extends SizeName>(name: N, label: string, initial: string) => ({
  name,
  label,
  initial,
});
