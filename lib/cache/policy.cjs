// @ts-check
const { speculationRules } = require('../browser/speculation-rules.cjs');
const { beforePaint } = require('../browser/before-paint.cjs');
const { sha256 } = require('../crypto/sha256.cjs');

/** Not read from `env.ts`, which refuses what is no URL: Next loads this file as it is. */
const { WORDPRESS_URL = '', WORDPRESS_PUBLIC_URL = '', IMAGE_HOSTS = '' } = process.env;
const wordPress = WORDPRESS_PUBLIC_URL || WORDPRESS_URL;
const pictureHosts = [
  ...(URL.canParse(wordPress) ? [new URL(wordPress).origin] : []),
  ...IMAGE_HOSTS.split(',')
    .map((host) => host.trim())
    .filter((host) => /^[\w.-]+$/.test(host))
    .map((host) => `https://${host}`),
];

const hash = (/** @type {string} */ text) => `'sha256-${sha256(text, 'base64')}'`;

/** The inline scripts that Next writes: its start script, which names chunks of the build, and those with the page's data. */
const startScript =
  /<script id="_R_">(\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{"otherChunks":\["static\/chunks\/[\w~.-]+\.js"(?:,"static\/chunks\/[\w~.-]+\.js")*\],"runtimeModuleIds":\[\d+(?:,\d+)*\]\}\);)<\/script>/;
const firstDataScript = '(self.__next_f=self.__next_f||[]).push([0])';
const dataScript = /^<script>(self\.__next_f\.push\(\[[13],".*"\]\))<\/script>$/s;

/** What Next writes of `inlineCss` into the head. */
const inlineStyle = /<style data-precedence="next"[^>]*>(.*?)<\/style>/gs;

/** The data scripts end a document, so that no text of an editor stands among them; none where the end is another. */
function dataScripts(/** @type {string} */ html) {
  const start = html.lastIndexOf(`<script>${firstDataScript}</script>`);
  if (start < 0 || !html.endsWith('</body></html>')) return [];
  const [, ...others] = html.slice(start, -'</body></html>'.length).split(/(?<=<\/script>)/);
  const scripts = others.map((element) => dataScript.exec(element)?.[1]);
  return scripts.every((script) => script !== undefined)
    ? [firstDataScript, .../** @type {string[]} */ (scripts)]
    : [];
}

/**
 * The Content-Security-Policy of a page: the site's files, and by their hashes the inline styles and scripts that Next and
 * the site write. Without a page: the policy of files.
 *
 * @param {string} [html]
 * @returns {string}
 */
exports.policyOf = function policyOf(html = '') {
  const head = html.slice(0, Math.max(0, html.indexOf('</head>')));
  const styles = [...head.matchAll(inlineStyle)].map(([, style = '']) => style);
  const scripts = html
    ? [
        ...dataScripts(html),
        ...(startScript.exec(html)?.slice(1) ?? []),
        ...(html.includes(`<script>${beforePaint}</script>`) ? [beforePaint] : []),
        speculationRules,
      ]
    : [];
  return exports.policyWith({
    scripts: [...new Set(scripts)].map(hash),
    styles: [...new Set(styles)].map(hash),
  });
};

/**
 * @param {{ scripts: readonly string[], styles: readonly string[] }} sources what is allowed beside the
 *   site's own files, as sources of CSP: `'sha256-…'`, `'nonce-…'`
 * @returns {string}
 */
exports.policyWith = function policyWith({ scripts, styles }) {
  return [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts],
    ['style-src', "'self'", ...styles],
    ['img-src', "'self'", 'data:', ...pictureHosts],
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
