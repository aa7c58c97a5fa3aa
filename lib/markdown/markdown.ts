import type { Nodes, Properties } from 'hast';
import { defaultHandlers, toMdast, type Options } from 'hast-util-to-mdast';
import { toString } from 'hast-util-to-string';
import type { Paragraph, PhrasingContent, RootContent, Text } from 'mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown, type Handle } from 'mdast-util-to-markdown';
import { toTree } from '@/lib/markup/tree';
import { fileHref, localHref } from '@/lib/routing/links';

/** Blocks of a document as Markdown. */
export const toText = (blocks: RootContent[]): string =>
  toMarkdown(
    { type: 'root', children: blocks },
    {
      bullet: '-',
      rule: '-',
      resourceLink: true,
      extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
      handlers: { text: escapedText },
    },
  );

/** The library escapes no tags in words that stand in a list without an item. */
const escapedText: Handle = ({ value }: Text, _, state, info) => {
  const exit = state.enter('phrasing');
  const escaped = state.safe(value, info);
  exit();
  return escaped;
};

/** An editor's HTML as the site shows it, as blocks of Markdown. */
export function htmlBlocks(html: string): RootContent[] {
  const root = toMdast(ofThisSite(toTree(html)), options) as { children: RootContent[] };
  return root.children;
}

export const heading = (depth: 1 | 2, words: string): RootContent => ({
  type: 'heading',
  depth,
  children: [text(words)],
});

export const quotation = (words: string): RootContent => ({
  type: 'blockquote',
  children: [paragraph([text(words)])],
});

/** A list with an item for each of these contents; no block where there are none. */
export const bulletList = (items: readonly PhrasingContent[][]): RootContent[] =>
  items.length === 0
    ? []
    : [
        {
          type: 'list',
          spread: false,
          children: items.map((item) => ({ type: 'listItem', children: [paragraph(item)] })),
        },
      ];

export const link = (words: string, url: string): PhrasingContent => ({
  type: 'link',
  url,
  children: [text(words)],
});

export const text = (value: string): PhrasingContent => ({ type: 'text', value });

export const paragraph = (children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children,
});

const options: Options = {
  document: true, // words without an element are paragraphs
  handlers: {
    // The allow-list leaves a link that leads nowhere without its address.
    a: (state, anchor) =>
      anchor.properties.href ? defaultHandlers.a(state, anchor) : state.all(anchor),
    // Markdown has no captions.
    table: (state, table) => {
      const rows = defaultHandlers.table(state, table);
      const caption = table.children.find(isCaption);
      return caption ? [paragraph([text(toString(caption))]), rows] : rows;
    },
  },
};

const isCaption = (node: Nodes) => node.type === 'element' && node.tagName === 'caption';

/** Cells over more columns than any table of ours has would be so many cells in Markdown. */
const maxColumns = 50;

/** The same HTML with the site's addresses in place of WordPress's. */
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
