// @ts-check
/*
 * Seam: the inline script that starts a page.
 *
 * Relies on: `pagesChunkGroupBootstrapParams` and `chunkLoadingGlobal` in `.next/build-manifest.json`, and on the script
 *   that Next writes from them (`getTurbopackChunkGroupBootstrap`).
 * Why: the policy of a page allows scripts by hash, and the text of this one is known without reading the page.
 * Fails: browsers refuse the script, and pages work without scripts; the log has "An inline script that neither Next nor
 *   the site wrote". Tested by `start-scripts.test.ts` and by every browser test.
 * Public way: `experimental.sri` writes hashes of files; watch it, and Next's guide "Content Security Policy", for hashes
 *   of the inline scripts of prerendered pages.
 */

/** @type {Map<string, string[]>} */
const builds = new Map();

/**
 * The texts of the scripts that start the pages of a build. Read once: the files of a build never change.
 *
 * @param {string} folder the `.next` folder of the build
 * @returns {string[]}
 */
exports.startScripts = function startScripts(folder) {
  const known = builds.get(folder) ?? readScripts(folder);
  builds.set(folder, known);
  return known;
};

/** @param {string} folder */
function readScripts(folder) {
  // Required here: Next bundles the cache handler for middleware too, without modules of Node.
  const { readFileSync } = require('node:fs');
  const { join } = require('node:path');
  try {
    const { pagesChunkGroupBootstrapParams, chunkLoadingGlobal } = JSON.parse(
      readFileSync(join(folder, 'build-manifest.json'), 'utf8'),
    );
    const name = JSON.stringify(chunkLoadingGlobal);
    const scripts = Object.values(pagesChunkGroupBootstrapParams).map(
      (chunks) =>
        `(globalThis[${name}] || (globalThis[${name}] = [])).push(${JSON.stringify(chunks)});`,
    );
    return [...new Set(scripts)];
  } catch {
    return []; // a bundler that writes no inline start script
  }
}
