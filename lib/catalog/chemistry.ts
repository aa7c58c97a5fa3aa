import { toString } from 'hast-util-to-string';
import type { Element, Nodes } from 'hast';
import { parseHtml } from '@/lib/html/parse-html';

/** A row for each element, its name first. */
export interface Chemistry {
  caption: string | null;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** The table of an editor's chemistry field, upright; `null` where there is none, or no plain grid. */
export function parseChemistry(html: string): Chemistry | null {
  const table = findElements({ type: 'root', children: parseHtml(html).nodes }, 'table')[0];
  if (!table) return null;
  const lines = findElements(table, 'tr').map((row) => findElements(row, 'th', 'td'));
  const grid = lines.map((cells) => cells.map(textOf)).filter((cells) => cells.some(Boolean));
  if (findElements(table, 'table').length > 0 || spans(lines.flat()) || !isGrid(grid)) return null;

  const [head = [], ...body] = isSideways(grid) ? turned(grid) : grid;
  const headed = lines[0]?.every(({ tagName }) => tagName === 'th') || isSideways(grid);
  const caption = findElements(table, 'caption').map(textOf)[0] ?? null;
  return headed
    ? { caption, columns: head, rows: body }
    : { caption, columns: columnsFor(head.length), rows: [head, ...body] };
}

const widthOf = (grid: readonly string[][]) => grid[0]?.length ?? 0;

const isGrid = (grid: readonly string[][]) =>
  widthOf(grid) > 1 && grid.every((row) => row.length === widthOf(grid));

/** Elements side by side: more columns than an upright table has, in two rows (or three: min and max). */
const isSideways = (grid: readonly string[][]) => grid.length <= 3 && widthOf(grid) > 4;

const turned = (grid: readonly string[][]) => {
  const [head = []] = grid;
  const upright = head.map((_, column) => grid.map((row) => row[column] ?? ''));
  const named = /^(element)?$/i.test(head[0] ?? '');
  return named ? upright : [columnsFor(grid.length), ...upright];
};

const columnsFor = (count: number) =>
  count === 3
    ? ['Element', 'Min', 'Max']
    : ['Element', ...Array<string>(count - 1).fill('Weight %')];

const spans = (cells: readonly Element[]) =>
  cells.some(
    ({ properties }) => Number(properties.colSpan ?? 1) > 1 || Number(properties.rowSpan ?? 1) > 1,
  );

const textOf = (node: Element) => toString(node).replace(/\s+/g, ' ').trim();

function findElements(node: Nodes, ...names: string[]): Element[] {
  if (!('children' in node)) return [];
  return node.children.flatMap((child) =>
    child.type === 'element' && names.includes(child.tagName)
      ? [child, ...findElements(child, ...names)]
      : findElements(child, ...names),
  );
}

/** "5.50–6.75", "5×C to 0.45", "0.30 max", "balance"; of other columns than a minimum and a maximum each limit after its heading. */
export function limitsText(limits: readonly string[], [, ...heads]: Chemistry['columns']): string {
  const [least = '', most = ''] = limits;
  if (limits.length < 2) return least || 'not set';
  if (!/^min/i.test(heads[0] ?? '') || !/^max/i.test(heads[1] ?? ''))
    return limits.flatMap((limit, i) => (limit ? `${heads[i]} ${limit}` : [])).join(', ');
  if (least.includes('×') && most) return `${least.replaceAll(' × ', '×')} to ${most}`;
  if (least && most) return `${least}–${most}`;
  // "balance" is no limit.
  const one = least || most;
  return /^(?:bal|rem)/i.test(one) || !one ? one || 'not set' : `${one} ${least ? 'min' : 'max'}`;
}
