import { permalinks } from './permalinks';

/** Old address → new address (spec §2), and WordPress's own. `:grade`, `:slug` carry one path segment across. */
export const redirects: readonly (readonly [from: string, to: string])[] = [
  ['/stainless-steel-grade/:grade', '/inventory/stainless-steel/grade/:grade/'],
  ['/alloy-steel-grade/:grade', '/inventory/alloy-steel/grade/:grade/'],
  ['/titanium-grade/:grade', '/inventory/titanium/grade/:grade/'],
  ['/nickel-grade/:grade', '/inventory/nickel/grade/:grade/'],
  // The one legacy rule that names the metal by its short name; that address works (decision 3).
  ['/cobalt-alloy-grade/:grade', '/inventory/cobalt/grade/:grade/'],

  ['/stainless-steel-grades', '/inventory/stainless-steel/'],
  ['/titanium-grades', '/inventory/titanium/'],
  ['/alloy-steel-grades', '/inventory/alloy-steel/'],
  ['/cobalt-alloy-grades', '/inventory/cobalt-alloy/'],
  ['/nickel-grades', '/inventory/nickel/'],

  ['/length-converstion', '/tools/conversion/'], // spelled so on the old site
  ['/decimal-to-fractions', '/tools/decimal-to-fraction/'],
  ['/round-to-square-calculator', '/tools/round-to-square/'],
  ['/temperature-conversion', '/tools/temperature-conversion/'],
  ['/weight-conversion', '/tools/weight-conversion/'],
  ['/sheet-metal-gauge-conversions', '/tools/sheet-metal-gauge-conversion/'],
  ['/steel-hardness-conversion-calculator', '/tools/steel-hardness-conversion/'],
  ['/metal-weight-calculator', '/tools/metal-weight-conversion/'],

  ['/yield-algorithm-2', '/about-us-2/'],
  ['/approvals-and-customer-base', '/about-us-2/'],
  ['/mission-statement', '/about-us-2/'],
  ['/quote', '/'],
  ['/incoming-stock', '/inventory/'],
  ['/tools', '/tools/conversion/'],

  ['/index', '/'], // Next takes it for the home page
  ['/_global-error', '/404/'], // Next's own page, which answers 500

  ...permalinks,
];

const exactRedirects = new Map(redirects.filter(([from]) => !from.includes(':')));
const patternRedirects = new Map(
  redirects
    .filter(([from]) => from.includes(':'))
    .map(([from, to]) => [from.slice(0, from.indexOf('/:')), to] as const),
);

/** Where an old address, with or without its slash, leads now; `null` for any other address. */
export function findRedirect(pathname: string): string | null {
  const path = pathname.replace(/(?<=.)\/$/, '');
  const target = exactRedirects.get(path);
  if (target) return target;
  const slash = path.lastIndexOf('/');
  const carrier = slash > 0 ? patternRedirects.get(path.slice(0, slash)) : undefined;
  return carrier?.replace(/:\w+/, () => path.slice(slash + 1)) ?? null;
}

/** The same address with its slash; `null` where it has one, or is a file. */
export const withSlash = (pathname: string) =>
  /\/$|\.[\w-]+$/.test(pathname) ? null : `${pathname}/`;

/** Percent-encoding in its normal form, so that no cache keeps two: `/conta%63t/` → `/contact/`, `%e6` → `%E6`. */
export const normalized = (pathname: string) =>
  pathname.replace(/%([\da-f]{2})/gi, (code, hex: string) => {
    const letter = String.fromCharCode(parseInt(hex, 16));
    return /[\w.~-]/.test(letter) ? letter : code.toUpperCase();
  });

/** Whether an address is the encoding of any text: `/%e6%97%a5/` is, `/%ff/` and `/%/` are not. */
export function isReadable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}
