import type { AlloyRow } from './data/alloys';
import { exact, type Rational } from './rational';

export interface Alloy {
  /** Its UNS number, or its name where it has none: its value in an address. */
  id: string;
  name: string;
  uns: string;
  /** lb per cubic inch. */
  density: Rational;
  densityText: string;
  sources: readonly string[];
  note?: string;
}

type AlloyRows = readonly [AlloyRow, ...AlloyRow[]];

/** What things are made of: plain data, as a page hands it to its form. */
export interface Material {
  id: string;
  name: string;
  /** The metal of the inventory it is drawn and colored as. */
  metal?: string;
  note?: string;
  /** Its default first. */
  alloys: AlloyRows;
}

export interface Densities {
  materials: readonly [Material, ...Material[]];
}

function toAlloy([name, uns, density, sources, note]: AlloyRow): Alloy {
  return {
    id: uns || name,
    name,
    uns,
    density: exact(density),
    densityText: density.toFixed(3),
    sources: sources.split(' '),
    ...(note && { note }),
  };
}

export const alloysOf = ({ alloys: [first, ...rest] }: Material): readonly [Alloy, ...Alloy[]] => [
  toAlloy(first),
  ...rest.map(toAlloy),
];
