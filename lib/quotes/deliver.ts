import { logAlarm, logFaultOnce, warn } from '@/lib/runtime/log';
import type { QuoteRequest } from '@/content-schemas/quote-fields';
import { oncePerProcess } from '@/lib/runtime/once-per-process.cjs';
import { extrasOf } from './attachments/extras-of';
import { formAnswers, postToWordPress, type QuoteExtras, type Verdict } from './contact-form';
import { maxBackoffMs, retryWaitMs } from './due';
import {
  findReadable,
  maxUncertainPosts,
  noNotes,
  type Place,
  type QuoteRecord,
  type QuoteStore,
  type StoredQuote,
} from './quote-record';
import { postsText } from './messages';

const firstBackoffMs = 1000;
/** Each delivery occupies one of WordPress's few PHP workers, which the site's other requests need too. */
export const maxConcurrent = 4;

export interface FormClient {
  send(reference: string, request: QuoteRequest, extras: QuoteExtras): Promise<Verdict>;
  /** Whether the form works, as far as can be seen without a post. */
  answers(): Promise<boolean>;
}

export const wordpressForm: FormClient = { send: postToWordPress, answers: formAnswers };

/** Where a request goes after WordPress's answer. */
interface Outcome {
  record: QuoteRecord;
  to: Place;
  due: number;
}

/** One state per process: the route's bundle and the worker's share it. */
const state: {
  /** Deliveries under way. */
  running: Map<string, Promise<StoredQuote | null>>;
  /** Delivered or refused requests whose move failed: the disk may be full. */
  unsaved: Map<string, Outcome>;
  /** Whether the process is about to end. */
  stopping: boolean;
} = oncePerProcess('quote deliveries', () => ({
  running: new Map(),
  unsaved: new Map(),
  stopping: false,
}));

/** Whether this process delivers a request now: its claim is not stale, however old it is. */
export const isInProgress = (reference: string) =>
  state.running.has(reference) || state.unsaved.has(reference);

/** Whether another delivery may begin: every caller of `deliver` asks first. */
export const hasFreeSlot = () => !state.stopping && state.running.size < maxConcurrent;

/** From now on no delivery begins. Resolves when the running ones have ended, successful or not. */
export async function endDeliveries(): Promise<void> {
  state.stopping = true;
  await Promise.allSettled(state.running.values());
}

/** Moves requests that could not be moved before. Throws where the store still fails. */
export async function retryMoves(store: QuoteStore): Promise<void> {
  for (const [reference, outcome] of state.unsaved) {
    if (state.running.has(reference)) continue; // its delivery is moving it now
    await moveDelivered(store, outcome);
    state.unsaved.delete(reference);
  }
}

/** Moves a request by its outcome: from `waiting` where another process had released its claim and not yet posted it. */
async function moveDelivered(store: QuoteStore, { record, to, due }: Outcome): Promise<void> {
  if (await store.move(record, 'claimed', to, due)) return;
  if (to !== 'waiting' && (await store.move(record, 'waiting', to, due))) return;
  const { reference, answer } = record;
  const { place = 'deleted' } = (await findReadable(store, reference)) ?? {};
  warn(
    `Quote ${reference} was not claimed any more when its delivery ended, and is ${place}: another process may have posted it, too. WordPress answered: ${answer}`,
  );
}

/**
 * Claims a waiting request that is due, posts it to WordPress once, and moves it to the place that the answer decides.
 * Returns where it is then. Concurrent calls share one post. Throws where the store throws: a request that was posted is
 * then moved later (`retryMoves`), and not posted again by this process; one that was claimed and not posted waits again
 * once its claim is stale (`watch-stale-claims.ts`).
 */
export function deliver(
  store: QuoteStore,
  reference: string,
  form: FormClient = wordpressForm,
  dueBy = Infinity,
): Promise<StoredQuote | null> {
  const running = state.running.get(reference);
  if (running) return running;
  const unsaved = state.unsaved.get(reference);
  if (unsaved) return Promise.resolve({ place: unsaved.to, record: unsaved.record });
  const delivery = deliverOnce(store, reference, form, dueBy).finally(() =>
    state.running.delete(reference),
  );
  state.running.set(reference, delivery);
  return delivery;
}

