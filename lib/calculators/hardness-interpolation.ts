import { scales } from './hardness-metals';
import { figureAt, interpolate, type Column, type Place, type ScaleId } from './hardness-table';
import { findOrFirst } from './find-or-first';
import { asTerm, allDigits, decimalText, type Rational } from './rational';
import { blank } from './table';

/** The figure of the first table that has one: no figure is a mix of two tables. */
export const figureOf = (places: readonly Place[], column: Column) =>
  places.flatMap((place) => interpolate(place, column) ?? [])[0];

/**
 * "HRC 34 + (321 - 319) ÷ (327 - 319) × (35 - 34) = 34.25" for each table that answers, and the first scale that is
 * answered from it.
 */
export const interpolationText = (places: readonly Place[], from: ScaleId, value: Rational) =>
  places
    .flatMap((place) => {
      const { table, upper, lower } = place;
      const input = asTerm(value);
      const to = scales.find(
        ({ id }) => id !== from && places.find((each) => interpolate(each, id)) === place,
      );
      const result = to && interpolate(place, to.id);
      if (!result) return [];
      if (upper === lower)
        return [`${findOrFirst(scales, from).unit} ${input} is in ${table.name}`];
      const [high, low, highest, lowest] = [
        figureAt(table, upper, from),
        figureAt(table, lower, from),
        figureAt(table, upper, to.id),
        figureAt(table, lower, to.id),
      ].map((figure) => (figure ? allDigits(figure) : blank));
      return [
        `${to.unit} ${lowest} + (${input} - ${low}) ÷ (${high} - ${low}) × (${highest} - ${lowest}) = ${decimalText(result, 3)}`,
      ];
    })
    .join('; ');

/** Which tables answered, and whether all of their rows are verified (decision 26). */
export function conversionNote(places: readonly Place[]): string {
  const names = places.map(({ table }) => table.name).join(' and ');
  const isVerified = places.every(({ table, lower }) => lower < table.rowsVerified);
  const note = `Converted by ${names}, rounded to whole numbers as the standard asks.`;
  return isVerified ? note : `${note} Not all rows are checked: check the current revision.`;
}
