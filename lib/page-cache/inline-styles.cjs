/** A style sheet that a page waits for before it shows anything, as React writes it. */
const link = /<link rel="stylesheet" href="(\/_next\/static\/[\w./~-]+\.css)[^"]*"[^>]*\/>/g;

const literal = (text) => text.replace(/[.\\/$^*+?()[\]{}|~-]/g, '\\$&');

/** What React is told of the sheet when it takes the page over: where it stands, and to fetch it early. */
const told = (href) =>
  new RegExp(
    String.raw`\\"link\\",(\\"[\w-]+\\"),\{\\"rel\\":\\"stylesheet\\",\\"href\\":\\"${literal(href)}[^"]*\\",`,
    'g',
  );
const hint = (href) => new RegExp(String.raw`:HL\[\\"${literal(href)}[^\]]*\]\\n`, 'g');

/**
 * Puts the style sheets of a page into it, so that it shows without asking for more, and tells React that
 * they are there. `read` answers a sheet's text, or `null`; what cannot be put in whole stays a link.
 * Answers the page, and the text of each sheet in it.
 */
exports.inlineStyles = function inlineStyles(html, read) {
  const styles = [];
  let page = html;
  for (const [tag, href] of html.matchAll(link)) {
    const text = read(href)?.replaceAll('url(../', 'url(/_next/static/');
    if (text === undefined || /<\/style|<!--/i.test(text)) continue;
    const next = page
      .replace(hint(href), '')
      .replace(
        told(href),
        (_, key) => String.raw`\"style\",${key},{\"children\":\"\",\"href\":\"${href}\",`,
      )
      .replace(tag, () => `<style data-precedence="next" data-href="${href}">${text}</style>`);
    // React would fetch what it still calls a link, and wait for it.
    if (next.includes(String.raw`\"rel\":\"stylesheet\",\"href\":\"${href}`)) continue;
    page = next;
    styles.push(text);
  }
  return { html: page, styles };
};
