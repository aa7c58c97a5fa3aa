/** @jest-environment node */
import { inlineStyles } from './style-links.cjs';

const sheets = ['a', 'b', 'c'].map((name) => ({
  href: `/_next/static/chunks/${name}.css`,
  text: `.${name}{color:red}`,
}));
const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`;
const marker = (name: string) => link(name).replace('/>', ' disabled="" media="not all"/>');
const preload = (name: string) =>
  `<link rel="preload" href="/_next/static/chunks/${name}.css" as="style"/>`;

test('the sheets that a page links to are in its style element in their order, and React finds their links', () => {
  expect(inlineStyles(`<head>${link('b')}<meta/>${link('a')}</head>`, sheets)).toEqual({
    html: `<head><style>.b{color:red}\n.a{color:red}</style>${marker('b')}<meta/>${marker('a')}</head>`,
    style: '.b{color:red}\n.a{color:red}',
  });
});

test('no sheet is fetched early that the page does not show', () => {
  expect(inlineStyles(`${preload('c')}${link('a')}${preload('a')}`, sheets)).toEqual({
    html: `<style>.c{color:red}\n.a{color:red}</style>${marker('c')}${marker('a')}`,
    style: '.c{color:red}\n.a{color:red}',
  });
});

test('a page without preloads of its fonts gets them, once each, before its styles', () => {
  const href = '/_next/static/media/archivo_latin.p.1_q0qa-17~z.woff2';
  const other = '/_next/static/media/other.1_q0qa.woff2';
  const text = `@font-face{src:url(${href})}@font-face{src:url(${href})}@font-face{src:url(${other})}`;
  const fonts = [{ href: '/_next/static/chunks/a.css', text }];
  const font = `<link rel="preload" href="${href}" as="font" crossorigin="" type="font/woff2"/>`;
  expect(inlineStyles(link('a'), fonts).html).toBe(`${font}<style>${text}</style>${marker('a')}`);
  expect(inlineStyles(font + link('a'), fonts).html.split(font)).toHaveLength(2);
});

test.each([
  ['of no sheets', '<p>$&</p>'],
  ['with a sheet that this build does not have', link('unknown')],
  ['that shows the text of a link', link('a').replaceAll('<', '&lt;').replaceAll('"', '&quot;')],
  ['whose flight data names a sheet', JSON.stringify(link('a'))],
])('a page %s stays as it is', (_, html) => {
  expect(inlineStyles(html, sheets)).toEqual({ html, style: null });
});

test('a page links to its sheets in the text that Next and React write', async () => {
  const { createElement, Fragment } = await import('react');
  const { renderToString } = await import('react-dom/server');
  const { renderCssResource } = await import('next/dist/server/app-render/render-css-resource');
  const links = renderCssResource(
    [{ path: 'static/chunks/a.css', inlined: false }],
    {
      componentMod: { createElement, preloadStyle: () => {} },
      assetPrefix: '',
      parsedRequestHeaders: { isRSCRequest: false },
      renderOpts: {},
      sharedContext: {},
    } as never,
    [],
  );
  const html = renderToString(createElement(Fragment, null, links));
  expect(inlineStyles(html, sheets).style).toBe('.a{color:red}');
});
