import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { close, listen } from '../machine/local-server';

/** Stands between a browser and a site as the network does: slow or cut. */
export async function startNetwork(target: string) {
  const asked: { path: string }[] = [];
  let delayMs = 0;
  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url = '/', headers } = request;
    asked.push({ path: url });
    await pause(delayMs);
    const body = method === 'POST' ? await buffer(request) : undefined;
    const answer = await fetch(target + url, {
      method,
      body,
      headers: {
        'accept-encoding': 'identity',
        ...(headers.accept && { accept: headers.accept }),
        ...(body && { 'content-type': headers['content-type'] }),
        ...(headers.rsc && { rsc: String(headers.rsc) }),
      },
      redirect: 'manual',
    });
    const kept = [...answer.headers].filter(([name]) => !/^(content-length|transfer)/.test(name));
    response.writeHead(answer.status, Object.fromEntries(kept));
    response.end(Buffer.from(await answer.arrayBuffer()));
  };
  // A browser that goes away ends its request, which then needs no answer.
  const server = createServer((request, response) =>
    pass(request, response).catch(() => response.destroy()),
  );
  const port = Number(new URL(await listen(server)).port);
  return {
    port,
    asked,
    disconnect: () => close(server),
    reconnect: () => listen(server, port),
    /** Milliseconds before each answer. */
    setDelay: (ms: number) => (delayMs = ms),
  };
}
