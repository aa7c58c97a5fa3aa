import {
  withDefaults,
  type CalculatedLine,
  type Solution,
  type Calculator,
  type Field,
  type Values,
} from './calculator';
import { cuts, cutFields } from './cutting';
import { dimensionField, isProblem } from './dimension';
import { alloysOf, type Densities } from './material';
import { namedSizes, type NamedSizes } from './named-sizes';
import { ownDensityField, ownMaterial, readOwnDensity } from './own-density';
import { findOrFirst } from './find-or-first';
import { readPieces } from './pieces';
import { one } from './rational';
import { shapes } from './shapes';
import { readSizes } from './sizes';
import type { StockForm } from './stock-form';
import { dimensionsOf, faults, isSolid } from './weigh';
import { weightSolution, type Piece } from './weight-solution';

/** Makes something of a list or a material once: each key asks for the same several times. */
function once<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const known = new WeakMap<Of, Made>();
  return (of) => {
    const made = known.get(of) ?? make(of);
    known.set(of, made);
    return made;
  };
}

type Choices = readonly { id: string; name: string; form?: StockForm }[];
const optionsOf = once((rows: Choices) =>
  rows.map(({ id, name, form }) => ({ value: id, label: name, form })),
);
const alloysOnce = once(alloysOf);

const choice = (name: string, label: string, rows: Choices, initial: string): Field => ({
  name,
  label,
  initial,
  options: optionsOf(rows),
});

/**
 * Cross-section × length × density × pieces. Materials and named sizes are parameters, so that a browser gets
 * them with the page and not with the script.
 */
export function metalWeightOf({ materials }: Densities, tables: NamedSizes): Calculator {
  const anyMaterial = [...materials, ownMaterial];

  function choicesOf(values: Values) {
    const shape = findOrFirst(shapes, values.shape);
    const named = namedSizes(shape, values, tables);
    const material =
      values.material === ownMaterial.id ? null : findOrFirst(materials, values.material);
    return {
      material,
      alloys: material && alloysOnce(material),
      shape,
      named,
      dimensions: dimensionsOf(shape).filter(({ name }) => !(name in named.sizes)),
    };
  }

  function fields(values: Values): readonly Field[] {
    const { material, alloys, shape, named, dimensions } = choicesOf(values);
    return [
      choice('shape', 'Shape', shapes, shape.id),
      choice('material', 'Material', anyMaterial, (material ?? ownMaterial).id),
      alloys ? choice('alloy', 'Alloy', alloys, alloys[0].id) : ownDensityField,
      ...named.fields,
      ...dimensions.map(dimensionField),
      { name: 'pieces', label: 'Pieces', initial: '1', keys: 'numeric' },
      ...(isSolid(shape) ? [] : cutFields),
      specField,
    ];
  }

  /** What was typed, as far as it was understood; a piece only where nothing is missing or wrong. */
  function read(typed: Values) {
    const values = withDefaults(fields(typed), typed);
    const { material, alloys, shape, named, dimensions } = choicesOf(values);
    const shownSizes = isSolid(shape) ? dimensions : [...dimensions, ...cuts];
    const { sizes, texts, understood, problems } = readSizes(shownSizes, values);
    const all = { ...named.sizes, ...sizes };
    const pieces = readPieces(values);
    const alloy = alloys ? findOrFirst(alloys, values.alloy) : readOwnDensity(values);
    if (isProblem(pieces)) problems.pieces = pieces;
    if (isProblem(alloy)) problems.density = alloy;
    for (const [name, message] of Object.entries(faults(shape, all))) problems[name] = { message };
    const piece: Piece | null =
      !alloy ||
      isProblem(alloy) ||
      isProblem(pieces) ||
      dimensions.some(({ name }) => !sizes[name]) ||
      Object.keys(problems).length > 0
        ? null
        : {
            shape,
            material: material ?? { name: 'Metal of' },
            alloy,
            sizes: all,
            texts: { ...named.texts, ...texts },
            pieces: pieces ?? one,
            named: named.words,
          };
    return { piece, problems, understood };
  }

  return {
    slug: 'metal-weight-conversion',
    title: 'Metal Weight Calculator',
    fields,
    solve(typed): Solution {
      const { piece, ...found } = read(typed);
      if (!piece) return { results: [], ...found };
      const { quote, ...solution } = weightSolution(piece);
      return { ...solution, quote: withSpec(quote, typed.spec), ...found };
    },
  };
}

/** Weighs nothing: it goes onto the quote list with the piece. */
const specField: Field = {
  name: 'spec',
  label: 'Specification, for the quote',
  initial: '',
  hint: 'Such as AMS 4928, annealed',
  isFurther: true,
};

const withSpec = (quote: CalculatedLine, spec = ''): CalculatedLine =>
  spec.trim() ? { ...quote, spec: spec.trim() } : quote;
