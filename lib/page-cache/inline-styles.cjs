/** A style sheet that a page waits for before it shows anything, as React writes it. */
const link = /<link rel="stylesheet" href="(\/_next\/static\/[^"?]+\.css)[^"]*"[^>]*\/>/g;

/** A sheet that was put in before: Next hands a page on that is not kept once more, without the headers it had. */
const standing = /<style data-precedence="next" data-href="([^"]+)">(.*?)<\/style>/gs;

/** What React is told of a sheet when it takes the page over. */
const told =
  /\\"link\\",(\\"[\w-]+\\"),\{\\"rel\\":\\"stylesheet\\",\\"href\\":\\"([^"?\\]+)[^"]*\\",/g;

/** What is fetched early: sheets that stand in the page now, and those of the page that says there is none. */
const early =
  /<link rel="preload" href="[^"]+\.css[^"]*" as="style"\/>|:HL\[\\"[^"\\]+\.css[^\]]*\]\\n/g;

/** The text of a sheet as it stands in a page. */
const textOf = (href, read) => read(href)?.replaceAll('url(../', 'url(/_next/static/');

/** The sheets a page names, by their address; those that cannot be put into it whole are left out. */
function sheetsOf(html, read) {
  const sheets = new Map();
  for (const [, href] of html.matchAll(link)) {
    const text = textOf(href, read);
    if (text !== undefined && !/<\/style|<!--/i.test(text)) sheets.set(href, text);
  }
  return sheets;
}

/**
 * Puts the style sheets of a page into it, so that it shows without asking for more, and tells React that
 * they are there. `read` answers a sheet's text, or `null`; what cannot be put in whole stays a link.
 * Answers the page, and the text of each sheet in it.
 */
exports.inlineStyles = function inlineStyles(html, read) {
  const sheets = sheetsOf(html, read);
  const script = html.replace(told, (words, key, href) =>
    sheets.has(href)
      ? String.raw`\"style\",${key},{\"children\":\"\",\"href\":\"${href}\",`
      : words,
  );
  // React would fetch what it still calls a link, and wait for it: then that sheet stays one everywhere.
  const astray = [...sheets.keys()].filter((href) =>
    script.includes(String.raw`\"rel\":\"stylesheet\",\"href\":\"${href}`),
  );
  if (astray.length > 0)
    return inlineStyles(html, (href) => (astray.includes(href) ? null : read(href)));
  const page = script
    .replace(early, '')
    .replace(link, (tag, href) =>
      sheets.has(href)
        ? `<style data-precedence="next" data-href="${href}">${sheets.get(href)}</style>`
        : tag,
    );
  const before = [...html.matchAll(standing)]
    .filter(([, href, text]) => text === textOf(href, read))
    .map(([, , text]) => text);
  return { html: page, styles: [...before, ...sheets.values()] };
};
