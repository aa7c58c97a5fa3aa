const allowedSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);
/** What would end a destination of Markdown, or begin something else. */
const special = /[()[\]<>\s\\\p{Cc}]/gu;

/** An address as the destination of a link in Markdown; `null` for one that a reader could not follow or that is a script. */
export function destination(href: string): string | null {
  const written = href
    .replace(/[\t\n\r]/g, '') // as a browser does
    .trim()
    .replace(
      special,
      (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
    );
  const base = 'https://site.example';
  return URL.canParse(written, base) && allowedSchemes.has(new URL(written, base).protocol)
    ? written
    : null;
}
