/**
 * The drawing at the head of a page, by the part of the site it is in (spec §2). A service or process shows a drawing of
 * its work beside its words: its banner is the default, not the same scene again. The first row that fits wins.
 */
const banners: readonly { under: RegExp; drawing: string }[] = [
  { under: /^\/404\//, drawing: 'missing' },
  { under: /^\/tools\//, drawing: 'tools' },
  { under: /^\/(?:inventory|product-line-card)\//, drawing: 'inventory' },
  { under: /^\/quality\//, drawing: 'certificate' },
  { under: /\/heat-treating\//, drawing: 'heat-treating' },
  { under: /^\/services\/(?:value-added-processes\/)?$/, drawing: 'services' },
];

/** The name of the banner drawing for a path: black lines on nothing in `public/banners/`, shown as a mask. */
export const drawingFor = (path: string) =>
  banners.find(({ under }) => under.test(path))?.drawing ?? 'default';
