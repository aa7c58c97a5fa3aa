import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureChromium } from '../machine/browsers';
import { unhydrated } from '../visitor/unhydrated';
import { patienceMs, type Visitor } from '../visitor/visitor';

/** A message of the Chrome DevTools Protocol: the answer to a command where it has an id, otherwise an event. */
export interface Message {
  id?: number;
  method?: string;
  params?: { sessionId: string; targetInfo?: { type: string } };
  result?: object;
  error?: { message: string };
}

/** Reads what Chromium's debugging pipe sends, piece by piece: JSON messages, each ended by a null byte. */
export function messageReader(onMessage: (message: Message) => void) {
  let rest = Buffer.alloc(0);
  return (piece: Buffer) => {
    rest = Buffer.concat([rest, piece]);
    for (let end = rest.indexOf(0); end >= 0; end = rest.indexOf(0)) {
      onMessage(JSON.parse(rest.toString('utf8', 0, end)) as Message);
      rest = rest.subarray(end + 1);
    }
  };
}

/**
 * A tab of a new Chromium that activates the pages it prerenders. With Playwright, which attaches to the page and not to
 * its tab, Chromium only fetches them. Each page of the tab has a processor so many times as slow.
 */
export async function openChromiumTab(site: string, slowerCpu: number) {
  const flags = ['background-networking', 'component-update', 'gpu', 'quic', 'sync'];
  const profile = await mkdtemp(join(tmpdir(), 'chromium-tab-'));
  const chromium = spawn(
    ensureChromium(),
    [
      '--headless=new',
      '--no-sandbox',
      '--no-first-run',
      '--remote-debugging-pipe',
      '--window-size=1280,720',
      `--user-data-dir=${profile}`,
      ...flags.map((flag) => `--disable-${flag}`),
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const [, , , input, output] = chromium.stdio as unknown as [0, 0, 0, Writable, Readable];
  const waiting = new Map<number, { sessionId?: string; settle: (answer: Message) => void }>();
  /** The sessions of the page that is shown, and then of one that is prerendered. */
  const pages = new Set<string>();
  let lastId = 0;

  async function send<T>(method: string, params: object = {}, sessionId?: string): Promise<T> {
    const id = (lastId += 1);
    input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    const answer = await new Promise<Message>((settle) => waiting.set(id, { sessionId, settle }));
    waiting.delete(id);
    if (answer.error) throw new Error(`Chromium, ${method}: ${answer.error.message}.`);
    return (answer as { result: T }).result;
  }
  output.on(
    'data',
    messageReader(({ id, method, params, ...answer }) => {
      if (id) waiting.get(id)?.settle(answer);
      if (method === 'Target.detachedFromTarget') forget(params!.sessionId);
      if (method === 'Target.attachedToTarget' && params!.targetInfo?.type === 'page')
        void slowDown(params!.sessionId).catch(() => {}); // of a page that is already left
    }),
  );

  async function slowDown(page: string) {
    pages.add(page);
    // A page that waits for the debugger answers only when it runs.
    await Promise.all([
      send('Emulation.setCPUThrottlingRate', { rate: slowerCpu }, page),
      send('Runtime.runIfWaitingForDebugger', {}, page),
    ]);
  }
  /** A page that is left answers no more. */
  function forget(page: string) {
    pages.delete(page);
    for (const { sessionId, settle } of waiting.values())
      if (sessionId === page) settle({ error: { message: 'the page was left' } });
  }

  const { targetId } = await send<{ targetId: string }>('Target.createTarget', {
    url: 'about:blank',
    forTab: true,
  });
  const tab = { targetId, flatten: true };
  const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', tab);
  const attach = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };
  await send('Target.setAutoAttach', attach, sessionId);

  const run: Visitor['run'] = async (work, given) => {
    const expression = `globalThis.__name ??= (named) => named; (${work})(${JSON.stringify(given)})`;
    const { result, exceptionDetails } = await send<Evaluated>(
      'Runtime.evaluate',
      { expression, awaitPromise: true, returnByValue: true },
      [...pages][0],
    );
    if (exceptionDetails) throw new Error(`The page threw: ${JSON.stringify(exceptionDetails)}`);
    return result.value as never;
  };
  return {
    run,
    async open(path: string) {
      await send('Page.navigate', { url: site + path }, [...pages][0]);
      const end = Date.now() + 3 * patienceMs;
      while (await run(unhydrated)) {
        if (Date.now() > end) throw new Error(`${path} was not hydrated: ${await run(unhydrated)}`);
        await pause(50);
      }
    },
    async close() {
      await Promise.all([once(chromium, 'exit'), send('Browser.close')]);
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

interface Evaluated {
  result: { value?: unknown };
  exceptionDetails?: object;
}
