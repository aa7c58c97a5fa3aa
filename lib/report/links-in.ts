import { fromHtml } from 'hast-util-from-html';
import type { Element, Nodes } from 'hast';

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
