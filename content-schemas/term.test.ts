/** @jest-environment node */
import { termSchema } from './term';

const meaning = (content: string) =>
  termSchema.parse({
    id: 1,
    slug: 'alloy',
    title: { rendered: 'Alloy' },
    content: { rendered: content },
    excerpt: { rendered: '<p>In short</p>' },
  }).meaning;

test.each([
  [
    '<p class="x">A metal of <em>several</em> &amp; more.</p>\n<p>See also</p>',
    'A metal of several & more.',
  ],
  ['<h2>Alloy</h2><p>Two\nlines</p>', 'Two lines'],
  ['<pre>a  b</pre><p>Not what is set apart</p>', 'Not what is set apart'],
  ['<p>One that never ends', 'In short'],
  ['Without a paragraph', 'In short'],
  ['', 'In short'],
])('of %j the meaning is %j', (content, expected) => {
  expect(meaning(content)).toBe(expected);
});

test.each(['<p', '<p ', '<p>', '<p x="y" ', '<'])(
  'a text of nothing but %j is read at once',
  (part) => {
    const begun = performance.now();
    meaning(part.repeat(100_000 / part.length));
    expect(performance.now() - begun).toBeLessThan(500);
  },
);
