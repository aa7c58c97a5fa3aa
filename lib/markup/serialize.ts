import type { ElementContent, RootContent } from 'hast';
import { escapeHtml } from '@/lib/html/escape-html';

const voidElements = new Set(['br', 'hr', 'img', 'source', 'wbr']);

/** Nodes as React writes them. Only for what `lib/markup/allowed.ts` allows. */
export const serialize = (nodes: readonly (RootContent | ElementContent)[]): string =>
  nodes.map(serialized).join('');

function serialized(node: RootContent | ElementContent): string {
  if (node.type === 'text') return escapeHtml(node.value);
  if (node.type !== 'element') return '';
  const attributes = Object.entries(node.properties)
    .filter(([, value]) => value !== undefined && value !== null && value !== false)
    .map(([name, value]) => ` ${attributeOf(name)}="${escapeHtml(written(name, value))}"`)
    .join('');
  const start = `<${node.tagName}${attributes}>`;
  return voidElements.has(node.tagName)
    ? start
    : `${start}${serialize(node.children)}</${node.tagName}>`;
}

const attributeOf = (name: string) => (name === 'className' ? 'class' : name.toLowerCase());

const written = (name: string, value: unknown) => {
  if (value === true) return '';
  return Array.isArray(value) ? value.join(name === 'srcSet' ? ', ' : ' ') : String(value);
};
