/** @jest-environment node */
import { createServer, get, type Server, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { listen } from '@/e2e/machine/local-server';
import { whileListenerCloses, stopListening } from './drain';
import { siteServer } from '@/lib/runtime/process-state.cjs';

let server: Server;
let url: string;
beforeEach(async () => {
  siteServer.closing = false;
  server = createServer((_, response) => void answer(response));
  url = await listen(server);
});

/** As `serve.ts` does. */
async function answer(response: ServerResponse) {
  await whileListenerCloses();
  await pause(2);
  response.writeHead(200, { connection: 'close' }).end('answered');
}

/** The code of what went wrong with one request over a connection of its own; `null` where it was answered. */
const ask = () =>
  new Promise<string | null>((resolve) => {
    const fail = (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message);
    get(url, { agent: false }, (response) => {
      response.resume();
      response.once('end', () => resolve(null)).once('error', fail);
    }).once('error', fail);
  });

/** Twenty clients that open one connection after the other until none is accepted: what they met, by code. */
async function askUntilRefused() {
  const met: Record<string, number> = {};
  const client = async () => {
    for (;;) {
      const fault = (await ask()) ?? 'answered';
      met[fault] = (met[fault] ?? 0) + 1;
      if (fault === 'ECONNREFUSED') return;
      await pause(Math.random() * 5);
    }
  };
  await Promise.all(Array.from({ length: 20 }, client));
  return met;
}

test('no connection is reset when the listener is closed while clients keep opening them', async () => {
  const asking = askUntilRefused();
  await pause(200);
  await (
    await stopListening(server)
  ).all;
  const { answered, ...failed } = await asking;
  expect(answered).toBeGreaterThanOrEqual(20);
  expect(failed).toEqual({ ECONNREFUSED: 20 });
});

test('without connections it stops at once', async () => {
  const began = performance.now();
  await (
    await stopListening(server)
  ).all;
  expect(performance.now() - began).toBeLessThan(900);
  expect(await ask()).toBe('ECONNREFUSED');
});

test('clients that wait for no answer cannot keep it open', async () => {
  const sending = setInterval(() => void ask(), 10);
  await stopListening(server);
  clearInterval(sending);
  expect(await ask()).toBe('ECONNREFUSED');
});

test('requests that arrive meanwhile wait, and are answered when the listener is closed', async () => {
  const stopping = stopListening(server);
  const asked = ask();
  await pause(20);
  expect(siteServer.closing).toBe(false);
  await stopping;
  expect(siteServer.closing).toBe(true);
  expect(await asked).toBeNull();
});
