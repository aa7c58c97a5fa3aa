import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { close, listen } from '../machine/local-server';

/** Bytes at a time, and the milliseconds between. */
interface Pieces {
  bytes: number;
  pauseMs: number;
}

async function inPieces(response: ServerResponse, body: Buffer, { bytes, pauseMs }: Pieces) {
  for (let at = 0; at < body.length; at += bytes) {
    response.write(body.subarray(at, at + bytes));
    await pause(pauseMs);
  }
  response.end();
}

/** Stands between a browser and a site as the network does: slow or cut. */
export async function startNetwork(target: string) {
  const asked: { path: string }[] = [];
  let delayMs = 0;
  let pieces: Pieces | null = null;
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
    const type = answer.headers.get('content-type') ?? '';
    const sent = Buffer.from(await answer.arrayBuffer());
    const kept = [...answer.headers].filter(([name]) => !/^(content-length|transfer)/.test(name));
    response.writeHead(answer.status, Object.fromEntries(kept));
    if (pieces && type.includes('html')) await inPieces(response, sent, pieces);
    else response.end(sent);
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
    /** Has pages come piece by piece. */
    setPieces: (next: Pieces) => (pieces = next),
  };
}
