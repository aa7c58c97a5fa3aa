import type { Nodes, Properties, RootContent } from 'hast';
import { defaultHandlers, toMdast, type Options } from 'hast-util-to-mdast';
import { toString } from 'hast-util-to-string';
import type { Nodes as MarkdownNodes, Text } from 'mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown, type Handle } from 'mdast-util-to-markdown';
import { toTree } from '@/lib/markup/tree';
import { fileHref, localHref } from '@/lib/routing/links';

/** An editor's HTML as the site shows it, with the site's addresses in place of WordPress's. */
export const editorContent = (html: string): RootContent[] => ofThisSite(toTree(html)).children;

/** HTML as Markdown. */
export function markdownOf(content: RootContent[]): string {
  const tree = toMdast({ type: 'root', children: content }, fromHtml);
  return toMarkdown(tree as MarkdownNodes, {
    bullet: '-',
    rule: '-',
    resourceLink: true,
    extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
    handlers: { text: escapedText },
  });
}

/** The library escapes no tags in words that stand in a list without an item. */
const escapedText: Handle = ({ value }: Text, _, state, info) => {
  const exit = state.enter('phrasing');
  const escaped = state.safe(value, info);
  exit();
  return escaped;
};

const fromHtml: Options = {
  document: true, // words without an element are paragraphs
  handlers: {
    // The allow-list leaves a link that leads nowhere without its address.
    a: (state, anchor) =>
      anchor.properties.href ? defaultHandlers.a(state, anchor) : state.all(anchor),
    // Markdown has no captions.
    table: (state, table) => {
      const rows = defaultHandlers.table(state, table);
      const caption = table.children.find(isCaption);
      if (!caption) return rows;
      const title = { type: 'text' as const, value: toString(caption) };
      return [{ type: 'paragraph', children: [title] }, rows];
    },
  },
};

const isCaption = (node: Nodes) => node.type === 'element' && node.tagName === 'caption';

/** Cells over more columns than any table of ours has would be so many cells in Markdown. */
const maxColumns = 50;

function ofThisSite<Node extends Nodes>(node: Node): Node {
  if (!('children' in node)) return node;
  const children = node.children.map((child) => ofThisSite(child));
  return node.type === 'element'
    ? { ...node, properties: propertiesHere(node.properties), children }
    : { ...node, children };
}

const propertiesHere = ({ href, src, colSpan, ...properties }: Properties): Properties => ({
  ...properties,
  ...(href !== undefined && { href: localHref(String(href)) }),
  ...(src !== undefined && { src: fileHref(String(src)) }),
  ...(colSpan !== undefined && { colSpan: Math.min(Number(colSpan), maxColumns) }),
});
