import { complete, type Solution, type Calculator, type Field, type Values } from './calculator';
import { dimensionField, isProblem } from './dimension';
import { alloysOf, sourceNames, type Densities } from './material';
import { pick } from './pick';
import { readPieces } from './pieces';
import { one } from './rational';
import { shapes } from './shapes';
import { readSizes } from './sizes';
import { faults } from './weigh';
import { weighed } from './weighed';

const choice = (
  name: string,
  label: string,
  rows: readonly { id: string; name: string; form?: string }[],
  initial: string,
): Field => ({
  name,
  label,
  initial,
  options: rows.map(({ id, name, form }) => ({ value: id, label: name, form })),
});

/**
 * Cross-section × length × density × pieces. The materials are handed to it, so that a browser gets
 * them with the page and not with the script.
 */
export function metalWeightOf({ materials, sources }: Densities): Calculator {
  function chosen(values: Values) {
    const material = pick(materials, values.material);
    const shape = pick(shapes, values.shape);
    const dimensions = [...shape.section, shape.along];
    return { material, alloys: alloysOf(material), shape, dimensions };
  }

  function fields(values: Values): readonly Field[] {
    const { material, alloys, shape, dimensions } = chosen(values);
    return [
      choice('shape', 'Shape', shapes, shape.id),
      choice('material', 'Material', materials, material.id),
      choice('alloy', 'Alloy', alloys, alloys[0].id),
      ...dimensions.map(dimensionField),
      { name: 'pieces', label: 'Pieces', initial: '1' },
    ];
  }

  function solve(typed: Values): Solution {
    const values = complete(fields(typed), typed);
    const { material, alloys, shape, dimensions } = chosen(values);
    const { sizes, texts, understood, problems } = readSizes(dimensions, values);
    const pieces = readPieces(values.pieces);
    const alloy = pick(alloys, values.alloy);
    if (isProblem(pieces)) problems.pieces = pieces;
    for (const [name, message] of Object.entries(faults(shape, sizes)))
      problems[name] = { message };
    const missing = dimensions.some(({ name }) => !sizes[name]);
    return missing || isProblem(pieces) || Object.keys(problems).length > 0
      ? { results: [], problems, understood }
      : {
          ...weighed({
            shape,
            material,
            alloy,
            readFrom: sourceNames(alloy, sources),
            sizes,
            texts,
            pieces: pieces ?? one,
          }),
          problems,
          understood,
        };
  }

  return {
    slug: 'metal-weight-conversion',
    title: 'Metal Weight Calculator',
    description:
      'Weigh bar, plate, tube and ring in any of over 300 alloys, by the piece and in total.',
    fields,
    solve,
  };
}
