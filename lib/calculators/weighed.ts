import type { Solution, Values } from './calculator';
import { inInches } from './in-inches';
import type { Alloy, Material } from './material';
import { exact, fixed, isEqual, multiply, one, plain, zero, type Rational } from './rational';
import type { Shape } from './shape';
import type { Sizes } from './sizes';
import { weigh } from './weigh';
import { draw } from './weight-figure';

/** What is weighed: all of it understood, none of it impossible. */
interface Piece {
  shape: Shape;
  material: Material;
  alloy: Alloy;
  /** Where its density was read. */
  readFrom: string;
  sizes: Sizes;
  texts: Values;
  pieces: Rational;
}

/** Kilograms in a pound, exactly. */
const kilograms = exact('0.45359237');

/** Pounds first (spec §9), rounded once, after the pieces are counted. */
const inPoundsAndKilograms = (pounds: Rational) => [
  { value: fixed(pounds, 2), unit: 'lb' },
  { value: fixed(multiply(pounds, kilograms), 2), unit: 'kg' },
];

/** The weight of a piece and of all of them, how it was found, and its line in a quote request. */
export function weighed(piece: Piece): Omit<Solution, 'problems'> {
  const { shape, material, alloy, sizes, texts, pieces } = piece;
  const { piece: each, total } = weigh(shape, sizes, alloy.density, pieces);
  const several = !isEqual(pieces, one);
  const size = [...shape.section, shape.along]
    .map(({ name, label }) => `${label.toLowerCase()} ${texts[name]}`)
    .join(', ');
  return {
    results: [
      {
        label: several ? 'Total theoretical weight' : 'Theoretical weight',
        figures: inPoundsAndKilograms(total),
      },
      ...(several ? [{ label: 'Per piece', figures: inPoundsAndKilograms(each) }] : []),
    ],
    formula: several
      ? `${workings(piece)} × ${plain(pieces)} = ${fixed(total, 2)} lb; one piece: ${workings(piece)} = ${fixed(each, 2)} lb`
      : `${workings(piece)} = ${fixed(total, 2)} lb`,
    notes: densityNotes(piece),
    figure: { ...draw(shape, sizes, texts), metal: material.metal },
    quote: {
      title: `${plain(pieces)} × ${material.name} ${alloy.name}, ${shape.name.toLowerCase()}`,
      detail: `${size}; ${fixed(total, 2)} lb theoretical`,
    },
  };
}

/** "pi/4 × 2.5² × 12 in × 0.160 lb/in³": the shape's rule with the visitor's inches in it. */
function workings({ shape, sizes, alloy }: Piece) {
  const inches = (name: string) => inInches(sizes[name] ?? zero);
  const area = shape.rule.replace(/\{(\w+)\}/g, (_, name: string) => inches(name));
  return `${area} × ${inches(shape.along.name)} in × ${alloy.densityText} lb/in³`;
}

const densityNotes = ({ material, alloy, readFrom }: Piece) => [
  `Density of ${alloy.name}${alloy.uns && ` (UNS ${alloy.uns})`}: ${alloy.densityText} lb/in³.`,
  `Read from: ${readFrom}.`,
  ...(alloy.note ? [`About that density: ${alloy.note}.`] : []),
  ...(material.note ? [`${material.note}.`] : []),
];
