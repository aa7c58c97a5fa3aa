// @ts-check
const { addressOf } = require('../next/cached-page.cjs');
const { pageCache } = require('../server/process-state.cjs');

/**
 * So many pages an instance makes anew at one time. Each keeps its one thread busy for some ten ms: hundreds that
 * are old together, begun together, would keep every visitor waiting until the last of them is done.
 */
const most = 8;
/** A prefetch takes a turn and makes nothing: after this its turn is over, ms. */
const turnMs = 5000;

/** Longer than the making of a page takes: WordPress has 45 s for a collection (`lib/cms/client.ts`), ms. */
const makingMs = 120_000;

/** As long as a visitor waits for a page that was never made; then it has been answered, ms. */
const visitorMs = 10_000;

/** So many are remembered, however many addresses are made up. */
const maxAwaited = 100;

/** The pages that visitors wait for, oldest first, and since when, epoch ms. @type {Map<string, number>} */
const awaited = new Map();

/** A page is not in the cache: whoever asked waits until it is made. @param {string} key */
exports.wait = function wait(key, now = Date.now()) {
  awaited.delete(key);
  awaited.set(key, now);
  for (const [other, since] of awaited) {
    if (since + visitorMs >= now && awaited.size <= maxAwaited) break;
    awaited.delete(other);
  }
};

/** Whether a visitor waits for a page now. For `lib/cms/visitors.ts`. */
pageCache.visitorWaits = (now = Date.now()) => {
  for (const since of awaited.values()) if (since + visitorMs >= now) return true;
  return false;
};

/**
 * The old pages that had no turn when they were last asked for, longest waiting first, and when that was, epoch ms. Half
 * of the turns are theirs: pages that are old again before the others had one would take them all. @type {Map<string, number>}
 */
const waiting = new Map();
const theirs = most / 2;
/** Who has not come back after this gives its place up, ms. */
const placeMs = 10_000;
const maxWaiting = 100;

/** How many turns are kept for pages that wait longer than this one. @param {string} key @param {number} now */
function keptBefore(key, now) {
  let kept = 0;
  for (const [other, asked] of waiting) {
    if (other === key) break;
    if (asked + placeMs < now) waiting.delete(other);
    else kept += 1;
  }
  return Math.min(kept, theirs);
}

/** The pages that have a turn, and since when, epoch ms. */
const turns = new Map();
/** When the page that is being made anew was begun, epoch ms, however long it takes and however often it is asked for. */
const begun = new Map();
let lastStored = 0;

/** Whether an old page may be made anew now: it already is, somebody insists on it, or there is a turn left. @param {string} key */
exports.mayBegin = function mayBegin(key, now = Date.now()) {
  for (const [other, since] of turns) if (since + turnMs < now) turns.delete(other);
  if (turns.has(key)) return true;
  if (turns.size + keptBefore(key, now) >= most && !pageCache.forced.has(addressOf(key))) {
    if (waiting.has(key) || waiting.size < maxWaiting) waiting.set(key, now);
    return false;
  }
  waiting.delete(key);
  turns.set(key, now);
  if (!begun.has(key) || begun.get(key) + makingMs < now) begun.set(key, now);
  return true;
};

/** It is not made anew here after all. @param {string} key */
exports.leave = function leave(key) {
  awaited.delete(key);
  waiting.delete(key);
  turns.delete(key);
  begun.delete(key);
};

/** It is stored. Answers when it was begun, epoch ms: what was read for it is at least as old. @param {string} key */
exports.stored = function stored(key, now = Date.now()) {
  const since = begun.get(key) ?? now;
  exports.leave(key);
  lastStored = now;
  return since;
};

/** Whether a page may have been made here after this moment (epoch ms) from what was read before. For `lib/instances/`. */
pageCache.regeneratedSince = (at) => turns.size > 0 || lastStored > at;
