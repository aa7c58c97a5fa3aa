import { pi, rootOfThree, rootOfTwo } from './irrational';
import { divide, exact, multiply, one, square, subtract } from './rational';
import type { Shape } from './shape';
import { length, size } from './shape-size';
import type { StockForm } from './stock-form';

const two = exact('2');
const four = exact('4');

export const roundBar: Shape = {
  id: 'round',
  name: 'Round bar',
  form: 'round-bar',
  section: [size('diameter', 'Diameter', '2-1/2')],
  along: length,
  area: ({ diameter }) => divide(multiply(pi, square(diameter)), four),
  rule: 'π/4 × {diameter}²',
};

export const squareBar: Shape = {
  id: 'square',
  name: 'Square bar',
  form: 'other',
  section: [size('side', 'Side', '2')],
  along: length,
  area: ({ side }) => square(side),
  rule: '{side}²',
};

export const hexBar: Shape = {
  id: 'hex',
  name: 'Hex bar',
  form: 'hex-bar',
  section: [size('acrossFlats', 'Across flats', '1-1/2')],
  along: length,
  area: ({ acrossFlats }) => divide(multiply(rootOfThree, square(acrossFlats)), two),
  rule: '√3/2 × {acrossFlats}²',
};

export const octagonBar: Shape = {
  id: 'octagon',
  name: 'Octagon bar',
  form: 'octagon-bar',
  section: [size('acrossFlats', 'Across flats', '1-1/2')],
  along: length,
  area: ({ acrossFlats }) => multiply(two, subtract(rootOfTwo, one), square(acrossFlats)),
  rule: '2 × (√2 - 1) × {acrossFlats}²',
};

const diameter = size('diameter', 'Diameter', '2-1/2');

/** Its area is 2/3 of its circle's, so that area × diameter is the volume of a sphere, π/6 × diameter³. */
export const sphere: Shape = {
  id: 'sphere',
  name: 'Sphere',
  form: 'sphere',
  section: [diameter],
  along: diameter,
  area: ({ diameter }) => divide(multiply(pi, square(diameter)), exact('6')),
  rule: 'π/6 × {diameter}²',
};

/** Thickness × width under its several trade names. */
export const flat = (
  id: Shape['id'],
  name: string,
  form: StockForm,
  thickness: string,
  width: string,
): Shape => ({
  id,
  name,
  form,
  section: [size('thickness', 'Thickness', thickness), size('width', 'Width', width)],
  along: length,
  area: ({ thickness, width }) => multiply(thickness, width),
  rule: '{thickness} × {width}',
});
