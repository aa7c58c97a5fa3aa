import { formAnswers, sendQuote, type Verdict } from '@/lib/content/quotes';
import { warn } from '@/lib/runtime/log';
import type { QuoteRequest } from '@/content-schemas/quote-fields';
import { oncePerProcess } from '@/lib/server/process-state.cjs';
import { logAlarm } from './alarm';
import { longestBackoffMs, retryWaitMs } from './due';
import { maxAttempts, noNotes } from './quote-record';
import type { Held, Place, QuoteRecord, QuoteStore } from './quote-record';
import { inTries } from './words';

const firstBackoffMs = 1000;
/** Each delivery holds a worker of WordPress's, which answers the site's other requests with the same few. */
export const maxConcurrent = 4;

export interface Form {
  send(reference: string, request: QuoteRequest): Promise<Verdict>;
  /** Whether it works, as far as can be seen without a post. */
  answers(): Promise<boolean>;
}

const wordpress: Form = { send: sendQuote, answers: formAnswers };

/** Where a request goes after WordPress's answer. */
interface Filing {
  record: QuoteRecord;
  to: Place;
  due: number;
}

/** One state per process: the route's bundle and the worker's share it. */
const state: {
  /** Deliveries under way. */
  running: Map<string, Promise<Held | null>>;
  /** What was delivered, or refused, and could not be filed: the disk may be full. */
  unfiled: Map<string, Filing>;
} = oncePerProcess('quote deliveries', () => ({ running: new Map(), unfiled: new Map() }));

/** Whether this process has a request in hand: its claim is not abandoned, however old it is. */
export const isInHand = (reference: string) =>
  state.running.has(reference) || state.unfiled.has(reference);

/** Whether another delivery may begin. */
export const hasRoom = () => state.running.size < maxConcurrent;

/** When those that run now have ended, well or not. */
export const deliveriesUnderWay = () => Promise.allSettled(state.running.values());

/** Files what could not be filed before. Throws where the store still cannot. */
export async function fileUnfiled(store: QuoteStore): Promise<void> {
  for (const [reference, { record, to, due }] of state.unfiled) {
    await store.file(record, 'claimed', to, due);
    state.unfiled.delete(reference);
  }
}

/**
 * Tries once to give a waiting request to WordPress and files it accordingly. Returns where it then is.
 * Asked twice at once, it tries once. Throws where the store does: then it is never posted again by this process.
 */
export function deliver(
  store: QuoteStore,
  reference: string,
  form: Form = wordpress,
): Promise<Held | null> {
  const running = state.running.get(reference);
  if (running) return running;
  const unfiled = state.unfiled.get(reference);
  if (unfiled) return Promise.resolve({ place: unfiled.to, record: unfiled.record });
  const delivery = attempt(store, reference, form).finally(() => state.running.delete(reference));
  state.running.set(reference, delivery);
  return delivery;
}

async function attempt(store: QuoteStore, reference: string, form: Form): Promise<Held | null> {
  const claimed = await store.claim(reference);
  if (!claimed) return store.find(reference);
  // An outage uses up none of the few attempts there are for what may have been delivered.
  const filing =
    claimed.attempts > 1 && !(await form.answers())
      ? postponed(claimed)
      : filed(claimed, await form.send(reference, claimed.request));
  state.unfiled.set(reference, filing);
  await store.file(filing.record, 'claimed', filing.to, filing.due);
  state.unfiled.delete(reference);
  return { place: filing.to, record: filing.record };
}

/** Not posted: the attempt that its claim counted was none. */
const postponed = (claimed: QuoteRecord): Filing => ({
  record: { ...claimed, attempts: claimed.attempts - 1 },
  to: 'waiting',
  due: Date.now() + retryWaitMs,
});

function filed(claimed: QuoteRecord, verdict: Verdict): Filing {
  const now = Date.now();
  const asked = { ...claimed, ...noNotes, tries: claimed.tries + 1 };
  if (verdict.kind === 'sent')
    return { record: { ...asked, answer: 'mail_sent' }, to: 'sent', due: now };
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
      const record = { ...answered, said: verdict.said, alarm: claimed.attempts >= maxAttempts };
      if (record.alarm) return leftToOperator(record, now);
      logWait(record, retryWaitMs);
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
    `Quote ${record.reference} waits for you: see \`npm run quotes\`. After ${inTries(record.tries)}: ${record.answer}`,
  );
  return { record, to: 'refused', due: now };
}

/** Twice as long after each try, up to five minutes; scattered, so that a backlog does not come at once. */
export const waitAfter = (tries: number) =>
  Math.min(firstBackoffMs * 2 ** Math.min(tries - 1, 20), longestBackoffMs) *
  (0.5 + Math.random() / 2);

/** To the operator's log, by reference only: who asks for what is nobody's business there. */
function logWait({ reference, answer, tries }: QuoteRecord, wait: number) {
  warn(`Quote ${reference} waits ${Math.round(wait / 1000)} s after ${inTries(tries)}: ${answer}`);
}
