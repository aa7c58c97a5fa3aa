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
 * A Chromium of which one page alone is looked at. Playwright attaches to service workers too, and a worker that is
 * watched is at times not replaced: it waits for good, with nothing to do, where the same worker unwatched is gone
 * in a second.
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
  const tell = speak(child.stdio[3] as Writable, child.stdio[4] as Readable);
  const { targetId } = await tell('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await tell('Target.attachToTarget', { targetId, flatten: true });
  const page = (method: string, params: object) => tell(method, params, sessionId as string);
  return {
    /** Opens an address, and waits for its load event. */
    async open(url: string) {
      await page('Page.navigate', { url });
      while ((await this.see(() => document.readyState)) !== 'complete') await pause(50);
    },
    /** What a function answers in the page; it knows nothing of what is outside of it. */
    async see<T>(look: () => T | Promise<T>): Promise<T> {
      const { result } = await page('Runtime.evaluate', {
        expression: `(${look})()`,
        awaitPromise: true,
        returnByValue: true,
      });
      return (result as { value: T }).value;
    },
    async stop() {
      child.kill('SIGKILL');
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
    },
  };
}

/** The DevTools protocol over two pipes: JSON, each message ended by a zero byte. */
function speak(into: Writable, from: Readable) {
  const waiting = new Map<number, (answer: Answer) => void>();
  let heard = '';
  from.setEncoding('utf8').on('data', (words: string) => {
    const messages = (heard + words).split('\0');
    heard = messages.pop()!;
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
