import { escapeHtml } from '@/lib/markup/escape-html';

/** An attribute of an HTML tag that holds an address. Flight data has its quotes escaped, and is not met. */
const attribute = /(\s(?:href|src|srcset|action))="([^"]*)"/g;

/** The paths of this site that a text names, without query and fragment: HTML, Markdown, a sitemap, a list of JSON. */
export function pathsIn(text: string, site: string): string[] {
  const relative = [...text.matchAll(attribute)].flatMap(([, name, value = '']) =>
    name?.trim() === 'srcset'
      ? value.split(',').map((each) => each.trim().replace(/\s.*$/s, ''))
      : [value],
  );
  const absolute = text.split(site).slice(1);
  return [...relative, ...absolute.map((rest) => /^\/[^\s"'<>)\]\\]*/.exec(rest)?.[0] ?? '')]
    .filter((address) => /^\/(?!\/)/.test(address))
    .map((address) => decoded(address.replace(/[?#].*$/s, '')))
    .filter((path) => path !== '');
}

/** As a file is named; an address that cannot be read names none. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}

/** The file of a path in a folder that a static host serves. */
export const fileOf = (path: string): string =>
  (path.endsWith('/') ? `${path}index.html` : path).slice(1);

/**
 * A page as the mirror has it: its forms open the visitor's mail program, because a static host takes no posts, and its pictures
 * are the mirror's own. Only attributes of tags change, which React leaves as they are when it takes the page over.
 */
export const toMirrored = (html: string, email: string, wordPress: string | null): string =>
  html
    .replace(/<form\b[^>]*\saction="\/api\/quote(?:-lines)?\/"[^>]*>/g, (form) =>
      form.replace(
        /\saction="[^"]*"/,
        ` action="mailto:${escapeHtml(email)}?subject=Quote%20request" enctype="text/plain"`,
      ),
    )
    .replace(attribute, (whole: string, name: string, value: string) =>
      wordPress && value.includes(`${wordPress}/wp-content/`)
        ? `${name}="${value.replaceAll(wordPress, '')}"`
        : whole,
    );
