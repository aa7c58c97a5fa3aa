import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { findChromium } from '../machine/browsers';

interface Answer {
  id?: number;
  result?: Readonly<Record<string, unknown>>;
  error?: { message: string };
}

/**
 * A Chromium in which only one page is attached to. Playwright attaches to service workers too, and sometimes an idle
 * worker that a debugger is attached to is never replaced; without a debugger it is replaced in a second.
 */
export async function startUnwatchedBrowser(args: readonly string[]) {
  const profile = mkdtempSync(join(tmpdir(), 'unwatched-'));
  const child = spawn(
    findChromium()!,
    [
      '--headless',
      '--no-sandbox',
      '--no-first-run',
      '--remote-debugging-pipe',
      `--user-data-dir=${profile}`,
      ...args,
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const ended = once(child, 'exit');
  const send = devToolsProtocol(child.stdio[3] as Writable, child.stdio[4] as Readable);
  const { targetId } = await send('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
  const page = (method: string, params: object) => send(method, params, sessionId as string);
  return {
    /** Opens an address, and waits for its load event. */
    async open(url: string) {
      await page('Page.navigate', { url });
      while ((await this.see(() => document.readyState)) !== 'complete') await pause(50);
    },
    /** The result of a function that runs in the page; it cannot use variables from outside. */
    async see<T>(look: () => T | Promise<T>): Promise<T> {
      const { result } = await page('Runtime.evaluate', {
        expression: `(${look})()`,
        awaitPromise: true,
        returnByValue: true,
      });
      return (result as { value: T }).value;
    },
    async stop() {
      // Killed, it would leave processes that still write into the profile.
      void send('Browser.close', {});
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
    },
  };
}

/** Sends commands by the DevTools protocol over two pipes: JSON messages, each ended by a zero byte. */
function devToolsProtocol(into: Writable, from: Readable) {
  const waiting = new Map<number, (answer: Answer) => void>();
  let incomplete = '';
  from.setEncoding('utf8').on('data', (words: string) => {
    const messages = (incomplete + words).split('\0');
    incomplete = messages.pop()!;
    for (const message of messages) {
      const answer = JSON.parse(message) as Answer;
      waiting.get(answer.id ?? 0)?.(answer);
    }
  });
  let last = 0;
  return async (method: string, params: object, sessionId?: string) => {
    const id = (last += 1);
    const { result, error } = await new Promise<Answer>((resolve) => {
      waiting.set(id, resolve);
      into.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });
    waiting.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result!;
  };
}
