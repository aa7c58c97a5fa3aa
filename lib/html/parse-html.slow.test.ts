/** @jest-environment node */
import type { Nodes } from 'hast';
import { parseHtml } from './parse-html';

const open = (count: number) => Array.from({ length: count }, (_, i) => `<b id=${i}>`).join('');

function sizeOf(html: string) {
  const size = { elements: 0, depth: 0 };
  const walk = (node: Nodes, depth: number) => {
    if (node.type === 'element') {
      size.elements += 1;
      size.depth = Math.max(size.depth, depth);
    }
    if ('children' in node) for (const child of node.children) walk(child, depth + 1);
  };
  for (const node of parseHtml(html).nodes) walk(node, 1);
  return size;
}

/** Pasted by word processors and typed by hand for twenty years: nothing here is too much. */
test.each([
  '<P><FONT face="Arial"><B>Bar</FONT></B><BR>sizes',
  '<p><strong>one</p>\n<p>two</strong></p>\n',
  '<a name="x"><h2>Head</h2>text<div><span>x</div></span>',
  '<table><tr><td>a<td>b<tr><td><b>c</td></tr></table>',
  '<svg><style><img src=x></style></svg>',
  '<select><option>a<option>b</select>',
])('%s is read whole, sixty times over too', (html) => {
  expect(parseHtml(html.repeat(60)).isCut).toBe(false);
});

test('a large table is read whole', () => {
  const row = `<tr>${'<td><strong>0.163</strong></td>'.repeat(8)}</tr>`;
  expect(parseHtml(`<table><tbody>${row.repeat(350)}</tbody></table>`).isCut).toBe(false);
});

test.each([
  [
    '240 elements opened again in each of 6,000 paragraphs',
    `<p>${open(240)}${'<p>x'.repeat(6000)}`,
  ],
  ['elements without end', '<div>'.repeat(50_000)],
  ['elements whose ends end nothing', '<div></x>'.repeat(30_000)],
  ['elements that a table keeps open', '<b><table></b></table>'.repeat(10_000)],
  ['items of two lists in each other', '<li><dd>'.repeat(30_000)],
  ['elements closed in another order', `${open(200)}<div>x${'</b>'.repeat(200)}`.repeat(50)],
  ['drawings in each other', '<svg>'.repeat(50_000)],
])('%s are cut at the limit, and what comes before is kept', (_, html) => {
  expect(parseHtml(`<p>Words</p>${html}`).isCut).toBe(true);
  const { elements, depth } = sizeOf(`<p>Words</p>${html}`);
  expect(elements).toBeLessThanOrEqual(20_000);
  expect(depth).toBeLessThanOrEqual(251);
  expect(parseHtml(`<p>Words</p>${html}`).nodes[0]).toMatchObject({
    tagName: 'p',
    children: [{ type: 'text', value: 'Words' }],
  });
});

test('a tag of 30,000 attributes is read within a second', () => {
  const attributes = Array.from({ length: 30_000 }, (_, i) => `a${i}=">"`).join(' ');
  const start = process.cpuUsage();
  expect(parseHtml(`<p ${attributes}>x`).nodes).toHaveLength(1);
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1e6).toBeLessThan(1);
});
