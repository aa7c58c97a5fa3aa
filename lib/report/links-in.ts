import { fromHtml } from 'hast-util-from-html';
import type { Element, Nodes } from 'hast';
import { localHref } from '@/lib/links';
import type { Entry } from './content';

/** A path on this site, or `null` for another host, a file and a place on the same page. */
export function pathOf(href: string): string | null {
  const path = localHref(href).replace(/[?#].*$/, '');
  return path.startsWith('/') && !/^\/wp-|\.\w+$/.test(path) ? path : null;
}

/** Everything that an entry links to. */
export const hrefsOf = ({ html, links }: Entry): readonly string[] => [
  ...html.flatMap((each) => linksIn(each).hrefs),
  ...links,
];

/** What a piece of editors' HTML links to, and its pictures without a word about what they show. */
export function linksIn(html: string): { hrefs: string[]; picturesWithoutAlt: string[] } {
  const elements = elementsIn(fromHtml(html, { fragment: true }));
  return {
    hrefs: elements.flatMap(({ tagName, properties }) =>
      tagName === 'a' && properties.href ? String(properties.href) : [],
    ),
    // An empty alternative text is an editor's word that the picture is decoration.
    picturesWithoutAlt: elements.flatMap(({ tagName, properties }) =>
      tagName === 'img' && properties.alt === undefined ? String(properties.src ?? '') : [],
    ),
  };
}

const elementsIn = (node: Nodes): Element[] => [
  ...(node.type === 'element' ? [node] : []),
  ...('children' in node ? node.children.flatMap((child) => elementsIn(child)) : []),
];
