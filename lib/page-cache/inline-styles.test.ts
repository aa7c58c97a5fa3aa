/** @jest-environment node */
import { inlineStyles } from './inline-styles.cjs';

const href = '/_next/static/chunks/a~b-1.css';
const tag = `<link rel="stylesheet" href="${href}" data-precedence="next"/>`;
const told = (key: string) =>
  String.raw`[\"$\",\"link\",\"${key}\",{\"rel\":\"stylesheet\",\"href\":\"${href}\",\"precedence\":\"next\"}]`;
const sent = (...rows: string[]) => `<script>self.__next_f.push([1,"${rows.join('')}"])</script>`;
const css = 'a{color:red}@font-face{src:url(../media/x.woff2)}';
const inPage = 'a{color:red}@font-face{src:url(/_next/static/media/x.woff2)}';

test('a sheet stands in the page, its files are found, and React is told where it stands', () => {
  const hint = String.raw`:HL[\"${href}\",\"style\"]\n`;
  const { html, styles } = inlineStyles(
    `<head>${tag}</head>${sent(hint, '0:', told('0'), told('1'))}`,
    (asked: string) => (asked === href ? css : null),
  );
  const now = (key: string) =>
    String.raw`[\"$\",\"style\",\"${key}\",{\"children\":\"\",\"href\":\"${href}\",\"precedence\":\"next\"}]`;
  expect(html).toBe(
    `<head><style data-precedence="next" data-href="${href}">${inPage}</style></head>${sent('0:', now('0'), now('1'))}`,
  );
  expect(styles).toEqual([inPage]);
});

test('a page that has its sheets is not changed, and they are named again; no other style is', () => {
  const read = () => css;
  const once = inlineStyles(`<head>${tag}</head>${sent(told('0'))}`, read);
  expect(inlineStyles(once.html, read)).toEqual(once);
  const others = once.html.replace(inPage, 'a{color:blue}');
  expect(inlineStyles(others, read)).toEqual({ html: others, styles: [] });
});

test.each([
  ['cannot be read', tag, () => null],
  ['would end its element', tag, () => 'a{content:"</style>"}'],
  [
    'React is told of in other words',
    tag + sent(told('0'), String.raw`{\"x\":1,\"rel\":\"stylesheet\",\"href\":\"${href}\"}`),
    () => css,
  ],
])('a sheet that %s stays a link', (_, html, read) => {
  expect(inlineStyles(html, read)).toEqual({ html, styles: [] });
});

test('no sheet is fetched early that the page does not show', () => {
  const other = '/_next/static/chunks/not-found.css';
  const hints = String.raw`:HL[\"${other}\",\"style\"]\n:HL[\"/_next/static/media/x.woff2\",\"font\"]\n`;
  const { html } = inlineStyles(
    `<link rel="preload" href="${other}" as="style"/>${sent(hints)}`,
    () => css,
  );
  expect(html).toBe(sent(String.raw`:HL[\"/_next/static/media/x.woff2\",\"font\"]\n`));
});

test('a page without sheets stays as it is', () => {
  expect(inlineStyles('<p>$&</p>', () => css)).toEqual({ html: '<p>$&</p>', styles: [] });
});
