import type { PropertyRow, Strength } from '@/content-schemas/grade-facts';
import { sizeRange } from './size-range';

/** What the minima of a row hold for: "AMS 4928, bar, annealed, to 2 in". */
export function holdsFor(
  row: Pick<PropertyRow, 'spec' | 'forms' | 'condition' | 'overIn' | 'toIn'>,
) {
  const size = sizeRange(row);
  return [row.spec, row.forms, row.condition, size && `${size} in`].filter(Boolean).join(', ');
}

/** "130 ksi (896 MPa)": no line ends between a number and its unit. */
export const strengthInWords = ({ ksi, mpa }: Strength) => `${ksi} ksi (${mpa}\u00A0MPa)`;
