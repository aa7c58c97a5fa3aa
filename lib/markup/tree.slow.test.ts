/** @jest-environment node */
import { toHtml } from 'hast-util-to-html';
import fc from 'fast-check';
import type { RootContent } from 'hast';
import { generated } from '@/e2e/security/xss-generated';
import { payloads } from '@/e2e/security/xss-payloads';
import { parseHtml } from '@/lib/html/parse-html';
import { toTree } from './tree';

/** Elements and words as a browser holds them. */
const outline = (nodes: readonly RootContent[]): string =>
  nodes
    .map((node) =>
      node.type === 'text'
        ? `"${node.value}"`
        : node.type === 'element'
          ? `<${node.tagName}>${outline(node.children)}</>`
          : '',
    )
    .join('');

const isStable = (html: string) => {
  const { children } = toTree(html);
  // Inside a list item and a definition, as on a page: an unclosed <li> or <dd> would end them.
  const page = parseHtml(
    `<ul><li><dl><dd><div>${toHtml(children)}</div></dd></dl></li></ul>`,
  ).nodes;
  return outline(page) === `<ul><li><dl><dd><div>${outline(children)}</></></></></>`;
};

const odd = [
  '<li>an item of no list</li><li>b</li>',
  '<dd>a</dd><div><span><dt>b</dt></span></div>',
  '<a href="/a/">a<button><a href="/b/">b</a></button></a>',
  '<a href="/a/">a<marquee><a href="/b/">b</a></marquee></a>',
  '<p>one<button><p>two</p></button></p>',
  '<p>one<object><p>two</object></p>',
  '<p><center><p>x</center>',
  '<pre>\n\n\nline <b>x</b></pre>',
  '<ul><button><li>a<li>b</button></ul>',
  '<li>a<applet><li>b</applet>',
  '<table><tr><td><form><table><tr><td>x</form></table>',
  '<table><caption><table><tr><td>x</table></caption></table>',
  '<h2>a<fieldset><h3>b</h3></fieldset></h2>',
  '<dl><dd>a<svg><foreignObject><dd>b</foreignObject></svg></dl>',
  '<p>a&#13;b&#0;c&#13;&#10;d</p>',
  '<p><svg><desc><p>x</desc></svg></p>',
  '<ruby>a<rt>b<rt><button><rt>c</button></ruby>',
  '<p><video><p>x</p></video></p>',
  '<p><form><p>x</p></form></p>',
];

test.each(odd)('%s is read by a browser as it is written', (html) => {
  expect(isStable(html)).toBe(true);
});

test('so is all that the attacks on sanitisers are made of', () => {
  // One in five of the combinations; `e2e/security/xss-pages.rest.spec.ts` takes all of them through a browser.
  const some = generated.filter((_, i) => i % 5 === 0);
  expect([...payloads, ...some].filter((html) => !isStable(html))).toEqual([]);
});

/** What would run, of the elements that are left: their names and attributes. */
const running = (nodes: readonly RootContent[]): readonly string[] =>
  nodes.flatMap((node) => {
    if (node.type !== 'element') return [];
    const { tagName, properties, children } = node;
    return [
      ...(/^(?:script|style|iframe|object|embed|form|base|meta|link|svg|math)$/.test(tagName)
        ? [tagName]
        : []),
      ...Object.entries(properties).flatMap(([name, value]) =>
        /^on|^style$|^srcdoc$|action$/i.test(name) || /^\W*(?:java|vb)script:/i.test(String(value))
          ? [`${name}="${String(value)}"`]
          : [],
      ),
      ...running(children),
    ];
  });

test('and nothing of them runs', () => {
  const left = [...payloads, ...generated].flatMap((html) => running(toTree(html).children));
  expect(left).toEqual([]);
});

