/** Strokes of one 6 × 6 tile of a metal's section lining; faint ones stand between the others. */
interface Hatch {
  name: string;
  lines: string;
  faint?: string;
  dashes?: string;
}

const diagonal = 'M-1 1L1 -1M0 6L6 0M5 7L7 5';

/** A metal is recognized by its hatch as well as by its color. The names are slugs, `plain` is for no metal. */
export const hatches: readonly Hatch[] = [
  { name: 'plain', lines: diagonal },
  { name: 'titanium', lines: 'M0 6L6 0', faint: 'M0 3L3 0M3 6L6 3' },
  { name: 'stainless-steel', lines: diagonal },
  { name: 'alloy-steel', lines: 'M0 6L6 0M0 0L6 6' },
  { name: 'nickel', lines: 'M0 3H6' },
  { name: 'cobalt-alloy', lines: 'M0 6L6 0', dashes: '2.2 1.2' },
];
