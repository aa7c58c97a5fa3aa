/** A style sheet that a page waits for before it shows anything, as React writes it. */
const link = /<link rel="stylesheet" href="(\/_next\/static\/[\w./~-]+\.css)[^"]*"[^>]*\/>/g;

const literal = (text) => text.replace(/[.\\/$^*+?()[\]{}|~-]/g, '\\$&');

/** What is fetched early: sheets that stand in the page now, and those of the page that says there is none. */
const early = [
  /<link rel="preload" href="\/_next\/static\/[\w./~-]+\.css[^"]*" as="style"\/>/g,
  /:HL\[\\"\/_next\/static\/[\w./~-]+\.css[^\]]*\]\\n/g,
];

/** What React is told of a sheet when it takes the page over. */
const told = (href) =>
  new RegExp(
    String.raw`\\"link\\",(\\"[\w-]+\\"),\{\\"rel\\":\\"stylesheet\\",\\"href\\":\\"${literal(href)}[^"]*\\",`,
    'g',
  );

/**
 * Puts the style sheets of a page into it, so that it shows without asking for more, and tells React that
 * they are there. `read` answers a sheet's text, or `null`; what cannot be put in whole stays a link.
 * Answers the page, and the text of each sheet in it.
 */
exports.inlineStyles = function inlineStyles(html, read) {
  const styles = [];
  let page = early.reduce((rest, hint) => rest.replaceAll(hint, ''), html);
  for (const [tag, href] of html.matchAll(link)) {
    const text = read(href)?.replaceAll('url(../', 'url(/_next/static/');
    if (text === undefined || /<\/style|<!--/i.test(text)) continue;
    const next = page
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
