import type { Element, Nodes } from 'hast';
import { toString } from 'hast-util-to-string';
import { escapeMarkdown } from './escape-markdown';

/** A table as Markdown, its caption above it. The first row is its head: Markdown has no table without one. */
export function markdownTable(table: Element): string {
  const rows = findElements(table, 'tr').map((row) => findElements(row, 'th', 'td').map(cellText));
  const [head, ...body] = rows.filter((row) => row.length > 0);
  if (!head) return '';
  const caption = findElements(table, 'caption').map(cellText)[0];
  return [
    ...(caption ? [caption, ''] : []),
    toRow(head),
    toRow(head.map(() => '---')),
    ...body.map(toRow),
  ].join('\n');
}

const toRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const cellText = (cell: Element) =>
  escapeMarkdown(toString(cell).replace(/\s+/g, ' ').trim()).replaceAll('|', '\\|');

/** The elements of these names below a node, in order, but none inside another. */
function findElements(node: Nodes, ...names: string[]): Element[] {
  if (!('children' in node)) return [];
  return node.children.flatMap((child) =>
    child.type === 'element' && names.includes(child.tagName)
      ? [child]
      : findElements(child, ...names),
  );
}
