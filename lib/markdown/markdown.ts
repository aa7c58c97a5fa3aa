import type { Element, Nodes, Parents } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import { localHref } from '@/lib/links';
import { markdownTable } from './markdown-table';

/** An editor's HTML as Markdown: what is read stays, what decorates goes. Never fails. */
export const toMarkdown = (html: string): string => blocks(fromHtml(html, { fragment: true }));

/** What a page never says aloud. */
const silent = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'svg']);

/** How each block is written; others are what their children are. */
const written: Readonly<Record<string, (node: Element) => string>> = {
  ...Object.fromEntries(
    // The page's title is the one heading of the first level.
    [1, 2, 3, 4, 5, 6].map((level) => [
      `h${level}`,
      (node: Element) => `${'#'.repeat(Math.max(level, 2))} ${line(node)}`,
    ]),
  ),
  p: line,
  ul: (node) => items(node, () => '- '),
  ol: (node) => items(node, (i) => `${i + 1}. `),
  blockquote: (node) => blocks(node).replace(/^/gm, '> '),
  pre: (node) => `\`\`\`\n${toString(node).trimEnd()}\n\`\`\``,
  table: markdownTable,
  hr: () => '---',
};

/** A block, or what stands in it. */
const block = (node: Element) =>
  Object.hasOwn(written, node.tagName) ? written[node.tagName]!(node) : blocks(node);

/** What stands in a node, one below the other; words between two blocks are a paragraph of their own. */
function blocks({ children }: Parents): string {
  const parts: string[] = [];
  let words = '';
  const endWords = () => {
    parts.push(squeezed(words));
    words = '';
  };
  for (const child of children) {
    if (child.type !== 'element' || isInline(child)) words += inline(child);
    else {
      endWords();
      if (!silent.has(child.tagName)) parts.push(block(child));
    }
  }
  endWords();
  return parts.filter(Boolean).join('\n\n');
}

/** How words within a line are written; others are what their children are. */
const spoken: Readonly<Record<string, (words: string, node: Element) => string>> = {
  strong: (words) => words && `**${words}**`,
  b: (words) => words && `**${words}**`,
  em: (words) => words && `*${words}*`,
  i: (words) => words && `*${words}*`,
  code: (words) => words && `\`${words}\``,
  br: () => '\n',
  img: (_, { properties }) => String(properties.alt ?? ''),
  a: (words, { properties }) =>
    properties.href && words ? `[${words}](${localHref(String(properties.href))})` : words,
};

/** The words of a node on one line. */
function line(node: Nodes): string {
  return squeezed(inline(node));
}

const squeezed = (words: string) => words.replace(/[ \t\n]+/g, ' ').trim();

function inline(node: Nodes): string {
  if (node.type === 'text') return escaped(node.value);
  if (!('children' in node) || (node.type === 'element' && silent.has(node.tagName))) return '';
  const words = node.children.map(inline).join('');
  return node.type === 'element' && Object.hasOwn(spoken, node.tagName)
    ? spoken[node.tagName]!(words, node)
    : words;
}

const items = (node: Element, mark: (i: number) => string) =>
  node.children
    .filter((child) => child.type === 'element')
    .map((child, i) => mark(i) + blocks(child).replace(/\n+/g, '\n  '))
    .join('\n');

const isInline = ({ tagName }: Element) => Object.hasOwn(spoken, tagName) || tagName === 'span';

/** What Markdown would take for its own. */
export const escaped = (words: string) => words.replace(/[\\`*_[\]<>]/g, '\\$&');
