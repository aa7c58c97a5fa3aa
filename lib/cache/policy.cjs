// @ts-check
const { speculationRules } = require('../browser/speculation-rules.cjs');
const { beforePaint } = require('../browser/before-paint.cjs');
const { sha256 } = require('../runtime/sha256.cjs');

/** Pictures come from WordPress too. Not read from `env.ts`, because Next loads this file as it is. */
const wordPress = process.env.WORDPRESS_URL ? [new URL(process.env.WORDPRESS_URL).origin] : [];

const hash = (/** @type {string} */ text) => `'sha256-${sha256(text, 'base64')}'`;

const open = '(self.__next_f=self.__next_f||[]).push([0])';
const push = /^self\.__next_f\.push\((\[[13],".*"\])\)$/s;
/** Next's start script, which names chunks of the build and modules in them. */
const start =
  /<script id="_R_">(\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{"otherChunks":\["static\/chunks\/[\w~.-]+\.js"(?:,"static\/chunks\/[\w~.-]+\.js")*\],"runtimeModuleIds":\[\d+(?:,\d+)*\]\}\);)<\/script>/;

/**
 * The flight data at the end of a document, and its scripts: nothing of an editor stands behind the first of them. `null`
 * where the end is not what Next writes.
 *
 * @param {string} html
 */
exports.flightOf = function flightOf(html) {
  const at = html.lastIndexOf(`<script>${open}</script>`);
  if (at < 0) return null;
  const scripts = html
    .slice(at, -'</body></html>'.length)
    .split(/(?<=<\/script>)/)
    .map((element) => /^<script>(.*)<\/script>$/s.exec(element)?.[1] ?? null);
  /** @type {Buffer[]} */
  const data = [];
  for (const script of scripts.slice(1)) {
    const json = script && push.exec(script)?.[1];
    if (!json) return null;
    try {
      const [kind, text] = JSON.parse(json);
      data.push(Buffer.from(text, kind === 3 ? 'base64' : 'utf8'));
    } catch {
      return null;
    }
  }
  return { scripts: /** @type {string[]} */ (scripts), data };
};

/**
 * The Content-Security-Policy of a page: the site's files, and by their hashes the inline scripts that Next and the site
 * write. Those with the page's data count where they are exactly the data that Next stores beside it, so that no text of an
 * editor becomes a script, also not one that looks like Next's.
 *
 * @param {string} [html] without it: the policy of files
 * @param {Uint8Array} [rscData]
 * @returns {string}
 */
exports.policyOf = function policyOf(html, rscData) {
  const flight = html && rscData ? exports.flightOf(html) : null;
  const isNexts = flight && Buffer.concat(flight.data).equals(/** @type {Uint8Array} */ (rscData));
  const scripts = html
    ? [
        ...(isNexts ? flight.scripts : []),
        ...(start.exec(html)?.slice(1) ?? []),
        ...[beforePaint].filter((own) => html.includes(own)),
        speculationRules,
      ]
    : [];
  return exports.policyOfScripts(["'self'", ...new Set(scripts.map(hash))]);
};

/** @param {string[]} scripts @returns {string} */
exports.policyOfScripts = function policyOfScripts(scripts) {
  return [
    ['default-src', "'none'"],
    ['script-src', ...scripts],
    ['style-src', "'self'"],
    ['img-src', "'self'", 'data:', ...wordPress],
    ['font-src', "'self'"],
    ['connect-src', "'self'"],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ['report-uri', '/api/browser-reports/'],
  ]
    .map((directive) => directive.join(' '))
    .join('; ');
};
