/*
 * Quote requests that were finished offline, in a cache of this browser. Sent by the service worker (Background Sync, or
 * with the next page) or by the page; a request that is sent twice has one key, and the site stores it once.
 */
import { newKey } from './new-key';
import { asRecord, isText } from '@/lib/runtime/value-shapes';

const cacheName = 'quotes waiting';
const header = {
  at: 'x-kept-at',
  problem: 'x-problem',
  reference: 'x-reference',
  page: 'x-page',
};
/** The tag by which the browser wakes the service worker. */
export const syncTag = 'quotes';

export interface WaitingQuote {
  key: string;
  /** When it was finished, epoch milliseconds. */
  at: number;
  /** Why the site refused it; empty while it was not posted. */
  problem: string;
  /** Of a request that was sent since; empty where it waits. */
  reference: string;
  /** The page of a request that was sent since; empty where it has none. */
  page: string;
}

const addressOf = (key: string) => `/api/quote/?waiting=${encodeURIComponent(key)}`;
const keyOf = (request: Request) => new URL(request.url).searchParams.get('waiting') ?? '';

/** Whether this name is of the cache that outlives releases. */
export const isWaitingCache = (name: string) => name === cacheName;

/**
 * Has a request wait. Where another one waits under its key, with a shorter list for example, it gets a key of its own.
 * Throws where the browser cannot keep it.
 */
export async function keepWaiting(body: FormData): Promise<void> {
  const cache = await caches.open(cacheName);
  const waiting = await cache.match(addressOf(String(body.get('key'))));
  if (waiting && !waiting.headers.get(header.reference)) {
    const before = await waiting.formData().catch(() => null);
    if (!before || contentOf(before) !== contentOf(body)) body.set('key', newKey());
  }
  const response = new Response(body, { headers: { [header.at]: `${Date.now()}` } });
  await cache.put(addressOf(String(body.get('key'))), response);
}

/** Fields that differ between two tries at sending one request. */
const notContent = ['elapsed', 'again'];

/** What a request asks for, as a text to compare. A stored form has its line ends as CR LF. */
const contentOf = (body: FormData) =>
  JSON.stringify(
    [...body]
      .filter(([name]) => !notContent.includes(name))
      .map(([name, value]) =>
        typeof value === 'string'
          ? [name, value.replaceAll(/\r\n?/g, '\n')]
          : [name, value.size > 0 ? `${value.name} ${value.size}` : ''],
      ),
  );

/** The requests that wait, and those that were sent since the visitor looked, the first one first. */
export async function waitingQuotes(): Promise<readonly WaitingQuote[]> {
  if (!(await caches.has(cacheName))) return [];
  const cache = await caches.open(cacheName);
  const read = (await cache.keys()).map(async (request) => {
    const headers = (await cache.match(request))?.headers;
    const text = (name: string) => decodeURIComponent(headers?.get(name) ?? '');
    return {
      key: keyOf(request),
      at: Number(text(header.at)),
      problem: text(header.problem),
      reference: text(header.reference),
      page: text(header.page),
    };
  });
  return (await Promise.all(read)).toSorted((a, b) => a.at - b.at);
}

export async function dropWaiting(key: string): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.delete(addressOf(key));
  if ((await cache.keys()).length === 0) await caches.delete(cacheName);
}

/** Sends what waits. Returns whether nothing is left that may be sent later. */
export async function sendWaiting(): Promise<boolean> {
  let isDone = true;
  for (const { key, problem, reference } of await waitingQuotes())
    if (!problem && !reference && !(await send(key))) isDone = false;
  return isDone;
}

async function send(key: string): Promise<boolean> {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(addressOf(key));
  if (!kept) return true;
  const headers = new Headers(kept.headers);
  const response = await fetch('/api/quote/', {
    method: 'POST',
    body: await kept.clone().arrayBuffer(),
    headers: { accept: 'application/json', 'content-type': headers.get('content-type') ?? '' },
  }).catch(() => null);
  // Too many requests, or a temporary error: try again later.
  if (!response || response.status === 429 || response.status >= 500) return false;
  const answer = asRecord(await response.json().catch(() => null));
  const note = response.ok ? answer.reference : isRefusal(answer) && answer.message;
  const isTooLarge = response.status === 413;
  // Another server answered, such as a filtering proxy: try again later. Too large stays too large.
  if (!(isText(note) && note) && !isTooLarge) return false;
  // The visitor deleted it meanwhile.
  if (!(await cache.match(addressOf(key)))) return true;
  headers.set(
    response.ok ? header.reference : header.problem,
    encodeURIComponent(String(note || 'It is too large.')),
  );
  headers.set(header.page, encodeURIComponent(isText(answer.page) ? answer.page : ''));
  await cache.put(
    addressOf(key),
    new Response(response.ok ? null : await kept.blob(), { headers }),
  );
  return true;
}

/** Whether a refusal is this site's: it always has problems by field, none of another server does. */
const isRefusal = ({ problems }: Readonly<Record<string, unknown>>) =>
  asRecord(problems) === problems;
