/** WordPress's typography (`wptexturize`), for the marks our texts use. First match wins. */
const marks: readonly (readonly [RegExp, string])[] = [
  [/&(?!#?\w+;)/g, '&#038;'],
  [/---/g, '&#8212;'],
  [/ -- /g, ' &#8212; '],
  [/--/g, '&#8211;'],
  [/ - /g, ' &#8211; '],
  [/\.\.\./g, '&#8230;'],
  [/(^|[\s([])"([^"]*)"/g, '$1&#8220;$2&#8221;'],
  [/(\d)"/g, '$1&#8243;'],
  [/(^|[\s([])"/g, '$1&#8220;'],
  [/"/g, '&#8221;'],
  [/(^|[\s([])'/g, '$1&#8216;'],
  [/'/g, '&#8217;'],
  [/(\d)x(\d)/g, '$1&#215;$2'],
];

/** Text or HTML as WordPress renders it: "17-4 & \"H1025\"" → `17-4 &#038; &#8220;H1025&#8221;`; tags stay. */
export const texturize = (html: string) =>
  html
    .split(/(<[^>]*>)/)
    .map((part) =>
      part.startsWith('<') ? part : marks.reduce((t, [a, b]) => t.replace(a, b), part),
    )
    .join('');

const excerptWords = 55;
const inlineTags = /<\/?(?:a|b|code|em|i|span|strong|sub|sup)\b[^>]*>/g;

/** The excerpt an editor wrote, or the first words of the content, as a paragraph. */
export function renderExcerpt(excerpt: string, content: string): string {
  if (excerpt) return `<p>${texturize(excerpt)}</p>\n`;
  const words = content
    .replace(inlineTags, '')
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  if (words.length === 0) return '';
  const shown = words.slice(0, excerptWords).join(' ');
  return `<p>${texturize(shown)}${words.length > excerptWords ? ' [&hellip;]' : ''}</p>\n`;
}
