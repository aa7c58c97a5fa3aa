/** @jest-environment node */
import fc from 'fast-check';
import type { Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { markupSize } from './markup-size';
import { html } from './wordpress';

/** What a parser makes of it. */
function parsed(html: string) {
  const size = { elements: 0, depth: 0, attributes: 0 };
  const walk = (node: Nodes, depth: number) => {
    if (node.type === 'element') {
      size.elements += 1;
      size.depth = Math.max(size.depth, depth);
      size.attributes = Math.max(size.attributes, Object.keys(node.properties).length);
      if (node.content) walk(node.content, depth);
    }
    if ('children' in node) for (const child of node.children) walk(child, depth + 1);
  };
  // Inside another element, as on a page; otherwise a parser would take a lone `<td>`.
  const [, ...children] = fromHtml(`<hr>${html}`, { fragment: true }).children;
  for (const child of children) walk(child, 1);
  return size;
}

const names =
  'a a b b i i font nobr code p p div div span li ul dd dt h1 h2 table table tr td th tbody caption col colgroup select option optgroup button form svg path g foreignObject desc title math mi mtext annotation-xml template object marquee applet br img hr link input param textarea style script iframe plaintext ruby rt rp pre address x-y body html head frameset frame image linK details summary label center noscript listing'.split(
    ' ',
  );
const name = fc.constantFrom(...names);
const attributes = fc.constantFrom(
  '',
  '',
  '',
  ' id=x',
  ' a="<b>" c=\'>\'',
  ' a=">',
  " a='",
  '/',
  ' a=b/',
  ' a="b"c=',
  ' encoding=text/html',
  ' color=x',
  ' = == =x',
);
const piece = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(name, attributes).map(([tag, more]) => `<${tag}${more}>`) },
  { weight: 4, arbitrary: fc.tuple(name, attributes).map(([tag, more]) => `</${tag}${more}>`) },
  { weight: 2, arbitrary: fc.constantFrom('x', ' ', '\n', '\0', '"', "'>") },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '<!--',
      '-->',
      '--!>',
      '<!-->',
      '<![CDATA[',
      ']]>',
      '<?x',
      '</>',
      '<!doctype html>',
      '< b>',
    ),
  },
);
/** Tag soup, and the same soup many times over. */
const soup = fc
  .tuple(
    fc.array(piece, { maxLength: 14 }),
    fc.array(piece, { maxLength: 10 }),
    fc.integer({ min: 1, max: 12 }),
  )
  .map(([first, again, times]) => first.join('') + again.join('').repeat(times));

test('no parser makes more of it, or nests it deeper', () => {
  const isBound = fc.property(soup, (source) => {
    const [bound, real] = [markupSize(source), parsed(source)];
    return (['elements', 'depth', 'attributes'] as const).every(
      (what) => real[what] <= bound[what],
    );
  });
  const numRuns = Number(process.env.PROPERTY_RUNS ?? 100);
  expect(fc.check(isBound, { numRuns }).counterexample).toBeNull();
});

test.each([
  ['', 0],
  ['words, 3 < 4 > 2 <!-- <b> --> & < b>', 0],
  ['<ul><li>a<ul><li>b</ul></ul>', 4],
  ['<div>a <b>bold <i>and</i></b> word</div>'.repeat(10), 30],
  ['<br><img src=x><hr>'.repeat(1000), 3000],
  ['<p>one<p>two'.repeat(1000), 2000],
  ['<li>one<li>two'.repeat(1000), 2000],
  ['<svg><path d="M0 0"/><g><path/></g></svg>'.repeat(100), 400],
  ['<script>if (a<b && c<d) x("<b><i>")</script>'.repeat(400), 400],
])('%.40s is counted as a parser would', (source, elements) => {
  expect(markupSize(source).elements).toBe(elements);
  expect(markupSize(source).depth).toBeLessThanOrEqual(parsed(source).depth + 2);
  expect(parsed(source).elements).toBe(elements);
});

/** Pasted by word processors and typed by hand for twenty years: nothing here is too much. */
const sloppy = [
  '<P><FONT face="Arial"><B>Bar</FONT></B><BR>sizes',
  '<p><strong>one</p>\n<p>two</strong></p>\n',
  '<a name="x"><h2>Head</h2>text<div><span>x</div></span>',
  '<table><tr><td>a<td>b<tr><td><b>c</td></tr></table>',
  '<div class="a"><div><p>x</div></div>',
  '<select><option>a<option>b</select>',
  '<!-- wp:paragraph {"a":"b"} --><p>x</p><!-- /wp:paragraph -->',
];

test.each(sloppy)('%s is read, sixty times over too', (source) => {
  expect(html.safeParse({ rendered: source.repeat(60) }).success).toBe(true);
});

test('a large table is read', () => {
  const row = `<tr>${'<td><strong>0.163</strong></td>'.repeat(8)}</tr>`;
  const table = `<table><tbody>${row.repeat(350)}</tbody></table>`;
  expect(html.parse({ rendered: table })).toBe(table);
});

const open = (count: number) => Array.from({ length: count }, (_, i) => `<b id=${i}>`).join('');

test.each([
  [
    '240 elements opened again in each of 6,000 paragraphs',
    `<p>${open(240)}${'<p>x'.repeat(6000)}`,
    /20000 elements/,
  ],
  ['elements without end', '<div>'.repeat(50_000), /250 deep/],
  ['elements whose ends end nothing', '<div></x>'.repeat(30_000), /250 deep/],
  ['elements that a table keeps open', '<b><table></b></table>'.repeat(10_000), /250 deep|20000/],
  ['items of two lists in each other', '<li><dd>'.repeat(30_000), /250 deep/],
  [
    'a tag of 30,000 attributes',
    `<p ${Array.from({ length: 30_000 }, (_, i) => `a${i}`).join(' ')}>`,
    /100 attributes/,
  ],
  ['a text of 300,001 letters', 'x'.repeat(300_001), /has 300001 characters, more than 300000/],
])('%s are refused, and named', (_, rendered, message) => {
  expect(html.safeParse({ rendered }).error?.issues[0]?.message).toMatch(message);
});

test('what is too much is read only as far as the limit', () => {
  const limits = { elements: 1000, depth: 250, attributes: 100 };
  const { elements } = markupSize('<i></i>'.repeat(1_000_000), limits);
  expect(elements).toBeLessThan(1100);
});

/** The CPU time that something takes at best, ms: what the machine does meanwhile is not counted. */
function costOf(work: () => unknown) {
  const runs = Array.from({ length: 3 }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...runs);
}

const fonts = Array.from({ length: 240 }, (_, i) => `<font color=${i}>`).join('');

test.each([
  ['240 open elements around paragraphs without end', fonts + '<p>x'.repeat(70_000)],
  ['end tags that end none of 240 open elements', fonts + '</x>'.repeat(70_000)],
  ['signs that begin no tag', '< '.repeat(150_000)],
  ['comments without end', '<!--'.repeat(75_000)],
  ['attributes without end', '<a b="'.repeat(50_000)],
])('%s cost at most four times as much as ordinary paragraphs of the same length', (_, source) => {
  const ordinary = '<p>a <b>word</b></p>'.repeat(15_000);
  const limits = { elements: 20_000, depth: 250, attributes: 100 };
  const ordinaryCost = Math.max(
    1,
    costOf(() => markupSize(ordinary)),
  );
  expect(costOf(() => markupSize(source, limits)) / ordinaryCost).toBeLessThan(4);
});
