import type { RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';

/** A piece of HTML as a browser reads it inside a page. Without an element before it a parser would take a lone `<td>`. */
export const parse = (html: string): RootContent[] =>
  fromHtml(`<hr>${html}`, { fragment: true }).children.slice(1);
