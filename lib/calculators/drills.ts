import { fractionSeries, letterDrills, numberDrills } from './data/drills';
import { mixed } from './fraction';
import { exact, isEqual, isLess, ratio, subtract, type Rational } from './rational';

/** A twist drill: "No. 7", "F" or "13/64", and its diameter in inches. */
export interface Drill {
  name: string;
  size: Rational;
}

const tenThousandths = (size: number) => ratio(BigInt(size), 10_000n);

export const numbered: readonly Drill[] = numberDrills.map((size, i) => ({
  name: `No. ${i + 1}`,
  size: tenThousandths(size),
}));

export const lettered: readonly Drill[] = letterDrills.map((size, i) => ({
  name: String.fromCharCode(65 + i),
  size: tenThousandths(size),
}));

/** Written as on the drill: 13/64. E is a quarter of an inch. */
export const fractional: readonly Drill[] = fractionSeries
  .flatMap(([upTo, step], i) => {
    const from = (fractionSeries[i - 1]?.[0] ?? 0) * 64;
    return Array.from({ length: (upTo * 64 - from) / step }, (_, j) => from + (j + 1) * step);
  })
  .map((sixtyFourths) => {
    const size = ratio(BigInt(sixtyFourths), 64n);
    return { name: sixtyFourths === 16 ? '1/4 or E' : mixed(size), size };
  });

const quarter = exact('0.25');
/** Every size once, from the smallest. */
const drills = [
  ...numbered,
  ...lettered.filter(({ size }) => !isEqual(size, quarter)),
  ...fractional,
].toSorted((a, b) => (isLess(a.size, b.size) ? -1 : 1));

/** The drill nearest to a diameter in inches, of two as near the larger; null outside No. 97 to 3 1/2 in. */
export function nearestDrill(diameter: Rational): Drill | null {
  const above = drills.findIndex(({ size }) => !isLess(size, diameter));
  const [larger, smaller] = [drills[above], drills[above - 1]];
  if (!larger) return null;
  if (!smaller) return isEqual(larger.size, diameter) ? larger : null;
  const isSmallerNearer = isLess(subtract(diameter, smaller.size), subtract(larger.size, diameter));
  return isSmallerNearer ? smaller : larger;
}
