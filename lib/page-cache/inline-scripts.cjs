const { beforePaint } = require('../before-paint.cjs');

/** A script written into the page: neither one of a file nor data for search engines. */
const inline =
  /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/(?:ld\+)?json")[^>]*>(.*?)<\/script\b[^>]*>/gis;

/** Every inline script that Next writes: its start, its channel, and what it sends through it as JSON. */
const written = [
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);?\s*$/s,
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\((\[0\])\)$/,
  /^self\.__next_f\.push\((\[.*\])\)$/s,
];

const isJson = (text) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false; // then it is code, and nobody vouches for it
  }
};

/** Written by Next, or our one own: its very text. */
const isKnown = (script) =>
  script === beforePaint || written.some((form) => isJson(form.exec(script)?.[1]));

/** The inline scripts of a page: those we vouch for, and those of nobody we know. */
exports.inlineScripts = function inlineScripts(html) {
  const scripts = [...html.matchAll(inline)].map(([, script]) => script);
  return {
    known: scripts.filter(isKnown),
    others: scripts.filter((script) => !isKnown(script)),
  };
};
