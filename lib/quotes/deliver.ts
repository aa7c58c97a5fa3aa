import { openAsBlob } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { logAlarm, warn } from '@/lib/runtime/log';
import type { QuoteRequest } from '@/content-schemas/quote-fields';
import { env } from '@/lib/runtime/env';
import { oncePerProcess } from '@/lib/runtime/once-per-process.cjs';
import { sizeText } from './attachments/limits';
import { fileLink } from './attachments/links';
import { makeUploadFolder } from './attachments/upload-folder';
import {
  formAnswers,
  maxDeliveryMs,
  postToWordPress,
  type QuoteFile,
  type Verdict,
} from './contact-form';
import { postsText } from './messages';
import type { SentQuote, StoredQuote } from './quote-record';
import type { ClaimedQuote, QuoteStore } from './store';

const firstBackoffMs = 1000;
/** A request that WordPress certainly does not have is posted again within this time. */
const maxBackoffMs = 300_000;
/** A request that WordPress may have waits this long before it is posted again. */
const retryWaitMs = env.QUOTE_RETRY_SECONDS * 1000;
/** A request that may have been delivered is posted this often, then the operator decides. */
const maxUncertainPosts = 3;
/** Longer than any delivery takes: a claim that is older belongs to a process that died. */
const claimMs = maxDeliveryMs + 5000 + retryWaitMs;
/** No request waits longer for its next post, by clocks that agree to a minute. */
export const maxWaitMs = Math.max(maxBackoffMs, claimMs) + 60_000;
/** Each delivery occupies one of WordPress's few PHP workers, which the site's other requests need too. */
export const maxConcurrent = 4;

export interface FormClient {
  send(reference: string, request: QuoteRequest, files: readonly QuoteFile[]): Promise<Verdict>;
  /** Whether the form works, as far as can be seen without a post. */
  answers(): Promise<boolean>;
}

const wordpressForm: FormClient = { send: postToWordPress, answers: formAnswers };

/** What became of a delivery; `due`: when the request is posted again, epoch ms. */
interface Outcome {
  quote: ClaimedQuote;
  due: number;
}

/** Deliveries under way, by their reference. One map per process: the route's bundle and the worker's share it. */
const running: Map<string, Promise<StoredQuote | null>> = oncePerProcess(
  'quote deliveries',
  () => new Map(),
);

/** Whether another delivery may begin: every caller of `deliver` asks first. */
export const hasFreeSlot = () => running.size < maxConcurrent;

/**
 * Claims a request that is due, posts it to WordPress once, and stores what the answer decides. Returns it as it is then.
 * Concurrent calls share one post. Throws where the store throws: a request that was posted and could not be stored as such,
 * as on a full disk, is posted again when its claim is over, under the same reference.
 */
export function deliver(
  store: QuoteStore,
  reference: string,
  form: FormClient = wordpressForm,
): Promise<StoredQuote | null> {
  const underWay = running.get(reference);
  if (underWay) return underWay;
  const delivery = deliverOnce(store, reference, form).finally(() => running.delete(reference));
  running.set(reference, delivery);
  return delivery;
}

async function deliverOnce(
  store: QuoteStore,
  reference: string,
  form: FormClient,
): Promise<StoredQuote | null> {
  const claimed = await store.claim(reference, Date.now() + claimMs, maxWaitMs);
  if (!claimed) return store.find(reference);
  const { quote, due } = await outcomeOf(store, claimed, form);
  if (!(await store.finish(quote, due)))
    warn(
      `Quote ${reference} was not claimed any more when its delivery ended: it was deleted, or another process may have posted it, too. WordPress answered: ${quote.answer}`,
    );
  return quote;
}

async function outcomeOf(
  store: QuoteStore,
  claimed: ClaimedQuote,
  form: FormClient,
): Promise<Outcome> {
  if (claimed.uncertainPosts > maxUncertainPosts) return cutOff(claimed);
  // A request that may have been delivered is posted a few times only; an outage uses up none.
  if (claimed.uncertainPosts > 1 && !(await form.answers())) return postponed(claimed);
  const { reference, request } = claimed;
  const verdict = await withFiles(store, claimed, (files) => form.send(reference, request, files));
  return outcomeAfter(claimed, verdict);
}

