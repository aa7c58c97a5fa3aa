import type { Values } from './calculator';
import type { PieceDrawing } from './piece-drawing';
import { toNumber } from './rational';
import type { Shape } from './shape';
import type { Sizes } from './sizes';
import { dimensionsOf } from './weigh';

/** The piece as it was typed, for the code that draws it to scale. */
export function drawingOf(
  shape: Shape,
  sizes: Sizes,
  texts: Values,
  metal: string | undefined,
): PieceDrawing {
  const inches = Object.fromEntries(
    Object.entries(sizes).map(([name, size]) => [name, toNumber(size)]),
  );
  const words = dimensionsOf(shape)
    .filter(({ name, isOptional }) => !isOptional || inches[name])
    .map(({ name, label }) => `${label.toLowerCase()} ${texts[name]}`);
  return { label: `${shape.name}: ${words.join(', ')}`, metal, shape, inches, texts };
}
