import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
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
    ? { ...node, children: [h('a', { name }), ...children] }
    : { ...node, children };
}

/** Fewer headings are in sight without a list. */
export const leastListed = 5;

/** A heading of a long text without the number that an editor typed, and its anchor: `warranty` of "4. Warranty". */
export function listedHeading(typed: string): { title: string; anchor: string } {
  const title = typed.replace(/^\s*\d+[.)]?\s*/, '');
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu);
  return { title, anchor: words?.join('-') ?? 'heading' };
}

/**
 * A long text, such as terms of sale, with a list of its headings before the first. Each is numbered. Its id is made of its
 * words: with the prefix for links within the text, and without it for those from elsewhere, `/terms/#warranty`. An anchor
 * that an editor gave it leads to it, too.
 */
export function withContents(tree: Root): Root {
  const headings = tree.children.filter(isHeading);
  if (headings.length < leastListed) return tree;
  const entries: Element[] = [];
  const children = tree.children.map((node): RootContent => {
    if (!isHeading(node)) return node;
    const { title, anchor } = listedHeading(toString(node));
    entries.push(h('li', h('a', { href: `#${anchor}` }, title)));
    const words = h('span', { id: anchor }, `${entries.length}. ${title}`);
    const editors = node.children.filter((child) => nameOf(child) && nameOf(child) !== anchor);
    return h('h2', { id: prefix + anchor }, [...editors, words]);
  });
  const first = tree.children.findIndex(isHeading);
  return {
    ...tree,
    children: children.toSpliced(first, 0, h('ol', { className: 'contents' }, entries)),
  };
}

const nameOf = (node: ElementContent) => node.type === 'element' && node.properties.name;

const isHeading = (node: RootContent): node is Element =>
  node.type === 'element' && node.tagName === 'h2';
