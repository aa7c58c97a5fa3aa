import { capitalized } from './capitalized';
import { inWords } from './in-words';

/** A metal we stock, and how the site and WordPress name it (spec §3). */
export interface Metal {
  slug: string;
  name: string;
  /** Other addresses of the same metal: history, kept working. */
  aliases: readonly string[];
  /** Its name in a sentence that lists what we stock. */
  listed: string;
  /** Completes "{supplierOf} Supplier | View Inventory". */
  supplierOf: string;
  /** The chemical symbol that stands beside the color, which is never the only cue. */
  symbol: string;
  /** The REST collections (`apiEndPoint` and `specsEndPoint`). */
  collections: { grades: string; specs: string };
  /** The ACF fields of a grade. Known for stainless steel, by the same pattern elsewhere. */
  fields: { specs: string; specLink: string };
}

export const metals: readonly [Metal, ...Metal[]] = [
  {
    slug: 'titanium',
    name: 'Titanium',
    aliases: [],
    listed: 'titanium',
    supplierOf: 'Titanium Metals',
    symbol: 'Ti',
    collections: { grades: 'titanium_grades', specs: 'titanium_specs' },
    fields: { specs: 'specs-titanium', specLink: 'titanium_spec_links' },
  },
  {
    slug: 'stainless-steel',
    name: 'Stainless Steel',
    aliases: [],
    listed: 'stainless steel',
    supplierOf: 'Stainless Steel',
    symbol: 'Fe–Cr',
    collections: { grades: 'stainless_grades', specs: 'stainlesssteelspec' },
    fields: { specs: 'specs-stainless-steel', specLink: 'stainless_steel_spec_links' },
  },
  {
    slug: 'alloy-steel',
    name: 'Alloy Steel',
    aliases: [],
    listed: 'alloy steel',
    supplierOf: 'Alloy Steel',
    symbol: 'Fe',
    collections: { grades: 'alloy_steel_grades', specs: 'alloy_steel_specs' },
    fields: { specs: 'specs-alloy-steel', specLink: 'alloy_steel_spec_links' },
  },
  {
    slug: 'nickel',
    name: 'Nickel',
    aliases: [],
    listed: 'nickel',
    supplierOf: 'Nickel',
    symbol: 'Ni',
    collections: { grades: 'nickel_grades', specs: 'nickel_specs' },
    fields: { specs: 'specs-nickel', specLink: 'nickel_spec_links' },
  },
  {
    slug: 'cobalt-alloy',
    name: 'Cobalt Alloy',
    aliases: ['cobalt'],
    listed: 'cobalt',
    supplierOf: 'Cobalt Alloy',
    symbol: 'Co',
    collections: { grades: 'cobalt_alloy_grades', specs: 'cobalt_alloy_specs' },
    fields: { specs: 'specs-cobalt-alloy', specLink: 'cobalt_alloy_spec_links' },
  },
];

/** The inventory page shows this metal when none is named (spec §2). */
export const firstMetal = metals[0];

/** The metal at an address, also at its old ones (`cobalt`); `undefined` when we stock no such metal. */
export const findMetal = (slug: string) =>
  metals.find((metal) => metal.slug === slug || metal.aliases.includes(slug));

/** "titanium, stainless steel, alloy steel, nickel and cobalt" */
export const allMetals = () => inWords(metals.map(({ listed }) => listed));

/** "Titanium, stainless steel, …": at the start of a sentence. */
export const allMetalsCapitalized = () => capitalized(allMetals());

/** "Titanium, Stainless Steel, Alloy Steel, Nickel and Cobalt": as in a title. */
export const allMetalsTitled = () =>
  inWords(metals.map(({ listed }) => listed.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())));

/** "Titanium Metals Supplier | View Inventory" (spec §3). */
export const inventoryTitle = ({ supplierOf }: Metal) => `${supplierOf} Supplier | View Inventory`;

/** "{brand} {category} inventory. Come see our {category} grades and specs." (spec §3). */
export const inventoryDescription = ({ name }: Metal, brand: string) =>
  `${brand} ${name} inventory. Come see our ${name} grades and specs.`;
