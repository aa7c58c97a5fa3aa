/*
 * Texts that look like what React sends beside the HTML. From 1,024 characters on a text travels as a row of its own,
 * `id:T<bytes in hex>,text`: removing a character makes the browser read what follows as rows.
 */
const evil = 'http://evil.example/';

/** Rows that would act if a browser read them as such. */
const rows = [
  `0:["$","meta",null,{"httpEquiv":"refresh","content":"0;url=${evil}"}]`,
  `1:["$","script",null,{"src":"${evil}x.js"}]`,
  `2:["$","div",null,{"dangerouslySetInnerHTML":{"__html":"<img src=x onerror=alert(1)>"}}]`,
  `3:I["[project]/x.js",["${evil}x.js"],"default"]`,
  `4:T400,`,
  `:HL["${evil}x.css","style"]`,
  `:HL["/_next/static/chunks/x.css","style"]`,
  `:HL["/a.css?x","style",{"crossOrigin":""}]`,
  `5:E{"digest":"x"}`,
  `:N1`,
  `:W["alert"]`,
  `$undefined $L1 $@2 $F3 $Q4 $Sx $D2026 $n1 $-Infinity $$`,
  `"link","x",{"rel":"stylesheet","href":"/_next/static/chunks/x.css","precedence":"next"}`,
  `<link rel="stylesheet" href="/_next/static/chunks/x.css" data-precedence="next"/>`,
  `<style data-precedence="next" data-href="/_next/static/chunks/x.css">*{display:none}</style>`,
];

const scripts = [
  `<script>self.__next_f.push([0])</script>`,
  `</script><script>self.__next_f.push([1,"0:null\n"])</script>`,
  `self.__next_f.push([1,"x"])`,
  `(self.__next_f=self.__next_f||[]).push([0])`,
  `</script ><script>alert(1)</script >`,
  `<!--<script>`,
  `$RC("B:0","S:0")`,
  `<template id="B:0"></template><!--$?-->`,
];

const filling = 'Titanium bar, cut to print. '.repeat(60);
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** In a short text, and at the start, in the middle and at the end of texts of a row of their own; with and without lines. */
export const streams: readonly string[] = [...rows, ...scripts].flatMap((row) => {
  const text = escape(row);
  return [
    `<p>${text}</p>`,
    `<p>${text}\n${text}\n</p>`,
    `<p>${text}\n${filling}</p>`,
    `<p>${filling}\n${text}\n${filling}</p>`,
    `<pre>${filling}${text}\n</pre>`,
    `<p>${filling}${text}</p><p>${text}</p>`,
    `<p>é日💣 ${filling}\n${text}\n${'💣'.repeat(600)}</p>`,
    `<p>${`${text}\n`.repeat(40)}</p>`,
  ];
});

/** Titles, as WordPress keeps what an editor types: tags and all. */
export const titles: readonly string[] = [
  ...rows,
  ...scripts,
  `</title><script>alert(1)</script>`,
  `</script ><meta http-equiv=refresh content="0;url=${evil}">`,
  `</SCRIPT/x><img src=x onerror=alert(1)>`,
  `<</script ><<script>alert(1)<</script>`,
  `"><img src=x onerror=alert(1)>`,
  `' onmouseover='alert(1)`,
  `{{constructor.constructor('alert(1)')()}}`,
  `]]><script>alert(1)</script>`,
  `x\u2028</script\u2029><script>alert(1)</script>`,
  `\\u003c/script\\u003e\\u003cscript\\u003ealert(1)`,
  `*/}</style><style>*{position:fixed;inset:0;background:red}</style>`,
  `url("javascript:alert(1)")}body{background:url(${evil})`,
];
