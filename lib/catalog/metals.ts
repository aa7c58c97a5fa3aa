import { capitalized } from './capitalized';

/** A metal we stock: a metal category by the names of the specification (spec §3), and what the site adds. */
export interface Metal {
  id: number;
  name: string;
  shortName: string;
  specName: string;
  slug: string;
  apiEndPoint: string;
  specsEndPoint: string;
  /** The description of its inventory, after the brand. */
  description: string;
  seoTitle: string;
  /** Other addresses of the same metal: history, kept working. */
  aliases: readonly string[];
  /** Its name in a sentence that lists what we stock. */
  listed: string;
  /** The chemical symbol that stands beside the color, which is never the only cue. */
  symbol: string;
  /** The ACF fields of a grade. Known for stainless steel, by the same pattern elsewhere. */
  fields: { specs: string; specLink: string };
}

export const metals: readonly [Metal, ...Metal[]] = [
  {
    id: 0,
    name: 'Titanium',
    shortName: 'titanium',
    specName: 'titaniumSpec',
    slug: 'titanium',
    apiEndPoint: 'titanium_grades',
    specsEndPoint: 'titanium_specs',
    description: 'Titanium inventory. Come see our Titanium grades and specs.',
    seoTitle: 'Titanium Metals Supplier | View Inventory',
    aliases: [],
    listed: 'titanium',
    symbol: 'Ti',
    fields: { specs: 'specs-titanium', specLink: 'titanium_spec_links' },
  },
  {
    id: 1,
    name: 'Stainless Steel',
    shortName: 'steel',
    specName: 'steelSpec',
    slug: 'stainless-steel',
    apiEndPoint: 'stainless_grades',
    specsEndPoint: 'stainlesssteelspec',
    description: 'Stainless Steel inventory. Come see our Stainless Steel grades and specs.',
    seoTitle: 'Stainless Steel Supplier | View Inventory',
    aliases: [],
    listed: 'stainless steel',
    symbol: 'Fe–Cr',
    fields: { specs: 'specs-stainless-steel', specLink: 'stainless_steel_spec_links' },
  },
  {
    id: 2,
    name: 'Alloy Steel',
    shortName: 'alloy',
    specName: 'alloySpec',
    slug: 'alloy-steel',
    apiEndPoint: 'alloy_steel_grades',
    specsEndPoint: 'alloy_steel_specs',
    description: 'Alloy Steel inventory. Come see our Alloy Steel grades and specs.',
    seoTitle: 'Alloy Steel Supplier | View Inventory',
    aliases: [],
    listed: 'alloy steel',
    symbol: 'Fe',
    fields: { specs: 'specs-alloy-steel', specLink: 'alloy_steel_spec_links' },
  },
  {
    id: 3,
    name: 'Nickel',
    shortName: 'nickel',
    specName: 'nickelSpec',
    slug: 'nickel',
    apiEndPoint: 'nickel_grades',
    specsEndPoint: 'nickel_specs',
    description: 'Nickel inventory. Come see our Nickel grades and specs.',
    seoTitle: 'Nickel Supplier | View Inventory',
    aliases: [],
    listed: 'nickel',
    symbol: 'Ni',
    fields: { specs: 'specs-nickel', specLink: 'nickel_spec_links' },
  },
  {
    id: 4,
    name: 'Cobalt Alloy',
    shortName: 'cobalt',
    specName: 'cobaltSpec',
    slug: 'cobalt-alloy',
    apiEndPoint: 'cobalt_alloy_grades',
    specsEndPoint: 'cobalt_alloy_specs',
    description: 'Cobalt Alloy inventory. Come see our Cobalt Alloy grades and specs.',
    seoTitle: 'Cobalt Alloy Supplier | View Inventory',
    aliases: ['cobalt'],
    listed: 'cobalt',
    symbol: 'Co',
    fields: { specs: 'specs-cobalt-alloy', specLink: 'cobalt_alloy_spec_links' },
  },
];

/** The inventory page shows this metal when none is named (spec §2). */
export const firstMetal = metals[0];

/** The metal at an address, also at its old ones (`cobalt`); `undefined` when we stock no such metal. */
export const findMetal = (slug: string) =>
  metals.find((metal) => metal.slug === slug || metal.aliases.includes(slug));

/** "1, 2 and 3". Without `Intl.ListFormat`, whose first one takes a slow phone 100 ms: in the search and the quote form, at a first key. */
const inWords = (names: readonly string[]) => names.join(', ').replace(/, (?=[^,]*$)/, ' and ');

/** "titanium, stainless steel, alloy steel, nickel and cobalt" */
export const allMetals = () => inWords(metals.map(({ listed }) => listed));

/** "Titanium, stainless steel, …": at the start of a sentence. */
export const allMetalsCapitalized = () => capitalized(allMetals());

/** "Titanium, Stainless Steel, Alloy Steel, Nickel and Cobalt": as in a title. */
export const allMetalsTitled = () =>
  inWords(metals.map(({ listed }) => listed.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())));
