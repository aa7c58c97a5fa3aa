// @ts-check
const { speculationRules } = require('../browser/speculation-rules.cjs');
const { beforePaint } = require('../browser/before-paint.cjs');
const { readOnlyFlight } = require('../next/flight.cjs');
const { startScripts } = require('../next/start-scripts.cjs');
const { sha256 } = require('../runtime/sha256.cjs');

/**
 * Pictures come from WordPress too, which has them in every size. The setting is not read from `env.ts`, because Next loads
 * this file as it is.
 */
const wordPress = process.env.WORDPRESS_URL ? [new URL(process.env.WORDPRESS_URL).origin] : [];

/** @param {string} text */
const hash = (text) => `'sha256-${sha256(text, 'base64')}'`;

/** An inline script that runs: without `src`, and no JSON. */
const inline =
  /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/(?:ld\+)?json")[^>]*>(.*?)<\/script\b[^>]*>/gis;

/** Limit of `logged`: the refused scripts, so that each is logged once however many pages have it. */
const maxLogged = 1000;
/** @type {Set<string>} */
const logged = new Set();

/**
 * Logs the inline scripts of a page that its policy does not allow. Only a log: the policy does not depend on it.
 *
 * @param {string} html
 * @param {readonly string[]} allowed
 */
exports.reportForeignScripts = function reportForeignScripts(html, allowed) {
  for (const [, script = ''] of html.matchAll(inline)) {
    if (allowed.includes(script) || logged.has(script)) continue;
    if (logged.size >= maxLogged) logged.clear();
    logged.add(script);
    // oxlint-disable-next-line no-console -- the operator's log
    console.warn(
      `An inline script that neither Next nor the site wrote will not run: ${script.slice(0, 80).replace(/[^\x20-\x7e]/g, '?')}`,
    );
  }
};

/**
 * The Content-Security-Policy that allows the site's files, and these inline scripts and styles by hash. Without a nonce,
 * which would end prerendering. Well below 2 kB, which proxies accept.
 *
 * @param {readonly string[]} scripts
 * @param {readonly string[]} [styles]
 */
exports.policyOf = function policyOf(scripts, styles = []) {
  // Rules that a page adds when a visitor means to go on are of no use without its other scripts.
  const inlined = scripts.length > 0 ? [...scripts, speculationRules] : [];
  return [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...new Set(inlined.map(hash))],
    ['style-src', "'self'", ...styles.map(hash)],
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

/**
 * The scripts in a page whose text is known: Next's start scripts of this build, and the site's own.
 *
 * @param {string} html
 * @param {string} folder the `.next` folder of the build
 */
exports.knownScripts = (html, folder) =>
  [...startScripts(folder), beforePaint].filter((script) => html.includes(`>${script}</script>`));

/**
 * The policy of a page that is sent as Next rendered it, because it is in no cache (a 500, a preview): its flight data is
 * allowed where it is exactly what Next writes.
 *
 * @param {string} [html] without it: the policy of files and redirects
 * @param {string} [folder] the `.next` folder of the build
 */
exports.policyFor = function policyFor(html, folder = '.next') {
  if (html === undefined) return exports.policyOf([]);
  const scripts = [...(readOnlyFlight(html)?.scripts ?? []), ...exports.knownScripts(html, folder)];
  exports.reportForeignScripts(html, scripts);
  return exports.policyOf(scripts);
};
