/** @jest-environment node */
import fc from 'fast-check';
import { toMarkdown } from './markdown';

test.each([
  ['<h1>One</h1><p>Two <strong>three</strong></p>', '## One\n\nTwo **three**'],
  ['<ul><li>a</li><li><p>b</p></li></ul>', '- a\n- b'],
  [
    '<ol><li>first<ul><li>deep</li></ul></li><li>second</li></ol>',
    '1. first\n\n   - deep\n2. second',
  ],
  ['<ul><li><p>a</p><p>b</p><pre>c\n\nd</pre></li></ul>', '- a\n\n  b\n\n  ```\n  c\n\n  d\n  ```'],
  ['<p>Use <code>a_b</code>, <code>``x`</code></p>', 'Use `a_b`, ``` ``x` ```'],
  ['<code>![x]</code>', '`![x]`'],
  ['<code>a</code><code>b<br>c</code>', '`a` `b c`'],
  ['<p><code>x``</code><code>&lt;script></code></p>', '``` x`` ``` `<script>`'],
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
  ['<pre>a ``` b\n[x](javascript:alert(1))</pre>', '````\na ``` b\n[x](javascript:alert(1))\n````'],
  ['<a href="javascript:alert(1)">x</a>', 'x'],
  ['<a href=" JaVa\tScript&colon;alert(1)">x</a>', 'x'],
  ['<a href="data:text/html,<script>">x</a> <a href="vbscript:x">y</a>', 'x y'],
  [
    '<a href="/a) [b](javascript:alert(1)">x</a>',
    '[x](/a%29%20%5Bb%5D%28javascript:alert%281%29/)',
  ],
  ['<a href="mailto:a@b.example">x</a>', '[x](mailto:a@b.example)'],
  ['Look!<a href="https://e.example/x.png">x</a>', 'Look\\![x](https://e.example/x.png)'],
  [
    '<table><tr><th>[x](javascript:alert(1))</th></tr></table>',
    '| \\[x\\](javascript:alert(1)) |\n| --- |',
  ],
  [
    '<iframe src="https://www.youtube.com/embed/x"></iframe>',
    '[Watch the video on YouTube](https://www.youtube.com/watch?v=x)',
  ],
  ['', ''],
])('%s', (html, markdown) => {
  expect(toMarkdown(html)).toBe(markdown);
});

test.each([
  ['quotations', '<blockquote>'.repeat(240)],
  ['lists', '<ul><li>'.repeat(120)],
])('%s deep in each other do not make a page many times as long', (_, open) => {
  const paragraphs = '<p>word</p>'.repeat(2_000);
  const text = toMarkdown(open + paragraphs);
  expect(text.match(/word/g)).toHaveLength(2_000);
  expect(text.length).toBeLessThan(8 * toMarkdown(paragraphs).length);
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
      const text = toMarkdown(`<a href="${href}">x</a>`);
      if (text === 'x') return;
      const [, destination] = /^\[x\]\(([^()\s<>\\]*)\)$/.exec(text) ?? [];
      expect(destination).toBeDefined();
      const { protocol } = new URL(destination!, 'https://site.example');
      expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(protocol);
    }),
  );
});
