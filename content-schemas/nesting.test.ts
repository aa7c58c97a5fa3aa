import { nesting } from './nesting';
import { html } from './wordpress';

const divs = (levels: number) => `${'<div>'.repeat(levels)}deep${'</div>'.repeat(levels)}`;

test.each([
  ['', 0],
  ['words, 3 < 4 > 2', 0],
  ['<p>one<p>two<p>three', 0],
  ['<ul><li>a<ul><li>b</ul></ul><ul></ul>', 2],
  ['<DIV class="a>b"><div/></DIV>', 2],
  ['</div></div><div>', 1],
  ['<br><img src=x><hr>'.repeat(1000), 0],
  [divs(300), 300],
])('%.40s is so deep: %d', (source, depth) => {
  expect(nesting(source)).toBe(depth);
});

test('what no editor nests is refused before a parser sees it, and named', () => {
  expect(html.parse({ rendered: divs(100) })).toBe(divs(100));
  const refused = html.safeParse({ rendered: divs(100_000) });
  expect(refused.error?.issues[0]?.message).toBe('elements stand 100000 deep in each other');
});
