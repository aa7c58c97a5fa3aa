/**
 * So many pages an instance makes anew at one time. Each keeps its one thread busy for some ten ms: hundreds that
 * are old together, begun together, would keep every visitor waiting until the last of them is done.
 */
const most = 8;
/** A prefetch takes a turn and makes nothing: after this its turn is over, ms. */
const turnMs = 5000;

/** Longer than the making of a page takes: WordPress has 45 s for a collection (`lib/cms/client.ts`), ms. */
const makingMs = 120_000;

/** The pages that have a turn, and since when, epoch ms. */
const turns = new Map();
/** When the page that is being made anew was begun, epoch ms, however long it takes and however often it is asked for. */
const begun = new Map();
let lastStored = 0;

/** What the site says of it: `lib/server/page-renewals.ts` puts it here. */
const told = () => globalThis.pageRenewals;

/** How long a page may be shown whose build did not say it, ms; `null` before the site has started. */
exports.cycleMs = () => told()?.cycleMs ?? null;

/** `/route-cache/APP_PAGE/9fe…/$/inventory/nickel` → `/inventory/nickel`; the home page is `/index`. */
const pathOf = (key) => key.replace(/^.*\/\$/, '');

/** Whether an old page may be made anew now: it already is, somebody insists on it, or there is a turn left. */
exports.mayBegin = function mayBegin(key, now = Date.now()) {
  for (const [other, since] of turns) if (since + turnMs < now) turns.delete(other);
  if (turns.has(key)) return true;
  if (turns.size >= most && !told()?.insistedOn.has(pathOf(key))) return false;
  turns.set(key, now);
  if (!begun.has(key) || begun.get(key) + makingMs < now) begun.set(key, now);
  return true;
};

/** It is not made anew here after all. */
exports.leave = function leave(key) {
  turns.delete(key);
  begun.delete(key);
};

/** It is stored. Answers when it was begun, epoch ms: what was read for it is at least as old. */
exports.stored = function stored(key, now = Date.now()) {
  const since = begun.get(key) ?? now;
  exports.leave(key);
  lastStored = now;
  return since;
};

/** Whether a page may have been made here after this moment (epoch ms) from what was read before. For `lib/peers/`. */
globalThis.pagesMadeSince = (at) => turns.size > 0 || lastStored > at;
