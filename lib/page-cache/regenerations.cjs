// @ts-check
const { addressOf } = require('../next/cached-page.cjs');
const { pageCache } = require('../server/process-state.cjs');

/**
 * Pages that an instance regenerates at one time. Each keeps its one thread busy for some ten ms: if hundreds became
 * stale and started together, every visitor would wait until the last of them is done (decision 34).
 */
const maxConcurrent = 8;
/** A prefetch takes a slot and completes nothing: after this its slot is free again, ms. */
const slotMs = 5000;

/** Longer than any regeneration: WordPress has 45 s for a collection (`lib/cms/client.ts`), ms. */
const maxRegenerationMs = 120_000;

/** A visitor of a page that is not in the cache has been answered after this, ms. */
const visitorMs = 10_000;

/** Limit of the pages that are remembered, however many addresses a client invents. */
const maxWaitingVisitors = 100;

/** Pages that visitors wait for, oldest first, and since when, epoch ms. @type {Map<string, number>} */
const waitingVisitors = new Map();

/** Notes that a visitor waits for a page that is not in the cache. @param {string} key */
exports.addWaitingVisitor = function addWaitingVisitor(key, now = Date.now()) {
  waitingVisitors.delete(key);
  waitingVisitors.set(key, now);
  for (const [other, since] of waitingVisitors) {
    if (since + visitorMs >= now && waitingVisitors.size <= maxWaitingVisitors) break;
    waitingVisitors.delete(other);
  }
};

/** Whether a visitor waits for a page now. For `lib/cms/visitors.ts`. */
pageCache.visitorWaits = (now = Date.now()) => {
  for (const since of waitingVisitors.values()) if (since + visitorMs >= now) return true;
  return false;
};

/**
 * Stale pages that got no slot when they were last requested, longest waiting first, and when that was, epoch ms. Half of
 * the slots are reserved for them; else pages that become stale again first would take all. @type {Map<string, number>}
 */
const waiting = new Map();
const reservedForWaiting = maxConcurrent / 2;
/** A page that is not requested again within this loses its place in the queue, ms. */
const waitingMs = 10_000;
const maxWaiting = 100;

/** How many slots are reserved for pages that wait longer than this one. @param {string} key @param {number} now */
function reservedBefore(key, now) {
  let reserved = 0;
  for (const [other, asked] of waiting) {
    if (other === key) break;
    if (asked + waitingMs < now) waiting.delete(other);
    else reserved += 1;
  }
  return Math.min(reserved, reservedForWaiting);
}

/** Pages that have a slot, and since when, epoch ms. */
const running = new Map();
/** When the regeneration of a page started, epoch ms, however long it takes and however often the page is requested. */
const startedAt = new Map();
let completedAt = 0;

/** Whether a stale page may be regenerated now: it already is, a webhook forces it, or a slot is free. @param {string} key */
exports.mayRegenerate = function mayRegenerate(key, now = Date.now()) {
  for (const [other, since] of running) if (since + slotMs < now) running.delete(other);
  if (running.has(key)) return true;
  if (
    running.size + reservedBefore(key, now) >= maxConcurrent &&
    !pageCache.forced.has(addressOf(key))
  ) {
    if (waiting.has(key) || waiting.size < maxWaiting) waiting.set(key, now);
    return false;
  }
  waiting.delete(key);
  running.set(key, now);
  if (!startedAt.has(key) || startedAt.get(key) + maxRegenerationMs < now) startedAt.set(key, now);
  return true;
};

/** Frees the slot of a page that is not regenerated here after all. @param {string} key */
exports.release = function release(key) {
  waitingVisitors.delete(key);
  waiting.delete(key);
  running.delete(key);
  startedAt.delete(key);
};

/** Frees the slot of a stored page. Answers when its regeneration started, epoch ms: its content may be that old. @param {string} key */
exports.complete = function complete(key, now = Date.now()) {
  const since = startedAt.get(key) ?? now;
  exports.release(key);
  completedAt = now;
  return since;
};

/** Whether a page may have been generated here after this time (epoch ms) from older readings. For `lib/instances/`. */
pageCache.regeneratedSince = (at) => running.size > 0 || completedAt > at;
