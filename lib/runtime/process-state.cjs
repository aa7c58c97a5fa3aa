// @ts-check
/*
 * Next loads each bundle of the site as modules of their own, so that a module variable is not the same for all of a
 * process. What is made here is; nothing else may stand in `globalThis` (`docs/layers.test.ts`).
 */
const shared = /** @type {{ siteState?: Map<string, unknown> }} */ (globalThis);

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
