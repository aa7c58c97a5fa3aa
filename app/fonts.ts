import localFont from 'next/font/local';

// display: 'optional': a font that loads late is used from the next page on, so no text moves or is hidden. The
// fallbacks in _fallbacks.scss have the same metrics; Next's own fallback has one weight only.

/** Headings, interface and text: one variable file, 35 kB. */
export const archivo = localFont({
  src: '../node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-text',
  display: 'optional',
  adjustFontFallback: false,
  fallback: ['Archivo Fallback', 'Archivo Fallback Wide', 'system-ui', 'sans-serif'],
});

/** Numbers, codes and units: drawn for cockpits, ten digits of equal width. One weight of 21 kB: a bold would come late. */
export const b612 = localFont({
  src: '../node_modules/@fontsource/b612/files/b612-latin-400-normal.woff2',
  weight: '400',
  variable: '--font-number',
  display: 'optional',
  adjustFontFallback: false,
  // Parentheses and ° ± ² ³ come from Archivo, also instead of the fallback's (`_fallbacks.scss`): this font's are
  // misread, and a ligature of it draws "°C" as one small letter.
  declarations: [{ prop: 'unicode-range', value: 'U+0-27, U+2A-AF, U+B4-FFFF' }],
  fallback: ['B612 Fallback', 'archivo', 'Archivo Fallback', 'ui-monospace', 'monospace'],
});