/**
 * Runs work with the files of a request, which are copied from the store to this machine's disk meanwhile, for they would
 * fill its memory.
 */
async function withFiles<T>(
  store: QuoteStore,
  { reference, attachments }: SentQuote,
  work: (files: readonly QuoteFile[]) => Promise<T>,
): Promise<T> {
  if (attachments.length === 0) return work([]);
  const folder = await makeUploadFolder();
  try {
    const files = [];
    for (const [i, { name, type, size }] of attachments.entries()) {
      const path = join(folder, String(i));
      await writeFile(path, store.fileParts(reference, i));
      files.push({
        line: `${name}, ${sizeText(size)}`,
        link: fileLink(reference, i, Date.now()),
        file: new File([await openAsBlob(path, { type })], name, { type }),
      });
    }
    return await work(files);
  } finally {
    // A copy that stays is removed within an hour; an error here would have a posted request posted again.
    await rm(folder, { recursive: true, force: true }).catch(() => {});
  }
}

/** The process that claimed it died each time. */
const cutOff = (claimed: ClaimedQuote): Outcome =>
  forOperator({
    ...claimed,
    posts: maxUncertainPosts,
    answer: `${maxUncertainPosts} deliveries were cut off: look in WordPress whether it arrived.`,
  });

/** The request was not posted, so the post that its claim counted is taken back. */
const postponed = (claimed: ClaimedQuote): Outcome => ({
  quote: { ...claimed, state: 'waiting', uncertainPosts: claimed.uncertainPosts - 1 },
  due: Date.now() + retryWaitMs,
});

function outcomeAfter(claimed: ClaimedQuote, verdict: Verdict): Outcome {
  const now = Date.now();
  const posted = { ...claimed, posts: claimed.posts + 1, wordpressMessage: '', problems: {} };
  if (verdict.kind === 'sent') {
    const sent = { ...posted, state: 'sent', answer: 'mail_sent', alarm: false } as const;
    return { quote: { ...sent, deliveredAt: now }, due: now };
  }
  const answered = { ...posted, state: 'waiting', answer: verdict.reason } as const;
  switch (verdict.kind) {
    case 'undelivered': {
      const { alarm, reason } = verdict;
      const quote = { ...answered, alarm, uncertainPosts: claimed.uncertainPosts - 1 };
      const wait = waitAfter(quote.posts);
      if (alarm) logAlarm(`Quotes are not delivered: ${reason} They are kept.`);
      else logWait(quote, wait);
      return { quote, due: now + wait };
    }
    case 'unknown': {
      const { alarm, reason, wordpressMessage } = verdict;
      const quote = { ...answered, alarm, wordpressMessage };
      if (claimed.uncertainPosts >= maxUncertainPosts) return forOperator(quote);
      if (alarm)
        logAlarm(
          `Quotes are stored in WordPress at best, and its mail fails: ${reason} Each is posted ${maxUncertainPosts} times at most.`,
        );
      else logWait(quote, retryWaitMs);
      return { quote, due: now + retryWaitMs };
    }
    case 'refused': {
      const { wordpressMessage, problems } = verdict;
      return forOperator({ ...answered, wordpressMessage, problems });
    }
  }
}

function forOperator(quote: ClaimedQuote): Outcome {
  logAlarm(
    `Quote ${quote.reference} needs the operator: see \`npm run quotes\`. After ${postsText(quote.posts)}: ${quote.answer}`,
  );
  return { quote: { ...quote, state: 'refused', alarm: true }, due: Date.now() };
}

/** Exponential backoff up to five minutes, with jitter, so that a backlog is not posted at once; whole ms. */
export function waitAfter(posts: number): number {
  const longest = Math.min(firstBackoffMs * 2 ** Math.min(posts - 1, 20), maxBackoffMs);
  return Math.round(longest * (0.5 + Math.random() / 2));
}

/** Logs the reference only: the log must not name people. */
function logWait({ reference, answer, posts }: StoredQuote, wait: number) {
  warn(
    `Quote ${reference} waits ${Math.round(wait / 1000)} s after ${postsText(posts)}: ${answer}`,
  );
}
