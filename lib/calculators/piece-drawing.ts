import type { Values } from './calculator';
import type { Drawing } from './drawing';
import type { Shape } from './shape';
import { sections } from './shape-sections';
import { isSolid, sectionSizes } from './weigh';

/** A drawing of a piece that is weighed, before its section is drawn. */
export interface PieceDrawing extends Pick<Drawing, 'label' | 'metal'> {
  shape: Shape;
  /** Its sizes, to draw and to show. */
  inches: Readonly<Record<string, number>>;
  texts: Values;
}

/** The drawing of an answer to scale. */
export function toDrawing(drawing: Drawing | PieceDrawing): Drawing {
  if (!('shape' in drawing)) return drawing;
  const { label, metal, shape, inches, texts } = drawing;
  const section = sections[shape.id](sectionSizes(shape, inches), sectionSizes(shape, texts));
  const { name } = shape.along;
  return {
    label,
    metal,
    ...section,
    ...(!isSolid(shape) && { length: inches[name] }),
    dimensions: { ...section.dimensions, ...(!isSolid(shape) && { length: texts[name] }) },
  };
}
