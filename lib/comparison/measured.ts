import type { ComparedLine } from './comparison';

/** A measured value with its unit, and in another unit where it has one: "135 ksi (931 MPa)". */
interface Figure {
  number: string;
  unit: string;
  other: string | undefined;
  otherUnit: string | undefined;
}

/** The parts of a measured value; `null` where the text has another form. */
export function figureOf(value: string): Figure | null {
  const [, number, unit, other, otherUnit] =
    /^([\d.]+)\s(\S+)(?:\s\(([\d.]+)\s(\S+)\))?$/.exec(value) ?? [];
  return number && unit ? { number, unit, other, otherUnit } : null;
}

/** "ksi (MPa)": the units that all measured values of a line have; `null` where they have none in common. */
export function unitsOf({ measured, values }: ComparedLine): string | null {
  if (!measured) return null;
  const units = new Set(
    values.flatMap((value) => {
      const figure = figureOf(value);
      return figure ? figure.unit + (figure.otherUnit ? ` (${figure.otherUnit})` : '') : [];
    }),
  );
  return units.size === 1 ? [...units][0]! : null;
}
