import type { Values } from './calculator';
import type { Drawing } from './drawing';
import { toNumber } from './rational';
import type { Shape } from './shape';
import type { Sizes } from './sizes';
import { dimensionsOf, isSolid, sectionSizes } from './weigh';

/** The piece as it was typed, to scale. */
export function drawingOf(shape: Shape, sizes: Sizes, texts: Values): Drawing {
  const inches = Object.fromEntries(
    Object.entries(sizes).map(([name, size]) => [name, toNumber(size)]),
  );
  const section = shape.draw(sectionSizes(shape, inches), sectionSizes(shape, texts));
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
