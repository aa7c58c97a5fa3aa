/**
 * The drawing at the head of a page, by the part of the site it is in (spec §2); services have one for each kind of them.
 * The first row that fits wins.
 */
const banners: readonly { under: RegExp; drawing: string }[] = [
  { under: /^\/404\//, drawing: 'missing' },
  { under: /^\/tools\//, drawing: 'tools' },
  { under: /^\/(?:inventory|product-line-card)\//, drawing: 'inventory' },
  { under: /^\/quality\//, drawing: 'certificate' },
  { under: /\/heat-treating\//, drawing: 'heat-treating' },
  { under: /-inspection\//, drawing: 'inspection' },
  { under: /-(?:testing|verification)\//, drawing: 'testing' },
  { under: /^\/services\/(?!value-added-processes\/)./, drawing: 'supply' },
  { under: /^\/services\//, drawing: 'services' },
];

/** The name of the banner drawing for a path: black lines on nothing in `public/banners/`, shown as a mask. */
export const drawingFor = (path: string) =>
  banners.find(({ under }) => under.test(path))?.drawing ?? 'default';
