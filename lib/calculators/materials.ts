import { alloys, type AlloyRow } from './data/alloys';
import { densitySources, type DensitySource } from './data/density-sources';
import { exact, type Rational } from './rational';

export interface Alloy {
  /** Its UNS number, or its name where it has none: what an address says. */
  id: string;
  name: string;
  uns: string;
  /** lb per cubic inch. */
  density: Rational;
  /** As published: "0.284". */
  densityText: string;
  sources: readonly DensitySource[];
  note?: string;
}

type MaterialId = keyof typeof alloys;

export interface Material {
  id: MaterialId;
  name: string;
  /** The metal of the inventory it is drawn and coloured as. */
  metal?: string;
}

/** Spec §3, and cobalt, which the supplier sells too (decision 8). */
export const materials: readonly [Material, ...Material[]] = [
  { id: 'titanium', name: 'Titanium', metal: 'titanium' },
  { id: 'stainless', name: 'Stainless Steel', metal: 'stainless-steel' },
  { id: 'alloySteel', name: 'Alloy Steel', metal: 'alloy-steel' },
  { id: 'nickel', name: 'Nickel', metal: 'nickel' },
  { id: 'cobalt', name: 'Cobalt', metal: 'cobalt-alloy' },
  { id: 'aluminum', name: 'Aluminum' },
  { id: 'brass', name: 'Brass' },
  { id: 'bronze', name: 'Bronze' },
  { id: 'copper', name: 'Copper' },
  { id: 'copperAlloy', name: 'Copper Alloy' },
  { id: 'magnesium', name: 'Magnesium' },
  { id: 'plastic', name: 'Plastic' },
  { id: 'steel', name: 'Steel' },
  { id: 'zinc', name: 'Zinc' },
];

function toAlloy([name, uns, density, sources, note]: AlloyRow): Alloy {
  return {
    id: uns || name,
    name,
    uns,
    density: exact(`${density}`),
    densityText: density.toFixed(3),
    sources: sources.split(' ').filter((code): code is DensitySource => code in densitySources),
    ...(note && { note }),
  };
}

/** The alloys of a material; its default first. */
export function alloysOf({ id }: Material): readonly [Alloy, ...Alloy[]] {
  const [first, ...rest]: readonly [AlloyRow, ...AlloyRow[]] = alloys[id];
  return [toAlloy(first), ...rest.map(toAlloy)];
}

/** "Metals Handbook Desk Edition; published handbook or producer data sheet". */
export const sourceNames = ({ sources }: Alloy) =>
  sources.map((code) => densitySources[code]).join('; ');
