/** @jest-environment node */
import fc from 'fast-check';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { editorContent, markdownOf } from './markdown';

const textOf = (html: string) => markdownOf(editorContent(html)).trimEnd();

test.each([
  ['<h1>One</h1><p>Two <strong>three</strong></p>', '## One\n\nTwo **three**'],
  ['<ul><li>a</li><li>b</li></ul>', '- a\n- b'],
  [
    '<ol><li>first<ul><li>deep</li></ul></li><li>second</li></ol>',
    '1. first\n   - deep\n2. second',
  ],
  ['<ul><li><p>a</p><p>b</p><pre>c\n\nd</pre></li></ul>', '- a\n\n  b\n\n  ```\n  c\n\n  d\n  ```'],
  ['<p>Use <code>a_b</code>, <code>``x`</code></p>', 'Use `a_b`, ``` ``x` ```'],
  ['<blockquote><p>The right metal.</p></blockquote>', '> The right metal.'],
  [
    '<a href="/about-us-2">About</a> and <a href="https://elsewhere.example/x">x</a>',
    '[About](/about-us-2/) and [x](https://elsewhere.example/x)',
  ],
  [
    '<table><caption>Limits</caption><tr><th>El</th><th>Max</th></tr><tr><td>C</td><td>0.08</td></tr></table>',
    'Limits\n\n| El | Max |\n| - | - |\n| C | 0.08 |',
  ],
  [
    '<figure><img alt="A bar" src="/x.png"><figcaption>Ready</figcaption></figure>',
    '![A bar](/x.png)\n\nReady',
  ],
  ['<p>5 * 4 [x] <script>alert(1)</script>&lt;b&gt;</p>', '5 \\* 4 \\[x] \\<b>'],
  ['words <b>without</b> a block', 'words **without** a block'],
  ['<ul>!&lt;p></ul>', '- !\\<p>'],
  ['<pre>a  b\nc</pre>', '```\na  b\nc\n```'],
  ['<pre>a ``` b\n[x](javascript:alert(1))</pre>', '````\na ``` b\n[x](javascript:alert(1))\n````'],
  ['<a href="javascript:alert(1)">x</a>', 'x'],
  ['<a href=" JaVa\tScript&colon;alert(1)">x</a>', 'x'],
  ['<a href="data:text/html,<script>">x</a> <a href="vbscript:x">y</a>', 'x y'],
  ['<a href="mailto:a@b.example">x</a>', '[x](mailto:a@b.example)'],
  ['Look!<a href="https://e.example/x.png">x</a>', 'Look\\![x](https://e.example/x.png)'],
  [
    '<iframe src="https://www.youtube.com/embed/x"></iframe>',
    '[Watch the video on YouTube](https://www.youtube.com/watch?v=x)',
  ],
  ['', ''],
])('%s', (html, markdown) => {
  expect(textOf(html)).toBe(markdown);
});

test('a cell over a million columns does not make a table of as many', () => {
  const text = textOf('<table><tr><td colspan="1000000">a</td></tr></table>');
  expect(text).toContain('| a |');
  expect(text.length).toBeLessThan(1_000);
});

/** The node and all below it. */
const nodesIn = (node: Nodes): Nodes[] => [
  node,
  ...('children' in node ? node.children.flatMap(nodesIn) : []),
];

test('whatever an editor writes, no script and no tag gets through', () => {
  const tag = fc.constantFrom(
    'p',
    'ul',
    'li',
    'table',
    'td',
    'blockquote',
    'script',
    'h1',
    'a',
    'b',
  );
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

test('whatever an address holds, it ends where it should and leads to no script', () => {
  const part = fc.constantFrom(
    'javascript:',
    'JAVASCRIPT:',
    'data:',
    'x:',
    '(',
    ')',
    ' ',
    '\t',
    '\n',
    '<',
    '>',
    '[',
    ']',
    '\\',
    'a',
    '/',
    '#',
    '?',
    'https:',
    '\u0001',
    '"',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const href = parts.join('').replaceAll('&', '&amp;').replaceAll('"', '&quot;');
      const [paragraph, ...others] = fromMarkdown(
        textOf(`<p>before <a href="${href}">x</a> after</p>`),
      ).children;
      expect(others).toEqual([]);
      const inside = nodesIn(paragraph!).slice(1);
      const words = inside.flatMap((node) => (node.type === 'text' ? node.value : []));
      expect(words.join('')).toBe('before x after');
      const linked = inside.flatMap((node) => (node.type === 'link' ? node.url : []));
      // An address that no browser can read leads nowhere.
      const protocols = linked.map((url) => URL.parse(url, 'https://site.example')?.protocol);
      expect(['http:', 'https:', 'mailto:', 'tel:', undefined]).toEqual(
        expect.arrayContaining(protocols),
      );
    }),
  );
});
