import type { Element, ElementContent, Properties, Root, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';
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

/** Fewer headings are in sight without a list. */
const leastListed = 5;

/**
 * A long text, such as terms of sale, with a list of its headings before the first. Each is numbered. Its id is made of its
 * words: with the prefix for links within the text, and without it for those from elsewhere, `/terms/#warranty`.
 */
export function withContents(tree: Root): Root {
  const headings = tree.children.filter(isHeading);
  if (headings.length < leastListed) return tree;
  const entries: Element[] = [];
  const children = tree.children.map((node): RootContent => {
    if (!isHeading(node)) return node;
    const title = toString(node).replace(/^\s*\d+[.)]?\s*/, '');
    const name =
      title
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu)
        ?.join('-') ?? 'heading';
    entries.push(element('li', {}, [element('a', { href: `#${name}` }, [text(title)])]));
    const words = element('span', { id: name }, [text(`${entries.length}. ${title}`)]);
    return element('h2', { id: prefix + name }, [words]);
  });
  const first = tree.children.findIndex(isHeading);
  return {
    ...tree,
    children: children.toSpliced(first, 0, element('ol', { className: ['contents'] }, entries)),
  };
}

const isHeading = (node: RootContent) => node.type === 'element' && node.tagName === 'h2';

const text = (value: string): ElementContent => ({ type: 'text', value });

const element = (tagName: string, properties: Properties, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});