test('so is any tag soup', () => {
  const name = fc.constantFrom(
    ...'a b i p div span li ul ol dl dd dt h1 h3 table tr td th tbody caption button form object marquee applet svg foreignObject math mtext select option pre ruby rt rp details summary figure figcaption section iframe video img br textarea template nobr font center'.split(
      ' ',
    ),
  );
  const piece = fc.oneof(
    name.map((tag) => `<${tag}>`),
    name.map((tag) => `</${tag}>`),
    fc.constantFrom('x', ' ', '\n', '&#13;', '<a href="/x/">', '<img src="/x.png">'),
  );
  const soup = fc.array(piece, { maxLength: 24 }).map((pieces) => pieces.join(''));
  const numRuns = Number(process.env.PROPERTY_RUNS ?? 100);
  expect(fc.check(fc.property(soup, isStable), { numRuns }).counterexample).toBeNull();
});

test('tidy HTML stays as it is', () => {
  const tidy =
    '<h2 id="user-content-x">Head</h2><p>a <strong>b</strong> <a href="/x/">c</a></p><ul><li>d</li></ul><table><tbody><tr><td colspan="2">e</td></tr></tbody></table><pre>f\n  g</pre>';
  expect(toHtml(toTree(tidy.replace('user-content-', '')).children)).toBe(tidy);
});

test.each([
  ['<img data-src="/a.jpg" src="data:image/gif;base64,R0" alt="x">', '<img alt="x" src="/a.jpg">'],
  [
    '<img data-lazy-src="https://cms.example/a.jpg" alt="">',
    '<img alt="" src="https://cms.example/a.jpg">',
  ],
  [
    '<img src="/a.jpg" data-srcset="/a-300.jpg 300w, /a-600.jpg 600w">',
    '<img src="/a.jpg" srcset="/a-300.jpg 300w, /a-600.jpg 600w">',
  ],
  ['<p>a<img>b<img src="javascript:alert(1)"></p>', '<p>ab</p>'],
  ['<img data-src="javascript:alert(1)">', ''],
])('a picture that is loaded late: %s', (html, expected) => {
  const picture = toHtml(toTree(html).children);
  expect(toHtml(parseHtml(picture).nodes)).toBe(picture);
  expect(picture.split(/[ <>]/).toSorted()).toEqual(expected.split(/[ <>]/).toSorted());
});

test.each([
  [
    '<iframe title="Cutting" src="https://www.youtube.com/embed/dQw4w9WgXcQ?feature=oembed"></iframe>',
    '<a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">Watch the video on YouTube: Cutting</a>',
  ],
  [
    '<iframe data-src="//www.youtube-nocookie.com/embed/x-1" src="about:blank"></iframe>',
    '<a href="https://www.youtube.com/watch?v=x-1">Watch the video on YouTube</a>',
  ],
  [
    '<iframe src="https://player.vimeo.com/video/123?h=1"></iframe>',
    '<a href="https://vimeo.com/123">Watch the video on Vimeo</a>',
  ],
  [
    '<iframe src="https://maps.example/x"></iframe>',
    '<a href="https://maps.example/x">Open maps.example</a>',
  ],
  [
    '<figure class="wp-block-video"><video controls src="/wp-content/uploads/saw.mp4"></video><figcaption>Saw</figcaption></figure>',
    '<figure><a href="/wp-content/uploads/saw.mp4">Watch the video</a><figcaption>Saw</figcaption></figure>',
  ],
  [
    '<audio><source src="https://cms.example/a.mp3"></audio>',
    '<a href="https://cms.example/a.mp3">Listen to the recording</a>',
  ],
  [
    '<div class="wpcf7"><form action="/x"><input name="a"><p>Name</p></form></div>',
    '<div><p><a href="/contact/">Contact us</a></p></div>',
  ],
  ['<object data="/card.pdf"></object>', '<a href="/card.pdf">Open the file</a>'],
  ['<iframe src="javascript:alert(1)"></iframe><video></video>', ''],
])('in place of %s stands a link', (html, expected) => {
  expect(toHtml(toTree(html).children)).toBe(expected);
});
