/** @jest-environment node */
import { termSchema } from './term';

const read = (content: string) =>
  termSchema.safeParse({
    id: 1,
    slug: 'alloy',
    title: { rendered: 'Alloy' },
    content: { rendered: content },
    excerpt: { rendered: '<p>In short</p>' },
  });
const meaning = (content: string) => read(content).data?.meaning;

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
  'a text of nothing but %j is read once, not once for each of them',
  (part) => {
    // Time of this processor for this process alone, whatever else the machine does: a text read again for each part
    // of it takes half a minute.
    const begun = process.cpuUsage();
    read(part.repeat(30_000 / part.length));
    expect(process.cpuUsage(begun).user / 1e6).toBeLessThan(5);
  },
);
