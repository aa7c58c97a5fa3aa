/** How WordPress names what belongs to a metal: its collections, and the custom fields of its grades. */
const metals = {
  titanium: {
    grades: 'titanium_grades',
    specs: 'titanium_specs',
    rows: 'specs-titanium',
    link: 'titanium_spec_links',
  },
  'stainless-steel': {
    grades: 'stainless_grades',
    specs: 'stainlesssteelspec',
    rows: 'specs-stainless-steel',
    link: 'stainless_steel_spec_links',
  },
  'alloy-steel': {
    grades: 'alloy_steel_grades',
    specs: 'alloy_steel_specs',
    rows: 'specs-alloy-steel',
    link: 'alloy_steel_spec_links',
  },
  nickel: {
    grades: 'nickel_grades',
    specs: 'nickel_specs',
    rows: 'specs-nickel',
    link: 'nickel_spec_links',
  },
  'cobalt-alloy': {
    grades: 'cobalt_alloy_grades',
    specs: 'cobalt_alloy_specs',
    rows: 'specs-cobalt-alloy',
    link: 'cobalt_alloy_spec_links',
  },
} as const;

type MetalSlug = keyof typeof metals;

/** The names of the metal in a row of data. Throws on a metal the sample does not know. */
export function metalNamed(slug: string) {
  if (!Object.hasOwn(metals, slug)) throw new Error(`No metal "${slug}" in the sample.`);
  return metals[slug as MetalSlug];
}
