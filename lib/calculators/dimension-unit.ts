import type { Field, Option } from './calculator';
import { inchesPerFoot, millimetersPerInch } from './constants';
import { divide, exact, multiply, one, type Rational } from './rational';

const foot = exact(inchesPerFoot);
const millimeter = divide(one, exact(millimetersPerInch));

/** The six units a size may be typed in (spec §3), in inches; `marks` are how people write them. */
interface DimensionUnit {
  id: string;
  name: string;
  inches: Rational;
  marks: readonly string[];
}

export const dimensionUnits: readonly [DimensionUnit, ...DimensionUnit[]] = [
  { id: 'in', name: 'inches', inches: one, marks: ['in', 'inch', 'inches', '"', '″', '”'] },
  { id: 'ft', name: 'feet', inches: foot, marks: ['ft', 'foot', 'feet', "'", '′', '’'] },
  {
    id: 'yd',
    name: 'yards',
    inches: multiply(foot, exact(3)),
    marks: ['yd', 'yds', 'yard', 'yards'],
  },
  { id: 'mm', name: 'millimeters', inches: millimeter, marks: ['mm', 'millimeter', 'millimeters'] },
  {
    id: 'cm',
    name: 'centimeters',
    inches: multiply(millimeter, exact(10)),
    marks: ['cm', 'centimeter', 'centimeters'],
  },
  {
    id: 'm',
    name: 'meters',
    inches: multiply(millimeter, exact(1000)),
    marks: ['m', 'meter', 'meters'],
  },
];

const options: readonly Option[] = dimensionUnits.map(({ id }) => ({ value: id, label: id }));

/** The choice of unit beside a typed size. */
export const unitField = (name: string, label: string, initial = 'in'): Field => ({
  name: `${name}Unit`,
  label: `${label} unit`,
  initial,
  options,
});
