import type { Element, ElementContent, Nodes, RootContent } from 'hast';
import { defaultHandlers, toMdast, type Options } from 'hast-util-to-mdast';
import { toString } from 'hast-util-to-string';
import type { Nodes as MarkdownNodes, Text } from 'mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown, type Handle } from 'mdast-util-to-markdown';
import { parseHtml } from '@/lib/html/parse-html';

/** What a page has for those who use it, and nothing to read. */
const controls = new Set(
  'nav aside form dialog button input select textarea label template script style svg img noscript'.split(
    ' ',
  ),
);

/** Cells over more columns or rows than any table of ours has would be so many cells in Markdown. */
const maxSpan = 50;

/** A page as Markdown: what stands in its HTML from the heading on, without controls. Links lead to whole addresses. */
export function pageText(html: string, address: string): string {
  const main = /<h1[\s>][^]*(?=<\/main>)/.exec(html)?.[0] ?? '';
  return markdownOf(parseHtml(main).nodes.flatMap((node) => readable(node, address)));
}

export function markdownOf(children: RootContent[]): string {
  const tree = toMdast({ type: 'root', children }, fromHtml);
  return toMarkdown(tree as MarkdownNodes, {
    bullet: '-',
    rule: '-',
    resourceLink: true,
    extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
    handlers: { text: escapedText },
  });
}

function readable(node: RootContent, address: string): ElementContent[] {
  if (node.type === 'text') return [node];
  if (node.type !== 'element' || isControl(node)) return [];
  const children = node.children.flatMap((child) => readable(child, address));
  return [{ ...node, properties: propertiesOf(node, address), children }];
}

const propertiesOf = ({ properties: { href, colSpan, rowSpan } }: Element, address: string) => ({
  ...(href !== undefined && { href: URL.parse(String(href), address)?.href }),
  ...(colSpan !== undefined && { colSpan: Math.min(Number(colSpan), maxSpan) }),
  ...(rowSpan !== undefined && { rowSpan: Math.min(Number(rowSpan), maxSpan) }),
});

const isControl = ({ tagName, properties }: Element) =>
  controls.has(tagName) || properties.hidden !== undefined || properties.ariaHidden === 'true';

/** The library escapes no tags in words that stand in a list without an item. */
const escapedText: Handle = ({ value }: Text, _, state, info) => {
  const exit = state.enter('phrasing');
  const escaped = state.safe(value, info);
  exit();
  return escaped;
};

/** What is crossed out has no mark in plain Markdown. */
const withoutMark: NonNullable<Options['handlers']>[string] = (state, node) => state.all(node);

const fromHtml: Options = {
  document: true, // words without an element are paragraphs
  handlers: {
    del: withoutMark,
    s: withoutMark,
    strike: withoutMark,
    // In a cell of a table the words of a fold follow its name.
    summary: (state, summary) => [...state.all(summary), { type: 'break' }],
    // The allow-list of editors' HTML leaves a link that leads nowhere without its address.
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
