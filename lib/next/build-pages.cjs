// @ts-check
/*
 * Seam: the pages of a build, as files.
 *
 * Relies on: `.next/server/app/<address>` with the endings `.html` (or `.body`), `.rsc`, `.segments/*.segment.rsc` and
 *   `.meta`, whose `routeCache.key` is the key of the cache entry (documented for builds without an adapter); and on
 *   `.next/prerender-manifest.json`, which is written when pages are, and has the lifetime of each.
 * Why: Next does not give a custom cache handler the pages that a build generates.
 * Fails: each page of the build is a miss. It is generated when it is first requested, and while WordPress is down its
 *   visitor sees an error. Without the manifest a build counts as not made (`isGeneratedSince`). Without the
 *   lifetimes static routes are regenerated again and again, and those of a day never. Tested by `build-pages.test.ts` and `e2e/outage/`.
 * Public way: `onBuildComplete` of the deployment adapter API names each prerendered page with its files and headers.
 */

const { addressOf, tagsOf } = require('./cached-page.cjs');
const { readFlight } = require('./flight.cjs');

/**
 * @typedef {import('./cached-page.cjs').Cached} Cached
 * @typedef {import('./cached-page.cjs').Headers} Headers
 * @typedef {import('./cached-page.cjs').CacheControl} CacheControl
 * @typedef {import('./cached-page.cjs').Entry} Entry
 * @typedef {{ initialRevalidateSeconds: number | false, initialExpireSeconds?: number }} Prerendered
 * @typedef {{ headers?: Headers, status?: number, postponed?: string, segmentPaths?: string[],
 *   routeCache?: { key: string, isFallback: boolean } }} Meta
 */

/**
 * The page of a build under a key; `null` where the build does not have it, or a file of it is missing or cut.
 *
 * @param {string} folder the server's folder of the build
 * @param {string} key
 * @param {Cached['kind']} kind
 * @returns {Promise<Entry | null>}
 */
exports.readBuildPage = async function readBuildPage(folder, key, kind) {
  const { join, sep } = require('node:path');
  const { readFile, stat } = require('node:fs').promises;
  const root = join(folder, 'app');
  const path = join(root, key.replace(/^.*?\/\$\//, ''));
  if (!path.startsWith(root + sep)) return null;
  try {
    /** @type {Meta} */
    const meta = JSON.parse(await readFile(`${path}.meta`, 'utf8'));
    const { headers, status, postponed, routeCache } = meta;
    if (routeCache?.key !== key || routeCache.isFallback) return null;
    const primary = `${path}${kind === 'APP_ROUTE' ? '.body' : '.html'}`;
    const lastModified = (await stat(primary)).mtimeMs;
    const body = await readFile(primary);
    const cacheControl = (await lifetimesOf(folder)).get(key.replace(/^.*?\/\$/, ''));
    if (kind === 'APP_ROUTE')
      return { value: { kind, body, headers, status }, lastModified, cacheControl };
    const html = body.toString();
    const rscData = await readFile(`${path}.rsc`);
    if (!isComplete(html, rscData)) return null;
    const segmentData = meta.segmentPaths && (await readSegments(path, meta.segmentPaths));
    return {
      value: { kind, html, rscData, segmentData, headers, status, postponed },
      lastModified,
      cacheControl,
    };
  } catch {
    return null; // not in the build, or a file is missing: Next generates the page
  }
};

/** The longest cycle of the site, seconds (spec §9). */
const maxCycle = 900;

/** Of each build that this process serves. @type {Map<string, Promise<Map<string, CacheControl>>>} */
const lifetimes = new Map();

/**
 * The lifetimes of the static routes, and of those whose lifetime is longer than the cycle. The others have the cycle of
 * this start (`REVALIDATE_SECONDS`), which the build does not know.
 *
 * @param {string} folder the server's folder of the build
 */
function lifetimesOf(folder) {
  const known = lifetimes.get(folder) ?? readLifetimes(folder);
  lifetimes.set(folder, known);
  return known;
}

/** @param {string} folder the server's folder of the build @returns {Promise<Map<string, CacheControl>>} */
async function readLifetimes(folder) {
  const { readFile } = require('node:fs').promises;
  /** @type {{ routes: Record<string, Prerendered> }} */
  const { routes } = await readFile(`${folder}/../prerender-manifest.json`, 'utf8')
    .then(JSON.parse)
    .catch(() => ({ routes: {} })); // every page has the cycle
  return new Map(
    Object.entries(routes).flatMap(
      ([path, { initialRevalidateSeconds: revalidate, initialExpireSeconds: expire }]) =>
        revalidate === false || revalidate > maxCycle ? [[path, { revalidate, expire }]] : [],
    ),
  );
}

/**
 * Whether a document was written to its end, and has the same flight data as the file beside it.
 *
 * @param {string} html
 * @param {Uint8Array} rscData
 */
function isComplete(html, rscData) {
  const flight = readFlight(html);
  return flight ? flight.data.equals(rscData) : html.endsWith('</html>');
}

/**
 * The flight data of a page's segments, for prefetches. A segment without a file is left out.
 *
 * @param {string} path @param {readonly string[]} names
 */
async function readSegments(path, names) {
  const { readFile } = require('node:fs').promises;
  /** @type {Map<string, Buffer>} */
  const segments = new Map();
  for (const name of names) {
    const data = await readFile(`${path}.segments${name}.segment.rsc`).catch(() => null);
    if (data) segments.set(name, data);
  }
  return segments;
}

/**
 * The addresses and cache tags of all pages of a build.
 *
 * @param {string} folder the server's folder of the build
 * @returns {Promise<[address: string, tags: string[]][]>}
 */
exports.listBuildPages = async function listBuildPages(folder) {
  const { join } = require('node:path');
  const { readdir, readFile } = require('node:fs').promises;
  const root = join(folder, 'app');
  /** @type {[string, string[]][]} */
  const pages = [];
  for (const name of await readdir(root, { recursive: true }).catch(() => []))
    if (name.endsWith('.meta')) {
      /** @type {Meta} */
      const meta = await readFile(join(root, name), 'utf8')
        .then(JSON.parse)
        .catch(() => ({})); // damaged: the page is a miss
      if (meta.routeCache) pages.push([addressOf(meta.routeCache.key), tagsOf(meta)]);
    }
  return pages;
};

/**
 * The HTML of a prerendered page of the build; `null` on a host without the build's files.
 *
 * @param {string} folder the server's folder of the build
 * @param {string} path `/unavailable`
 * @returns {string | null}
 */
exports.builtDocument = function builtDocument(folder, path) {
  const { readFileSync } = require('node:fs');
  try {
    return readFileSync(`${folder}/app${path}.html`, 'utf8');
  } catch {
    return null;
  }
};

/**
 * Whether a build has generated pages since a time (not only types, as `next typegen` does).
 *
 * @param {string} folder the `.next` folder
 * @param {number} since epoch ms
 */
exports.isGeneratedSince = function isGeneratedSince(folder, since) {
  const { statSync } = require('node:fs');
  const manifest = statSync(`${folder}/prerender-manifest.json`, { throwIfNoEntry: false });
  return manifest !== undefined && manifest.mtimeMs >= since;
};
