import type { Values } from './calculator';
import type { Figure } from './figure';
import { toNumber } from './rational';
import type { Shape } from './shape';
import type { Sizes } from './sizes';
import { dimensionsOf, isSolid, sized } from './weigh';

/** The piece as it was typed, to scale. */
export function draw(shape: Shape, sizes: Sizes, texts: Values): Figure {
  const inches = Object.fromEntries(
    Object.entries(sizes).map(([name, size]) => [name, toNumber(size)]),
  );
  const section = shape.draw(sized(shape, inches), sized(shape, texts));
  const { name } = shape.along;
  const words = dimensionsOf(shape)
    .filter(({ name, isOptional }) => !isOptional || inches[name])
    .map(({ name, label }) => `${label.toLowerCase()} ${texts[name]}`);
  return {
    ...section,
    label: `${shape.name}: ${words.join(', ')}`,
    ...(!isSolid(shape) && { length: inches[name] }),
    dimensions: { ...section.dimensions, ...(!isSolid(shape) && { length: texts[name] }) },
  };
}
