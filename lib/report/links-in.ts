import type { Element, Nodes } from 'hast';
import { localHref } from '@/lib/routing/links';
import { embedsIn, withoutEmbeds, type Embed } from '@/lib/markup/embeds';
import { unknownBlocks } from '@/lib/markup/blocks';
import { parseHtml } from '@/lib/runtime/parse-html';
import { maxMarkupLength } from '@/content-schemas/wordpress';
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

/** What a piece of editors' HTML links to, its pictures without a word about what they show, and what is shown as a link. */
export function linksIn(html: string): {
  hrefs: string[];
  picturesWithoutAlt: string[];
  picturesWithoutAddress: string[];
  embeds: Embed[];
  /** Names of blocks that the site does not know. */
  blocks: string[];
  /** Whether its end is cut off: too long, or elements that are never closed. */
  isCut: boolean;
} {
  const { nodes, isCut } = parseHtml(html);
  const elements = withoutEmbeds(nodes).flatMap((node) => elementsIn(node));
  const pictures = elements.filter(({ tagName }) => tagName === 'img');
  return {
    hrefs: elements.flatMap(({ tagName, properties }) =>
      tagName === 'a' && properties.href ? String(properties.href) : [],
    ),
    // An empty alternative text is an editor's word that the picture is decoration.
    picturesWithoutAlt: pictures.flatMap(({ properties: { alt, src } }) =>
      alt === undefined && src ? String(src) : [],
    ),
    picturesWithoutAddress: pictures.flatMap(({ properties: { alt, src } }) =>
      src ? [] : String(alt ?? ''),
    ),
    embeds: embedsIn(nodes),
    blocks: unknownBlocks(nodes),
    isCut: isCut || html.length >= maxMarkupLength,
  };
}

const elementsIn = (node: Nodes): Element[] => [
  ...(node.type === 'element' ? [node] : []),
  ...('children' in node ? node.children.flatMap((child) => elementsIn(child)) : []),
];
