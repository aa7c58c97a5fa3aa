/*
 * Quote requests that were finished offline, in a cache of this browser. Sent by the service worker (Background Sync, or
 * with the next page) or by the page. The site's reference is made of key and content, so what is sent twice is stored once.
 */
import { asRecord, isText } from '@/lib/runtime/value-shapes';
import { digestOf } from './digest';

const cacheName = 'quotes waiting';
const header = {
  at: 'x-kept-at',
  answers: 'x-answers',
  parts: 'x-parts',
  note: 'x-note',
  notedAt: 'x-noted-at',
  problem: 'x-problem',
  reference: 'x-reference',
  page: 'x-page',
};
/** The tag by which the browser wakes the service worker. */
export const syncTag = 'quotes';
/** After an answer that took nothing, a request of up to 50 MB is not posted again sooner, ms. */
const pauseMs = 5 * 60_000;

/**
 * What a request was made of, as digests: what was changed since is another request. Like the site's reference
 * (`compose.ts`), of neither the page it was asked from nor the time that writing took.
 */
export interface SentContent {
  /** Of the five answers together. */
  answers: string;
  /** Of each line and each file. */
  parts: readonly string[];
}

export interface WaitingQuote extends SentContent {
  /** Its key with a digest of its content. */
  id: string;
  /** When it was finished, epoch milliseconds. */
  at: number;
  /** What was answered when it was posted last and not taken, to be posted again; empty where nothing was. */
  note: string;
  /** Why the site refused it; empty while it may be taken. */
  problem: string;
  /** Of a request that was sent since; empty where it waits. */
  reference: string;
  /** The page of a request that was sent since; empty where it has none. */
  page: string;
}

const addressOf = (id: string) => `/api/quote/?waiting=${encodeURIComponent(id)}`;
const idOf = (request: Request) => new URL(request.url).searchParams.get('waiting') ?? '';

/** Whether this name is of the cache that outlives releases. */
export const isWaitingCache = (name: string) => name === cacheName;

/** Has a request wait, once for each key and content. Throws where the browser cannot keep it. */
export async function keepWaiting(body: FormData, content: SentContent): Promise<void> {
  const cache = await caches.open(cacheName);
  const headers = {
    [header.at]: `${Date.now()}`,
    [header.answers]: content.answers,
    [header.parts]: content.parts.join(' '),
  };
  const id = `${String(body.get('key'))} ${digestOf(JSON.stringify(content))}`;
  await cache.put(addressOf(id), new Response(body, { headers }));
}

/** The requests that wait, and those that were sent since the visitor looked, the first one first. */
export async function waitingQuotes(): Promise<readonly WaitingQuote[]> {
  if (!(await caches.has(cacheName))) return [];
  const cache = await caches.open(cacheName);
  const read = (await cache.keys()).map(async (request) => {
    const headers = (await cache.match(request))?.headers;
    const text = (name: string) => decodeURIComponent(headers?.get(name) ?? '');
    return {
      id: idOf(request),
      at: Number(text(header.at)),
      answers: text(header.answers),
      parts: text(header.parts).split(' '),
      note: text(header.note),
      problem: text(header.problem),
      reference: text(header.reference),
      page: text(header.page),
    };
  });
  return (await Promise.all(read)).toSorted((a, b) => a.at - b.at);
}

export async function dropWaiting(id: string): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.delete(addressOf(id));
}

/**
 * Sends what waits; what was answered and not taken less than five minutes ago only where `isPressed`. Returns whether
 * nothing is left that may be sent later.
 */
export async function sendWaiting(isPressed = false): Promise<boolean> {
  let isDone = true;
  for (const { id, problem, reference } of await waitingQuotes())
    if (!problem && !reference && !(await send(id, isPressed))) isDone = false;
  return isDone;
}

async function send(id: string, isPressed: boolean): Promise<boolean> {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(addressOf(id));
  if (!kept) return true;
  const headers = new Headers(kept.headers);
  const sinceNote = Math.abs(Date.now() - Number(headers.get(header.notedAt)));
  if (sinceNote < pauseMs && !isPressed) return false;
  const response = await fetch('/api/quote/', {
    method: 'POST',
    body: await kept.clone().arrayBuffer(),
    headers: { accept: 'application/json', 'content-type': headers.get('content-type') ?? '' },
  }).catch(() => null);
  if (!response) return false;
  const answer = asRecord(await response.json().catch(() => null));
  const [name, text] = outcomeOf(response, answer);
  // The visitor deleted it meanwhile.
  if (!(await cache.match(addressOf(id)))) return true;
  headers.set(name, encodeURIComponent(text));
  headers.set(header.notedAt, `${Date.now()}`);
  headers.set(header.page, encodeURIComponent(isText(answer.page) ? answer.page : ''));
  const body = name === header.reference ? null : await kept.blob();
  // Where there is no room for the outcome, the request waits as before.
  await cache.put(addressOf(id), new Response(body, { headers })).catch(() => {});
  return name !== header.note;
}

/** What an answer makes of a request, as a header of it: sent, refused for good, or to be posted again. */
function outcomeOf(
  { ok, status }: Response,
  { reference, message, problems }: Readonly<Record<string, unknown>>,
): [name: string, text: string] {
  if (ok && isText(reference) && reference) return [header.reference, reference];
  // An answer of this site always has problems by field, none of another server does, such as a filtering proxy.
  const sentence = asRecord(problems) === problems && isText(message) ? message : '';
  // 400: it arrived incomplete.
  const isTemporary = ok || status === 400 || status === 429 || status >= 500;
  if (sentence && !isTemporary) return [header.problem, sentence];
  // Too large stays too large.
  if (status === 413) return [header.problem, 'It is too large.'];
  return [header.note, sentence || `Another server answered (${status}).`];
}
