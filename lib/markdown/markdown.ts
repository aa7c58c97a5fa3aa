import type { Element, Nodes, Parents } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import { localHref } from '@/lib/links';
import { markdownTable } from './markdown-table';

/** An editor's HTML as Markdown: what is read stays, what decorates goes. Never fails. */
export const toMarkdown = (html: string): string =>
  blocks(fromHtml(html, { fragment: true }))
    .replace(/\n{3,}/g, '\n\n')
    .trim();

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
  blockquote: (node) => below(node).trim().replace(/^/gm, '> '),
  pre: (node) => `\`\`\`\n${toString(node).trimEnd()}\n\`\`\``,
  table: markdownTable,
  hr: () => '---',
};

/** Blocks one below the other; loose words between them are a paragraph. */
function blocks(node: Nodes): string {
  if (node.type === 'text') return escaped(node.value).trim();
  if (!('children' in node) || isSilent(node)) return '';
  if (node.type === 'element' && Object.hasOwn(written, node.tagName))
    return written[node.tagName]!(node);
  return node.children.some(isInline) ? line(node as Element) : below(node);
}

const below = ({ children }: Parents) => children.map(blocks).filter(Boolean).join('\n\n');

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
  return inline(node)
    .replace(/[ \t\n]+/g, ' ')
    .trim();
}

function inline(node: Nodes): string {
  if (node.type === 'text') return escaped(node.value);
  if (!('children' in node) || isSilent(node)) return '';
  const words = node.children.map(inline).join('');
  return node.type === 'element' && Object.hasOwn(spoken, node.tagName)
    ? spoken[node.tagName]!(words, node)
    : words;
}

const items = (node: Element, mark: (i: number) => string) =>
  node.children
    .filter((child) => child.type === 'element')
    .map((child, i) => mark(i) + blocks(child).trim().replace(/\n+/g, '\n  '))
    .join('\n');

const isSilent = (node: Nodes) => node.type === 'element' && silent.has(node.tagName);
const isInline = (node: Nodes) =>
  node.type === 'text'
    ? node.value.trim() !== ''
    : node.type === 'element' && (Object.hasOwn(spoken, node.tagName) || node.tagName === 'span');

/** What Markdown would take for its own. */
export const escaped = (words: string) => words.replace(/[\\`*_[\]<>]/g, '\\$&');
