/** @jest-environment node */
import { createHash } from 'node:crypto';
import { beforePaint } from '../before-paint.cjs';
import { inlineScripts } from './inline-scripts.cjs';
import { policyFor } from './policy.cjs';

const start =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"],"runtimeModuleIds":[7]});\n';
const open = '(self.__next_f=self.__next_f||[]).push([0])';
const sent = 'self.__next_f.push([1,"1:\\"$Sreact\\"\\u003cp\\u003e"])';

test.each([
  ['the start', `<script id="_R_">${start}</script>`, start],
  ['the channel', `<script>${open}</script>`, open],
  ['what is sent', `<script>${sent}</script>`, sent],
])('Next’s own script is known: %s', (_, html, script) => {
  expect(inlineScripts(html)).toEqual({ known: [script], others: [] });
});

test('our own is known by its very text, of which no renderer escapes a character', () => {
  expect(inlineScripts(`<script>${beforePaint}</script>`)).toEqual({
    known: [beforePaint],
    others: [],
  });
  expect(beforePaint).not.toMatch(/[<>&'"]/);
});

test.each([
  `${beforePaint} `,
  'alert(1)',
  `${open};alert(1)`,
  `alert(1);${open}`,
  'self.__next_f.push([alert(1)])',
  'self.__next_f.push([1,"x"]);alert([1])',
  'self.__next_f.push([1,`${alert(1)}`])',
  start.replace('"a.js"', 'alert(1)'),
  start.replace('});', '});alert({});'),
  '',
])('nobody’s script is refused: %s', (script) => {
  expect(inlineScripts(`<p>x<script type=module>${script}</script >`)).toEqual({
    known: [],
    others: [script],
  });
});

test('data for search engines and files are no inline scripts', () => {
  const html =
    '<script type="application/ld+json">{}</script><script src="/x.js" async=""></script>';
  expect(inlineScripts(html)).toEqual({ known: [], others: [] });
});

test('a page may run its own scripts, each once, and is told of what is refused', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const html = `<script>${open}</script><script>${open}</script><script>alert(2)</script>`;
  const hash = createHash('sha256').update(open).digest('base64');
  expect(policyFor(html)).toContain(`; script-src 'self' 'sha256-${hash}'; `);
  policyFor(html);
  expect(warn.mock.calls).toEqual([
    ['An inline script that neither Next nor the site wrote will not run: alert(2)'],
  ]);
});

test('an answer without a page runs nothing inline', () => {
  expect(policyFor()).toMatchInlineSnapshot(
    `"default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'"`,
  );
});
