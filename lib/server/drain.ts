import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as afterPending, setTimeout as pause } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { env } from '@/lib/runtime/env';
import { logFault } from '@/lib/runtime/log';
import { siteServer } from '@/lib/runtime/process-state.cjs';

/** Requests and deliveries that take longer than this are aborted, ms. */
const maxMs = 15_000;
/** How long open connections without a request may still bring one, ms. The answer closes them. */
const idleMs = 1_000;

/**
 * On SIGTERM and SIGINT: /api/ready/ answers 503; after DRAIN_SECONDS no new connection is accepted, each answer closes
 * its own, started requests are answered, no delivery of a quote begins, and when the running ones are finished the process
 * exits with 0. It does so 15 s after DRAIN_SECONDS at the latest: a delivery that takes longer is then posted again at a
 * later start.
 */
export function drainOnSignal(server: Server, closeNext: () => Promise<void>): void {
  // A thread gets no signals: `start.mjs` posts them here after the message below.
  parentPort?.on('message', (signal: string) => {
    if (siteServer.draining) return signal === 'SIGINT' ? process.exit(130) : undefined;
    siteServer.draining = true;
    setTimeout(() => process.exit(0), maxMs + env.DRAIN_SECONDS * 1000).unref();
    void drain(server, closeNext)
      .catch((error: unknown) => logFault('The server did not end in order:', error))
      .then(() => process.exit(0));
    return undefined;
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage('awaits signals');
}

async function drain(server: Server, closeNext: () => Promise<void>) {
  if (env.DRAIN_SECONDS > 0) await pause(env.DRAIN_SECONDS * 1000);
  const closed = await stopListening(server);
  const finished = Promise.all(siteServer.beforeExit.map((finish) => finish()));
  await Promise.race([closed.all, pause(idleMs)]);
  server.closeIdleConnections();
  await Promise.all([closed.all, finished]);
  await closeNext();
}

/** The listener closes after 50 ms without a new connection and a quiet turn of the event loop; each is awaited for 1 s at most. */
const quietMs = 50;
const maxWaitMs = 1_000;

let listenerClosing: Promise<void> | null = null;

/** What each request waits for before it is answered: nothing, but for the moment in which the listener is closed. */
export const whileListenerCloses = (): Promise<void> | null => listenerClosing;

/**
 * Accepts no more connections. Closing the listener would reset connections that the system has taken and the process
 * has not accepted: so new requests wait until none arrives any more, then the listener is closed and all are answered.
 * `all` resolves when the last connection is closed.
 */
export async function stopListening(server: Server): Promise<{ all: Promise<void> }> {
  let listenerClosed = () => {};
  listenerClosing = new Promise((resolve) => (listenerClosed = resolve));
  await noNewConnections(server);
  // `close` of `net.Server`: that of `http.Server` also closes idle connections, on which a request may be on its way.
  const all = new Promise<void>((resolve) => {
    NetServer.prototype.close.call(server, () => resolve());
  });
  siteServer.closing = true; // before requests go on: each answer closes its connection
  listenerClosing = null;
  listenerClosed();
  return { all };
}

/**
 * Waits until no connection arrived for a while, then for a turn of the event loop that accepts none and is so short
 * that none can be waiting. Where connections never cease to arrive, for such a turn alone.
 */
async function noNewConnections(server: Server) {
  let arrivedAt = performance.now();
  const note = () => (arrivedAt = performance.now());
  server.on('connection', note);
  const until = performance.now() + maxWaitMs;
  while (performance.now() < Math.min(arrivedAt + quietMs, until)) await pause(5);
  await afterPending(); // the end of the current turn of the event loop
  for (const last = performance.now() + maxWaitMs; performance.now() < last;) {
    const began = performance.now();
    await afterPending();
    if (arrivedAt < began && performance.now() - began < 2) break;
  }
  server.off('connection', note);
}
