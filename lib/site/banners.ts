import { metals } from '@/lib/catalog/metals';

/** The drawing at the head of a page (spec §2): the first row that fits. */
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
