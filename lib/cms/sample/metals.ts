import { metals } from '@/lib/catalog/metals';

/** How WordPress names what belongs to a metal: its collections, and the custom fields of its grades. */
export function metalNamed(slug: string) {
  const metal = metals.find((each) => each.slug === slug);
  if (!metal) throw new Error(`No metal "${slug}" in lib/catalog/metals.ts.`);
  const { apiEndPoint, specsEndPoint, fields } = metal;
  return { grades: apiEndPoint, specs: specsEndPoint, rows: fields.specs, link: fields.specLink };
}
