/** @jest-environment node */
import fc from 'fast-check';
import { toMarkdown } from './markdown';

test.each([
  ['<h1>One</h1><p>Two <strong>three</strong></p>', '## One\n\nTwo **three**'],
  ['<ul><li>a</li><li><p>b</p></li></ul>', '- a\n- b'],
  ['<ol><li>first<ul><li>deep</li></ul></li><li>second</li></ol>', '1. first\n  - deep\n2. second'],
  ['<blockquote><p>The right metal.</p></blockquote>', '> The right metal.'],
  [
    '<a href="/about-us-2">About</a> and <a href="https://elsewhere.example/x">x</a>',
    '[About](/about-us-2/) and [x](https://elsewhere.example/x)',
  ],
  [
    '<table><caption>Limits</caption><tr><th>El</th><th>Max</th></tr><tr><td>C</td><td>0.08</td></tr></table>',
    'Limits\n\n| El | Max |\n| --- | --- |\n| C | 0.08 |',
  ],
  [
    '<figure><img alt="A bar" src="x.png"><figcaption>Ready</figcaption></figure>',
    'A bar\n\nReady',
  ],
  ['<p>5 * 4 [x] <script>alert(1)</script>&lt;b&gt;</p>', '5 \\* 4 \\[x\\] \\<b\\>'],
  ['<pre>a  b\nc</pre>', '```\na  b\nc\n```'],
  ['', ''],
])('%s', (html, markdown) => {
  expect(toMarkdown(html)).toBe(markdown);
});

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
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      expect(toMarkdown(pieces.join(''))).not.toMatch(/(?<!\\)<(?:script|table|p|li)>/);
    }),
  );
});
