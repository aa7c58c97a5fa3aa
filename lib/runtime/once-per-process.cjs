// @ts-check
/*
 * Next loads pages, route handlers and instrumentation with copies of the site's modules, so that a module variable is not the
 * same for all of a process. A value made here is. Nothing else stands in `globalThis` (`docs/layers.test.ts`).
 */
const shared = /** @type {{ siteState?: Map<string, unknown> }} */ (globalThis);

/** The values by name. Tests remove them. @type {Map<string, unknown>} */
exports.siteState = shared.siteState ??= new Map();

/**
 * A value that all copies of a module share, created when it is first asked for.
 *
 * @template T
 * @param {string} name
 * @param {() => T} create
 * @returns {T}
 */
exports.oncePerProcess = function oncePerProcess(name, create) {
  if (!exports.siteState.has(name)) exports.siteState.set(name, create());
  return /** @type {T} */ (exports.siteState.get(name));
};
