import type { ElementContent, Root, RootContent } from 'hast';
import { allowed } from './allowed';

const prefix = allowed.clobberPrefix ?? '';
/** Blocks that WordPress gives an HTML anchor, and that can hold an `<a>`. */
const holders = /^(?:h[2-6]|p|div|section|figure|blockquote)$/;

/** Adds `<a name="team">` for an editor's id `team`, which the sanitizer prefixed: `/about-us/#team` reaches it. */
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
