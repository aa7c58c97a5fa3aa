import { alloys } from '@/lib/calculators/data/alloys';
import { bwg } from '@/lib/calculators/data/bwg';
import { pipes } from '@/lib/calculators/data/pipes';
import { type Alloy, alloysOf, type Densities, type Material } from './material';
import type { NamedSizes } from './named-sizes';
import { shapes } from './shapes';

/** Spec §3, and cobalt, which the supplier sells too (decision 8). The supplier's own metals first. */
export const materials: readonly [Material, ...Material[]] = [
  {
    id: 'titanium',
    name: 'Titanium',
    metal: 'titanium',
    // Spec §3 gives this one figure; the alloys run from 0.158 to 0.178 (decision 22).
    note: 'Older tables use 0.163 lb/in³ for all titanium',
    alloys: alloys.titanium,
  },
  { id: 'stainless', name: 'Stainless Steel', metal: 'stainless-steel', alloys: alloys.stainless },
  { id: 'alloySteel', name: 'Alloy Steel', metal: 'alloy-steel', alloys: alloys.alloySteel },
  { id: 'nickel', name: 'Nickel', metal: 'nickel', alloys: alloys.nickel },
  { id: 'cobalt', name: 'Cobalt', metal: 'cobalt-alloy', alloys: alloys.cobalt },
  { id: 'aluminum', name: 'Aluminum', alloys: alloys.aluminum },
  { id: 'brass', name: 'Brass', alloys: alloys.brass },
  { id: 'bronze', name: 'Bronze', alloys: alloys.bronze },
  { id: 'copper', name: 'Copper', alloys: alloys.copper },
  { id: 'copperAlloy', name: 'Copper Alloy', alloys: alloys.copperAlloy },
  { id: 'magnesium', name: 'Magnesium', alloys: alloys.magnesium },
  { id: 'plastic', name: 'Plastic', alloys: alloys.plastic },
  { id: 'steel', name: 'Steel', alloys: alloys.steel },
  { id: 'zinc', name: 'Zinc', alloys: alloys.zinc },
];

const alloysByUns: ReadonlyMap<string, { material: Material; alloy: Alloy }> = new Map(
  materials
    .toReversed()
    .flatMap((material) =>
      alloysOf(material).map((alloy) => [alloy.uns, { material, alloy }] as const),
    ),
);

/** `null` for an alloy that the calculators lack. */
export const alloyWithUns = (uns: string): { material: Material; alloy: Alloy } | null =>
  (uns && alloysByUns.get(uns)) || null;

export const densities: Densities = { materials };
export const namedSizeTables: NamedSizes = { pipes, gauges: bwg };

/** The query of the weight calculator for a UNS number and a stock form; `null` for an alloy that it lacks. */
export function weighQuery(uns: string | null, form?: string): string | null {
  if (!uns || !alloyWithUns(uns)) return null;
  const shape = form && shapes.find((each) => each.form === form)?.id;
  return new URLSearchParams({ alloy: uns, ...(shape && { shape }) }).toString();
}
