import type { Dimension } from './dimension';
import type { SizeName } from './shape';

/** How far a section is carried, unless its shape says otherwise. */
export const length: Dimension = { name: 'length', label: 'Length', initial: '12' };

/** A size to ask for, with the worked example in inches. */
export const size = <N extends SizeName>(name: N, label: string, initial: string) => ({
  name,
  label,
  initial,
});
