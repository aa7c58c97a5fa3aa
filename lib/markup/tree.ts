import type { Element, Root, RootContent } from 'hast';
import { sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { toString } from 'hast-util-to-string';
import { allowed } from './allowed';
import { withoutEmbeds } from './embeds';
import { parseHtml } from '@/lib/html/parse-html';

/** Ids have their prefix already. */
const allowedAgain = { ...allowed, clobber: [] };

/** Two rounds are enough for everything tried; HTML that still changes after the last round is shown as plain text. */
const maxRounds = 5;

/** Through the allow-list, serialized and parsed until nothing changes, so that React and the browser agree. */
export function toTree(html: string): Root {
  let tree = sanitized(withoutEmbeds(parseHtml(html).nodes), allowed);
  for (let round = 0; round < maxRounds; round += 1) {
    const again = sanitized(parseHtml(toHtml(tree)).nodes, allowedAgain);
    if (shape(again) === shape(tree)) return { type: 'root', children: tree };
    tree = again;
  }
  return {
    type: 'root',
    children: [{ type: 'text', value: toString({ type: 'root', children: tree }) }],
  };
}

function sanitized(nodes: RootContent[], schema: typeof allowed): RootContent[] {
  const clean = sanitize({ type: 'root', children: nodes }, schema);
  return 'children' in clean ? cleaned(clean.children) : [];
}

/** Elements and words, which React compares. It repairs attributes by itself. */
const shape = (nodes: readonly RootContent[]): string =>
  nodes
    .map((node) => {
      if (node.type === 'text') return JSON.stringify(node.value);
      return node.type === 'element' ? `<${node.tagName}>${shape(node.children)}</>` : '';
    })
    .join('');

/** Joins adjacent texts, normalizes line ends, drops NUL and images without `src`. */
function cleaned(nodes: readonly RootContent[]): RootContent[] {
  const kept: RootContent[] = [];
  for (const node of nodes) {
    const last = kept.at(-1);
    if (node.type === 'text') {
      const value = node.value.replace(/\r\n?/g, '\n').replaceAll('\0', '');
      if (last?.type === 'text') last.value += value;
      else if (value) kept.push({ type: 'text', value });
    } else if (node.type === 'element' && !(node.tagName === 'img' && !node.properties.src))
      kept.push(element(node));
  }
  return kept;
}

function element(node: Element): Element {
  // The page's title is the one h1.
  const tagName = node.tagName === 'h1' ? 'h2' : node.tagName;
  const children = cleaned(node.children) as Element['children'];
  const [first] = children;
  // A browser drops the line break at the start of a `pre`.
  if (tagName === 'pre' && first?.type === 'text') first.value = first.value.replace(/^\n+/, '');
  return {
    ...node,
    tagName,
    children: children.filter((child) => child.type !== 'text' || child.value),
  };
}
