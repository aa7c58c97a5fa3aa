import { formAnswers, sendQuote, type QuoteExtras, type Verdict } from '@/lib/content/quotes';
import { warn } from '@/lib/runtime/log';
import type { QuoteRequest } from '@/content-schemas/quote-fields';
import { oncePerProcess } from '@/lib/server/process-state.cjs';
import { logAlarm } from './alarm';
import { extrasOf } from './attachments/deliverables';
import { maxBackoffMs, retryWaitMs } from './due';
import { maxAttempts, noNotes } from './quote-record';
import type { StoredQuote, Place, QuoteRecord, QuoteStore } from './quote-record';
import { triesText } from './words';

const firstBackoffMs = 1000;
/** Each delivery occupies one of WordPress's few PHP workers, which the site's other requests need too. */
export const maxConcurrent = 4;

export interface FormClient {
  send(reference: string, request: QuoteRequest, extras: QuoteExtras): Promise<Verdict>;
  /** Whether the form works, as far as can be seen without a post. */
  answers(): Promise<boolean>;
}

const wordpress: FormClient = { send: sendQuote, answers: formAnswers };

/** Where a request goes after WordPress's answer. */
interface Filing {
  record: QuoteRecord;
  to: Place;
  due: number;
}

/** One state per process: the route's bundle and the worker's share it. */
const state: {
  /** Deliveries under way. */
  running: Map<string, Promise<StoredQuote | null>>;
  /** Delivered or refused requests that could not be filed: the disk may be full. */
  unfiled: Map<string, Filing>;
} = oncePerProcess('quote deliveries', () => ({ running: new Map(), unfiled: new Map() }));

/** Whether this process delivers a request now: its claim is not stale, however old it is. */
export const isInProgress = (reference: string) =>
  state.running.has(reference) || state.unfiled.has(reference);

/** Whether another delivery may begin. */
export const hasRoom = () => state.running.size < maxConcurrent;

/** Resolves when the deliveries that run now have ended, successful or not. */
export const deliveriesUnderWay = () => Promise.allSettled(state.running.values());

/** Files requests that could not be filed before. Throws where the store still fails. */
export async function fileUnfiled(store: QuoteStore): Promise<void> {
  for (const [reference, { record, to, due }] of state.unfiled) {
    await store.file(record, 'claimed', to, due);
    state.unfiled.delete(reference);
  }
}

/**
 * Posts a waiting request to WordPress once and files it by the answer. Returns where it then is. Concurrent calls post
 * once. Throws where the store does: then this process never posts it again.
 */
export function deliver(
  store: QuoteStore,
  reference: string,
  form: FormClient = wordpress,
): Promise<StoredQuote | null> {
  const running = state.running.get(reference);
  if (running) return running;
  const unfiled = state.unfiled.get(reference);
  if (unfiled) return Promise.resolve({ place: unfiled.to, record: unfiled.record });
  const delivery = attempt(store, reference, form).finally(() => state.running.delete(reference));
  state.running.set(reference, delivery);
  return delivery;
}

async function attempt(
  store: QuoteStore,
  reference: string,
  form: FormClient,
): Promise<StoredQuote | null> {
  const claimed = await store.claim(reference);
  if (!claimed) return store.find(reference);
  // A request that may have been delivered has few attempts; an outage uses up none.
  const filing =
    claimed.attempts > 1 && !(await form.answers())
      ? postponed(claimed)
      : filed(claimed, await sendWhole(store, claimed, form));
  state.unfiled.set(reference, filing);
  await store.file(filing.record, 'claimed', filing.to, filing.due);
  state.unfiled.delete(reference);
  return { place: filing.to, record: filing.record };
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
    await release();
  }
}

/** The request was not posted, so the attempt that its claim counted is taken back. */
const postponed = (claimed: QuoteRecord): Filing => ({
  record: { ...claimed, attempts: claimed.attempts - 1 },
  to: 'waiting',
  due: Date.now() + retryWaitMs,
});

function filed(claimed: QuoteRecord, verdict: Verdict): Filing {
  const now = Date.now();
  const asked = { ...claimed, ...noNotes, tries: claimed.tries + 1 };
  if (verdict.kind === 'sent')
    return { record: { ...asked, answer: 'mail_sent', deliveredAt: now }, to: 'sent', due: now };
  const answered = { ...asked, answer: verdict.because };
  switch (verdict.kind) {
    case 'undelivered': {
      const record = { ...answered, alarm: verdict.alarm, attempts: claimed.attempts - 1 };
      const wait = waitAfter(record.tries);
      if (record.alarm) logAlarm(`Quotes are not delivered: ${verdict.because} They are kept.`);
      else logWait(record, wait);
      return { record, to: 'waiting', due: now + wait };
    }
    case 'unknown': {
      const isLast = claimed.attempts >= maxAttempts;
      const record = { ...answered, said: verdict.said, alarm: isLast || verdict.alarm };
      if (isLast) return leftToOperator(record, now);
      if (verdict.alarm)
        logAlarm(
          `Quotes are stored in WordPress at best, and its mail fails: ${verdict.because} Each is posted ${maxAttempts} times at most.`,
        );
      else logWait(record, retryWaitMs);
      return { record, to: 'waiting', due: now + retryWaitMs };
    }
    case 'refused': {
      const { said, problems } = verdict;
      return leftToOperator({ ...answered, said, problems, alarm: true }, now);
    }
  }
}

function leftToOperator(record: QuoteRecord, now: number): Filing {
  logAlarm(
    `Quote ${record.reference} waits for you: see \`npm run quotes\`. After ${triesText(record.tries)}: ${record.answer}`,
  );
  return { record, to: 'refused', due: now };
}

/** Exponential backoff up to five minutes, with jitter, so that a backlog is not posted at once. */
export const waitAfter = (tries: number) =>
  Math.min(firstBackoffMs * 2 ** Math.min(tries - 1, 20), maxBackoffMs) * (0.5 + Math.random() / 2);

/** Logs the reference only: the log must not name people. */
function logWait({ reference, answer, tries }: QuoteRecord, wait: number) {
  warn(
    `Quote ${reference} waits ${Math.round(wait / 1000)} s after ${triesText(tries)}: ${answer}`,
  );
}
