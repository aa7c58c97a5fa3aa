import type { Field, Option } from './calculator';
import { exact, type Rational } from './rational';

/** The six units a size may be typed in (spec §3), in inches; `marks` are how people write them. */
interface DimensionUnit {
  id: string;
  name: string;
  inches: Rational;
  marks: readonly string[];
}

export const dimensionUnits: readonly [DimensionUnit, ...DimensionUnit[]] = [
  { id: 'in', name: 'inches', inches: exact('1'), marks: ['in', 'inch', 'inches', '"', '″', '”'] },
  { id: 'ft', name: 'feet', inches: exact('12'), marks: ['ft', 'foot', 'feet', "'", '′', '’'] },
  { id: 'yd', name: 'yards', inches: exact('36'), marks: ['yd', 'yard', 'yards'] },
  { id: 'mm', name: 'millimeters', inches: exact('5/127'), marks: ['mm'] },
  { id: 'cm', name: 'centimeters', inches: exact('50/127'), marks: ['cm'] },
  { id: 'm', name: 'meters', inches: exact('5000/127'), marks: ['m'] },
];

const options: readonly Option[] = dimensionUnits.map(({ id }) => ({ value: id, label: id }));

/** The choice of unit beside a typed size. */
export const unitField = (name: string, label: string, initial = 'in'): Field => ({
  name: `${name}Unit`,
  label: `${label} unit`,
  initial,
  options,
});
