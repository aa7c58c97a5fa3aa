/**
 * So many pages an instance makes anew at one time. Each keeps its one thread busy for some ten ms: hundreds that
 * are old together, begun together, would keep every visitor waiting until the last of them is done.
 */
const most = 8;
/** A prefetch takes a turn and makes nothing: after this its turn is over, ms. */
const turnMs = 5000;

/** The pages that are being made anew, and since when, epoch ms. */
const turns = new Map();

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
  return true;
};

exports.ended = (key) => void turns.delete(key);
