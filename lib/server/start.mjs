// @ts-check
import { SHARE_ENV, Worker } from 'node:worker_threads';
import { toLine, toRecords } from '../runtime/log-lines.cjs';

/*
 * npm start. The site runs in a thread, so that all it prints passes here and leaves in one shape: also what Next and Node
 * print, and the stack of a crash. Signals reach this thread alone, which forwards them (`drain.ts`).
 */
const site = new Worker(new URL('./thread.mjs', import.meta.url), {
  argv: process.argv.slice(2),
  env: SHARE_ENV,
  stdout: true,
  stderr: true,
});

/** Sentences for a person at a terminal, JSON for what collects logs. `.env.example` explains LOG. */
const format = () =>
  (process.env.LOG || (process.stderr.isTTY ? 'text' : 'json')) === 'text' ? 'text' : 'json';

/** @param {NodeJS.WriteStream} stream @param {import('../runtime/log-lines.cjs').Level} level @param {string} printed */
function log(stream, level, printed) {
  for (const record of toRecords(printed, level)) stream.write(toLine(record, format()));
}

// A log that nothing reads (EPIPE) must not end the server.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

site.stdout.on('data', (chunk) => log(process.stdout, 'info', String(chunk)));
site.stderr.on('data', (chunk) => log(process.stderr, 'warn', String(chunk)));
site.once('error', (error) =>
  log(process.stderr, 'error', error instanceof Error && error.stack ? error.stack : String(error)),
);
site.once('exit', (code) => (process.exitCode = code));
// Sent when the site can end in order; until then a signal ends the process.
site.once('message', () => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => site.postMessage(signal));
});