async function deliverOnce(
  store: QuoteStore,
  reference: string,
  form: FormClient,
  dueBy: number,
): Promise<StoredQuote | null> {
  const claimed = await store.claim(reference, dueBy);
  if (!claimed) return store.find(reference);
  // A request that may have been delivered is posted a few times only; an outage uses up none.
  const outcome =
    claimed.uncertainPosts > 1 && !(await form.answers())
      ? postponed(claimed)
      : outcomeOf(claimed, await sendWhole(store, claimed, form));
  state.unsaved.set(reference, outcome);
  await moveDelivered(store, outcome);
  state.unsaved.delete(reference);
  return { place: outcome.to, record: outcome.record };
}

async function sendWhole(
  store: QuoteStore,
  claimed: QuoteRecord,
  form: FormClient,
): Promise<Verdict> {
  const { release, ...extras } = await extrasOf(store, claimed);
  try {
    return await form.send(claimed.reference, claimed.request, extras);
  } finally {
    // A copy of a file that cannot be removed must not have a posted request posted again.
    await release().catch((error: unknown) =>
      logFaultOnce(
        `Quotes: files of ${claimed.reference} cannot be removed from this machine:`,
        error,
      ),
    );
  }
}

/** The request was not posted, so the post that its claim counted is taken back. */
const postponed = (claimed: QuoteRecord): Outcome => ({
  record: { ...claimed, uncertainPosts: claimed.uncertainPosts - 1 },
  to: 'waiting',
  due: Date.now() + retryWaitMs,
});

function outcomeOf(claimed: QuoteRecord, verdict: Verdict): Outcome {
  const now = Date.now();
  const posted = { ...claimed, ...noNotes, posts: claimed.posts + 1 };
  if (verdict.kind === 'sent')
    return { record: { ...posted, answer: 'mail_sent', deliveredAt: now }, to: 'sent', due: now };
  const answered = { ...posted, answer: verdict.reason };
  switch (verdict.kind) {
    case 'undelivered': {
      const record = {
        ...answered,
        alarm: verdict.alarm,
        uncertainPosts: claimed.uncertainPosts - 1,
      };
      const wait = waitAfter(record.posts);
      if (record.alarm) logAlarm(`Quotes are not delivered: ${verdict.reason} They are kept.`);
      else logWait(record, wait);
      return { record, to: 'waiting', due: now + wait };
    }
    case 'unknown': {
      const isLast = claimed.uncertainPosts >= maxUncertainPosts;
      const record = {
        ...answered,
        wordpressMessage: verdict.wordpressMessage,
        alarm: isLast || verdict.alarm,
      };
      if (isLast) return outcomeForOperator(record, now);
      if (verdict.alarm)
        logAlarm(
          `Quotes are stored in WordPress at best, and its mail fails: ${verdict.reason} Each is posted ${maxUncertainPosts} times at most.`,
        );
      else logWait(record, retryWaitMs);
      return { record, to: 'waiting', due: now + retryWaitMs };
    }
    case 'refused': {
      const { wordpressMessage, problems } = verdict;
      return outcomeForOperator({ ...answered, wordpressMessage, problems, alarm: true }, now);
    }
  }
}

function outcomeForOperator(record: QuoteRecord, now: number): Outcome {
  logAlarm(
    `Quote ${record.reference} needs the operator: see \`npm run quotes\`. After ${postsText(record.posts)}: ${record.answer}`,
  );
  return { record, to: 'refused', due: now };
}

/** Exponential backoff up to five minutes, with jitter, so that a backlog is not posted at once. */
export const waitAfter = (posts: number) =>
  Math.min(firstBackoffMs * 2 ** Math.min(posts - 1, 20), maxBackoffMs) * (0.5 + Math.random() / 2);

/** Logs the reference only: the log must not name people. */
function logWait({ reference, answer, posts }: QuoteRecord, wait: number) {
  warn(
    `Quote ${reference} waits ${Math.round(wait / 1000)} s after ${postsText(posts)}: ${answer}`,
  );
}
