import type { Element, Nodes, Parents, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { localHref } from '@/lib/routing/links';
import { withoutEmbeds } from '@/lib/markup/embeds';
import { parse } from '@/lib/markup/parse';
import { destination } from './destination';
import { escapeMarkdown } from './escape-markdown';
import { markdownTable } from './markdown-table';

/** An editor's HTML as Markdown: text and links stay, design goes. Never fails. */
export const toMarkdown = (html: string): string =>
  blocks({ type: 'root', children: withoutEmbeds(parse(html)).map((node) => flattened(node)) });

const indentingElements = new Set(['blockquote', 'ul', 'ol']);
/** Each quotation or list writes something before every line in it: 240 of them around a page would make 10 MB of it. */
const maxIndents = 8;

/** A node in which quotations and lists beyond a depth are plain blocks. */
function flattened(node: RootContent, depth = 0): RootContent {
  if (node.type !== 'element') return node;
  const isIndenting = indentingElements.has(node.tagName);
  const children = node.children.map((child) =>
    flattened(child, depth + Number(isIndenting)),
  ) as Element['children'];
  const tagName = isIndenting && depth >= maxIndents ? 'div' : node.tagName;
  return { ...node, tagName, children };
}

/** Elements whose content is not shown as text. */
const hiddenElements = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'svg']);

/** The Markdown of each block; any other element is its children. */
const blockRules = new Map(
  Object.entries<(node: Element) => string>({
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
    pre: fenced,
    table: markdownTable,
    hr: () => '---',
  }),
);

/** A block by its rule, or its content. */
const block = (node: Element) => (blockRules.get(node.tagName) ?? blocks)(node);

/** The blocks of a node, one below the other; text between two blocks is a paragraph of its own. */
function blocks({ children }: Parents): string {
  const parts: string[] = [];
  let text = '';
  const endWords = () => {
    parts.push(collapsed(text));
    text = '';
  };
  for (const child of children) {
    if (child.type !== 'element' || isInline(child)) text = joined(text, inline(child));
    else {
      endWords();
      if (!hiddenElements.has(child.tagName)) parts.push(block(child));
    }
  }
  endWords();
  return parts.filter(Boolean).join('\n\n');
}

/** The Markdown of each inline element, from that of its children; any other element is its children. */
const inlineRules = new Map(
  Object.entries<(text: string, node: Element) => string>({
    strong: (text) => text && `**${text}**`,
    b: (text) => text && `**${text}**`,
    em: (text) => text && `*${text}*`,
    i: (text) => text && `*${text}*`,
    code: (_, node) => codeSpan(collapsed(unescaped(node))),
    br: () => '\n',
    img: (_, { properties }) => String(properties.alt ?? ''),
    a: (text, { properties }) => {
      const given = String(properties.href ?? '');
      const href = given && destination(given) && destination(localHref(given));
      return href && text ? `[${text}](${href})` : text;
    },
  }),
);

/** The words of a node on one line. */
function line(node: Nodes): string {
  return collapsed(inline(node));
}

/** With single spaces, on one line. */
const collapsed = (text: string) => text.replace(/[ \t\n]+/g, ' ').trim();

/** One behind the other: an exclamation mark before a link would make a picture of it, and two spans of code would be one. */
function joined(before: string, next: string): string {
  if (before.endsWith('!') && next.startsWith('[')) return `${before.slice(0, -1)}\\!${next}`;
  return before.endsWith('`') && next.startsWith('`') ? `${before} ${next}` : before + next;
}

function inline(node: Nodes): string {
  if (node.type === 'text') return escapeMarkdown(node.value);
  if (!('children' in node) || (node.type === 'element' && hiddenElements.has(node.tagName)))
    return '';
  const text = node.children.map(inline).reduce(joined, '');
  const marked = node.type === 'element' ? inlineRules.get(node.tagName)?.(text, node) : null;
  return marked ?? text;
}

/** What follows in an item stands below its first word: else it would not belong to it. */
const items = (node: Element, mark: (i: number) => string) =>
  node.children
    .filter((child) => child.type === 'element')
    .map(
      (child, i) => mark(i) + blocks(child).replace(/\n(?=.)/g, `\n${' '.repeat(mark(i).length)}`),
    )
    .join('\n');

const isInline = ({ tagName }: Element) => inlineRules.has(tagName) || tagName === 'span';

/** Text as it stands. */
function fenced(node: Element): string {
  const text = toString(node).trimEnd();
  const fence = fenceAround(text, 3);
  return `${fence}\n${text}\n${fence}`;
}

/** The words of a node as they stand. */
function unescaped(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  if (node.type === 'element' && hiddenElements.has(node.tagName)) return '';
  return node.type === 'element' && node.tagName === 'br'
    ? ' '
    : node.children.map(unescaped).join('');
}

/** Between its marks nothing is escaped. */
function codeSpan(words: string): string {
  const mark = fenceAround(words, 1);
  const space = /^`|`$/.test(words) ? ' ' : '';
  return words && mark + space + words + space + mark;
}

/** More of these marks than stand anywhere in the text one after the other. */
const fenceAround = (text: string, least: number) =>
  '`'.repeat(
    (text.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length + 1), least),
  );
