import type { AlloyRow } from './data/alloys';
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

type AlloyRows = readonly [AlloyRow, ...AlloyRow[]];

/** What things are made of: plain data, as a page hands it to its form. */
export interface Material {
  id: string;
  name: string;
  /** The metal of the inventory it is drawn and coloured as. */
  metal?: string;
  /** Its default first. */
  alloys: AlloyRows;
}

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
export const alloysOf = ({ alloys: [first, ...rest] }: Material): readonly [Alloy, ...Alloy[]] => [
  toAlloy(first),
  ...rest.map(toAlloy),
];

/** "Metals Handbook Desk Edition; published handbook or producer data sheet". */
export const sourceNames = ({ sources }: Alloy) =>
  sources.map((code) => densitySources[code]).join('; ');

export type Materials = readonly [Material, ...Material[]];
