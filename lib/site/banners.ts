import { metals } from '@/lib/catalog/metals';

/**
 * The drawing at the head of a page, by the part of the site it is in (spec §2). The pages of a metal have its hatch and
 * symbol. The first row that fits wins.
 */
const banners: readonly { under: RegExp; drawing: string }[] = [
  { under: /^\/404\//, drawing: 'missing' },
  { under: /^\/tools\//, drawing: 'tools' },
  ...metals.map(({ slug }) => ({
    under: new RegExp(`^/inventory/${slug}/`),
    drawing: `inventory-${slug}`,
  })),
  { under: /^\/(?:inventory|product-line-card)\//, drawing: 'inventory' },
  { under: /^\/quality\//, drawing: 'certificate' },
  { under: /\/heat-treating\//, drawing: 'heat-treating' },
  { under: /^\/services\//, drawing: 'services' },
];

/** The name of the banner drawing for a path, in `public/banners/`: dark lines on nothing, inverted on the dark theme. */
export const drawingFor = (path: string) =>
  banners.find(({ under }) => under.test(path))?.drawing ?? 'default';
