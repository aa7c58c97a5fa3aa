// @ts-check
/*
 * What separately loaded parts of one process share: the server (`lib/server/main.ts`), the page cache
 * (`lib/page-cache/`) and the bundled site. Next loads each of them, and each bundle of the site, as modules of their
 * own, so that a module variable is not the same for all. These three objects are; nothing else may stand in
 * `globalThis` (`docs/layers.test.ts`).
 */

/**
 * The server's own state.
 *
 * @typedef {object} SiteServer
 * @property {boolean} running whether `main.ts` serves the site: not in a build, a script, a test, or under `next start`
 * @property {string | null} origin where this server answers, without a trailing slash; `null` until it listens, and
 *   under `next start`
 * @property {boolean} draining whether the process got SIGTERM or SIGINT, and should get no more requests
 * @property {boolean} closing whether no new connection is accepted, so that each answer closes its own
 * @property {(() => Promise<void>)[]} beforeExit what must be finished before the process ends; the site adds to it
 */

/**
 * What the bundled site and the page cache share. The functions are `lib/page-cache/`'s, assigned when Next loads it: the
 * site cannot import them, because it would get a second copy of their modules' variables.
 *
 * @typedef {object} PageCacheState
 * @property {number | null} cycleMs how long a page of the build may be shown that has no lifetime of its own, ms; `null` before the site has started
 * @property {Map<string, number>} forcedRegenerations addresses that are regenerated beyond the limit of concurrent regenerations, and
 *   when the stale copy was generated that was last read, epoch ms; 0 where none was
 * @property {Map<string, number>} staleTags when each cache tag was last invalidated, epoch ms
 * @property {import('../instances/pages').SharedPages | null} instances the other instances; `null` where the site runs alone
 * @property {(now?: number) => boolean} visitorWaits whether a visitor waits for a page that is being generated
 *   (`regenerations.cjs`)
 * @property {(at: number) => boolean} regeneratedSince whether a page may have been generated here after this moment
 *   (epoch ms) from older readings (`regenerations.cjs`)
 * @property {Map<string, number>} generated when the stored page of an address was generated, epoch ms, of the pages that
 *   were read since the start
 * @property {(tags: readonly string[]) => Promise<string[]>} addressesWith the addresses of the stored pages with one of
 *   these cache tags (`page-cache.cjs`)
 */

const shared =
  /** @type {{ siteServer?: SiteServer, pageCache?: PageCacheState, siteState?: Map<string, unknown> }} */ (
    globalThis
  );

/** @type {SiteServer} */
exports.siteServer = shared.siteServer ??= {
  running: false,
  origin: null,
  draining: false,
  closing: false,
  beforeExit: [],
};

/** @type {PageCacheState} */
exports.pageCache = shared.pageCache ??= {
  cycleMs: null,
  forcedRegenerations: new Map(),
  staleTags: new Map(),
  instances: null,
  visitorWaits: () => false,
  regeneratedSince: () => false,
  generated: new Map(),
  addressesWith: async () => [],
};

/** State of the bundled site, by name. Tests clear it. @type {Map<string, unknown>} */
exports.siteState = shared.siteState ??= new Map();

/**
 * One value per process for all bundles, created when it is first needed.
 *
 * @template T
 * @param {string} name
 * @param {() => T} make
 * @returns {T}
 */
exports.oncePerProcess = function oncePerProcess(name, make) {
  if (!exports.siteState.has(name)) exports.siteState.set(name, make());
  return /** @type {T} */ (exports.siteState.get(name));
};
