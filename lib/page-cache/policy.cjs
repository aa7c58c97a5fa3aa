const { inlineScripts } = require('./inline-scripts.cjs');

/** Where pictures come from besides the site: WordPress, which keeps them in every size. */
const wordPress = process.env.WORDPRESS_URL ? [new URL(process.env.WORDPRESS_URL).origin] : [];

/** Asked for when needed: Next bundles the page cache for middleware too, where there is no such module. */
function hash(script) {
  const { createHash } = require('node:crypto');
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** A refused script is said once, however many pages it is on. */
const refused = new Set();

function refuse(script) {
  if (refused.has(script)) return;
  refused.add(script);
  // oxlint-disable-next-line no-console -- the operator's log
  console.warn(
    `An inline script that Next did not write will not run: ${script.slice(0, 80).replace(/[^\x20-\x7e]/g, '?')}`,
  );
}

/**
 * The Content-Security-Policy of a page: its own files, and by their hashes the inline scripts that Next
 * wrote into it. Without a page: files alone. No nonce, which would have each page made for each visitor.
 */
exports.policyFor = function policyFor(html = '') {
  const { nexts, others } = inlineScripts(html);
  others.forEach(refuse);
  return [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...new Set(nexts.map(hash))],
    ['style-src', "'self'"],
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', ...wordPress],
    ['font-src', "'self'"],
    ['connect-src', "'self'"],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
  ]
    .map((directive) => directive.join(' '))
    .join('; ');
};
