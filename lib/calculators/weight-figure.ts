import type { Values } from './calculator';
import type { Figure } from './figure';
import { toNumber } from './rational';
import type { Shape } from './shape';
import { shapes } from './shapes';
import { readSizes, type Sizes } from './sizes';
import { sized } from './weigh';

/** The piece as it was typed, to scale. */
export function draw(shape: Shape, sizes: Sizes, texts: Values): Figure {
  const inches = Object.fromEntries(
    Object.entries(sizes).map(([name, size]) => [name, toNumber(size)]),
  );
  const section = shape.draw(sized(shape, inches), sized(shape, texts));
  const { name, label } = shape.along;
  const across = shape.section.map(({ name, label }) => `${label.toLowerCase()} ${texts[name]}`);
  return {
    ...section,
    label: `${shape.name}: ${[...across, `${label.toLowerCase()} ${texts[name]}`].join(', ')}`,
    length: inches[name],
    dimensions: { ...section.dimensions, length: texts[name] },
  };
}

/** Each shape with its worked example, for the choice among them. */
export const pictures: Readonly<Record<string, Figure>> = Object.fromEntries(
  shapes.map((shape) => {
    const dimensions = [...shape.section, shape.along];
    const example = Object.fromEntries(dimensions.map(({ name, initial }) => [name, initial]));
    const { sizes, texts } = readSizes(dimensions, example);
    return [shape.id, draw(shape, sizes, texts)];
  }),
);
