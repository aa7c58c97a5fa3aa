import type { ElementContent, Root, RootContent } from 'hast';
import { allowed } from './allowed';

const prefix = allowed.clobberPrefix ?? '';
/** Blocks that WordPress gives an HTML anchor, and that can hold an `<a>`. */
const holders = /^(?:h[2-6]|p|div|section|figure|blockquote)$/;

/**
 * Adds an `<a name="team">` where an editor wrote the id `team`, which has the sanitizer's prefix by now: links from other
 * pages, `/about-us/#team`, reach it. A browser looks for an id first, so a name takes over no place of the page's own.
 */
export const withAnchors = (tree: Root): Root => ({
  ...tree,
  children: tree.children.map((node) => anchored(node)),
});

function anchored<Node extends RootContent | ElementContent>(node: Node): Node {
  if (node.type !== 'element') return node;
  const { id } = node.properties;
  const name = typeof id === 'string' && id.startsWith(prefix) ? id.slice(prefix.length) : '';
  if (node.tagName === 'a')
    return name ? { ...node, properties: { ...node.properties, name } } : node;
  const children = node.children.map((child) => anchored(child));
  return name && holders.test(node.tagName)
    ? {
        ...node,
        children: [
          { type: 'element', tagName: 'a', properties: { name }, children: [] },
          ...children,
        ],
      }
    : { ...node, children };
}
