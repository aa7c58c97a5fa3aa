/** `[vc_row]`, `[gallery ids="1,2"]`, `[/su_box]`. */
const bracketed = /\[(\/?)([a-z][\w-]*)(\s[^[\]<>]*)?\]/gi;

/** Whether brackets are a shortcode, and no words such as "[annealed]": closing, closed later, with parameters or a `_`. */
const isShortcode = (text: string, [, slash, name = '', parameters = '']: readonly string[]) =>
  slash === '/' || parameters.includes('=') || name.includes('_') || text.includes(`[/${name}]`);

/** A text without the shortcodes that no plugin of WordPress has replaced; the words between them stay. */
export const withoutShortcodes = (text: string) =>
  text.includes('[')
    ? text.replace(bracketed, (...match: string[]) => (isShortcode(text, match) ? '' : match[0]!))
    : text;

export const shortcodesIn = (text: string): string[] =>
  text.includes('[')
    ? [
        ...new Set(
          [...text.matchAll(bracketed)]
            .filter((match) => isShortcode(text, match))
            .map(([, , name = '']) => name),
        ),
      ]
    : [];
