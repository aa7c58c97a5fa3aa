import { inchesPerFoot, millimetersPerInch } from '@/lib/calculators/constants';
import type { Alloy } from '@/lib/calculators/material';
import { alloyWithUns } from '@/lib/calculators/materials';
import { exact, fixed, one, type Rational } from '@/lib/calculators/rational';
import { shapes } from '@/lib/calculators/shapes';
import { dimensionsOf, faults, isSolid, weigh } from '@/lib/calculators/shape';
import type { LineCatalog } from '@/lib/list-reader/catalog';
import type { LineSize, ParsedLine, QuantityUnit } from '@/lib/list-reader/line';

/**
 * Theoretical weight of a piece, or of one of the unit of length that is ordered, pounds, by the rules of the metal weight
 * calculator: where the grade's alloy and every size of a shape are known. Else `null`.
 */
export function weighLine(line: ParsedLine, catalog: LineCatalog): number | null {
  const { size, form } = line;
  const unit = line.unit ?? 'pieces';
  const alloy = alloyOf(line, catalog);
  // The sizes of an extrusion do not give its cross-section.
  if (!alloy || !size || form === 'extrusion') return null;
  const perUnit = inchesPerUnit[unit];
  if (unit !== 'pieces' && perUnit === undefined) return null;
  const measured = measuresOf(size, perUnit ?? line.length);
  const shape = shapes.find(
    (shape) =>
      !isSolid(shape) &&
      isSameNames(
        dimensionsOf(shape).map(({ name }) => name),
        measured,
      ),
  );
  if (!shape) return null;
  const sizes = Object.fromEntries(
    Object.entries(measured).map(([name, inches]) => [name, toRational(inches)]),
  );
  if (Object.keys(faults(shape, sizes)).length > 0) return null;
  return Number(fixed(weigh(shape, sizes, alloy.density, one).piece, 12));
}

/** Inches in the units in which a length of all pieces is ordered. */
const inchesPerUnit: Readonly<Partial<Record<QuantityUnit, number>>> = {
  feet: inchesPerFoot,
  inches: 1,
  meters: 1000 / millimetersPerInch,
};

const isSameNames = (names: readonly string[], measured: object) =>
  names.length === Object.keys(measured).length && names.every((name) => name in measured);

/** By the names of the calculator: a ring's height is its thickness, which its section is carried along. */
function measuresOf({ height, ...size }: LineSize, length: number | null) {
  if (size.outerDiameter !== undefined && size.innerDiameter !== undefined) {
    const ringThickness = height ?? length;
    return { ...size, ...(ringThickness !== null && { ringThickness }) };
  }
  return { ...size, ...(height !== undefined && { height }), ...(length !== null && { length }) };
}

/** The alloy with the UNS number of the line's grade. */
function alloyOf({ metal, grade }: ParsedLine, { grades }: LineCatalog): Alloy | null {
  const names = grades.find((each) => each.slug === grade && each.metal === metal)?.names ?? [];
  const known = names.map(alloyWithUns).find((each) => each?.material.metal === metal);
  return known?.alloy ?? null;
}

/** Inches to a billionth: more than a buyer writes. */
const toRational = (value: number): Rational => exact(value.toFixed(9));
