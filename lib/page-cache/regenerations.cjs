// @ts-check
const { addressOf } = require('../next/cached-page.cjs');
const { pageCache } = require('../runtime/process-state.cjs');

/*
 * By the key of a page: which visitors wait for a page that is not in the cache (`lib/cms/` gives up sooner for them),
 * which stale pages this instance may regenerate now (its slots), which wait for a slot, and when each generation started.
 */

/**
 * Slots of an instance. More pages are regenerated at one time where some take longer than `maxSlotMs` or a webhook forces
 * them; pages that are in no cache need no slot. Each regeneration keeps its one thread busy for some ten ms: if hundreds became
 * stale and started together, every visitor would wait until the last of them is done (decision 34).
 */
const maxConcurrent = 8;
/** A request may acquire a slot and regenerate nothing: after this each slot is free again, ms. */
const maxSlotMs = 5000;

/** Longer than any generation: WordPress has 45 s for a collection (`lib/cms/list-collection.ts`), ms. */
const maxGenerationMs = 120_000;

/** A visitor waits for a page that is not in the cache for at most this long, ms. */
const maxVisitorMs = 10_000;

/** Limits of the maps below, however many addresses a client invents. */
const maxWaitingVisitors = 100;
const maxStarts = 1000;

/** Pages that visitors wait for, oldest first, and since when, epoch ms. @type {Map<string, number>} */
const waitingVisitors = new Map();

/**
 * When the generation of a page started, oldest first, epoch ms. Not changed by further requests, nor by a slot that timed
 * out.
 *
 * @type {Map<string, number>}
 */
const startedAt = new Map();

/** Notes that the generation of a page starts, unless it has. @param {string} key @param {number} now */
function noteStart(key, now) {
  for (const [other, since] of startedAt) {
    if (since + maxGenerationMs >= now && startedAt.size < maxStarts) break;
    startedAt.delete(other);
  }
  if (!startedAt.has(key)) startedAt.set(key, now);
}

/** Notes that a visitor waits for a page that is not in the cache. @param {string} key */
exports.addWaitingVisitor = function addWaitingVisitor(key, now = Date.now()) {
  noteStart(key, now);
  waitingVisitors.delete(key);
  waitingVisitors.set(key, now);
  for (const [other, since] of waitingVisitors) {
    if (since + maxVisitorMs >= now && waitingVisitors.size <= maxWaitingVisitors) break;
    waitingVisitors.delete(other);
  }
};

/** Whether a visitor waits for a page now. For `lib/cms/visitor-deadline.ts`. */
pageCache.visitorWaits = (now = Date.now()) => {
  for (const since of waitingVisitors.values()) if (since + maxVisitorMs >= now) return true;
  return false;
};

/**
 * Stale pages that got no slot when they were last requested, and when that was, epoch ms; the page that waits longest is
 * first. Half of the slots are reserved for them, or pages that become stale again sooner would take every slot.
 *
 * @type {Map<string, number>}
 */
const queue = new Map();
const maxReserved = maxConcurrent / 2;
/** A page that is not requested again within this time loses its place in the queue, ms. */
const maxQueuedMs = 10_000;
const maxQueued = 100;

/** How many slots are reserved for pages ahead of this one in the queue. @param {string} key @param {number} now */
function reservedAhead(key, now) {
  let reserved = 0;
  for (const [other, requestedAt] of queue) {
    if (other === key) break;
    if (requestedAt + maxQueuedMs < now) queue.delete(other);
    else reserved += 1;
  }
  return Math.min(reserved, maxReserved);
}

/** Pages that have a slot, and since when, epoch ms. */
const slots = new Map();
let completedAt = 0;

/**
 * Acquires a slot for the regeneration of a stale page. Returns whether the page has one: it had it already, a slot is
 * free, or a webhook forces it.
 *
 * @param {string} key
 */
exports.acquireSlot = function acquireSlot(key, now = Date.now()) {
  for (const [other, since] of slots) if (since + maxSlotMs < now) slots.delete(other);
  if (slots.has(key)) return true;
  if (
    slots.size + reservedAhead(key, now) >= maxConcurrent &&
    !pageCache.forcedRegenerations.has(addressOf(key))
  ) {
    if (queue.has(key) || queue.size < maxQueued) queue.set(key, now);
    return false;
  }
  queue.delete(key);
  slots.set(key, now);
  noteStart(key, now);
  return true;
};

/** Releases the slot of a page that is not regenerated here after all. @param {string} key */
exports.releaseSlot = function releaseSlot(key) {
  waitingVisitors.delete(key);
  queue.delete(key);
  slots.delete(key);
  startedAt.delete(key);
};

/**
 * Releases the slot of a page whose generation ended. Returns when it started, epoch ms: the page shows WordPress as of
 * then.
 *
 * @param {string} key
 */
exports.completeRegeneration = function completeRegeneration(key, now = Date.now()) {
  const since = startedAt.get(key) ?? now;
  exports.releaseSlot(key);
  completedAt = now;
  return since;
};

/** Whether a page may have been generated here after this time (epoch ms) from older readings. For `lib/instances/start.ts`. */
pageCache.regeneratedSince = (at) => startedAt.size > 0 || completedAt > at;
