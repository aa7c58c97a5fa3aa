/** @jest-environment node */
import fc from 'fast-check';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { pageText } from './page-text';

const page = (html: string) =>
  `<body><nav>Menu</nav><main><dl>Printed</dl><h1>T</h1>${html}</main><footer>Foot</footer></body>`;
const textOf = (html: string) =>
  pageText(page(html), 'https://site.example/inventory/titanium/').trimEnd();

test.each([
  ['<h2>One</h2><p>Two <strong>three</strong></p>', '## One\n\nTwo **three**'],
  ['<ul><li>a</li><li>b</li></ul>', '- a\n- b'],
  ['<p>Use <code>a_b</code></p>', 'Use `a_b`'],
  [
    '<a href="/about-us-2/">About</a> and <a href="https://elsewhere.example/x">x</a>',
    '[About](https://site.example/about-us-2/) and [x](https://elsewhere.example/x)',
  ],
  ['<a href="#specs">Specs</a>', '[Specs](https://site.example/inventory/titanium/#specs)'],
  ['<a>x</a> <a href="https://:0:/">y</a>', 'x y'],
  [
    '<table><caption>Limits</caption><tr><th>El</th><th>Max</th></tr><tr><td rowspan="2">C</td><td>0.08</td></tr><tr><td><details><summary>By heat</summary><b>0.10</b></details></td></tr></table>',
    'Limits\n\n| El | Max |\n| - | - |\n| C | 0.08 |\n| | By heat **0.10** |',
  ],
  [
    '<form><input><label>Grade</label></form><nav><a href="/a/">Up</a></nav><button>Add</button><svg><text>x</text></svg><p hidden>h</p><span aria-hidden="true">+</span>words',
    'words',
  ],
  ['<script>alert(1)</script><p>5 * 4 [x] &lt;b&gt;</p>', '5 \\* 4 \\[x] \\<b>'],
  ['<ul>!&lt;p></ul>', '- !\\<p>'],
  ['<p>AMS 1 <s>A</s> <del>B</del> <strike>C</strike></p>', 'AMS 1 A B C'],
])('%s', (html, markdown) => {
  expect(textOf(html)).toBe(`# T\n\n${markdown}`);
});

test('a cell over a million columns does not make a table of as many', () => {
  const text = textOf('<table><tr><td colspan="1000000">a</td></tr></table>');
  expect(text).toContain('| a |');
  expect(text.length).toBeLessThan(1_000);
});

test('a page without a heading has no text', () => {
  expect(pageText('<main><p>a</p></main>', 'https://site.example/')).toBe('');
});

/** The node and all below it. */
const nodesIn = (node: Nodes): Nodes[] => [
  node,
  ...('children' in node ? node.children.flatMap(nodesIn) : []),
];

test('whatever words a page has, no tag gets through', () => {
  const tag = fc.constantFrom('p', 'ul', 'li', 'table', 'td', 'blockquote', 'h2', 'a', 'b');
  const piece = fc.oneof(
    tag.map((name) => `<${name}>`),
    tag.map((name) => `</${name}>`),
    tag.map((name) => `&lt;${name}>`),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const nodes = nodesIn(fromMarkdown(textOf(pieces.join(''))));
      expect(nodes.filter(({ type }) => type === 'html')).toEqual([]);
    }),
  );
});
