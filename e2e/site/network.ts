import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

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

/** Stands between a browser and a site as the network does: slow, cut, or with another release behind it. */
export async function startNetwork(target: string) {
  const asked: { method: string; path: string; at: number }[] = [];
  let slowMs = 0;
  let change = (_path: string, text: string) => text;
  let pieces: Pieces | null = null;
  let server: Server;
  const listen = async (port: number) => {
    // A browser that goes away ends its request; nobody waits for the answer.
    server = createServer((request, response) =>
      pass(request, response).catch(() => response.destroy()),
    );
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  };
  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url = '/', headers } = request;
    asked.push({ method, path: url, at: Date.now() });
    await pause(slowMs);
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
    const given = Buffer.from(await answer.arrayBuffer());
    const sent = /text|javascript/.test(type) ? change(url, given.toString()) : given;
    const kept = [...answer.headers].filter(([name]) => !/^(content-length|transfer)/.test(name));
    response.writeHead(answer.status, Object.fromEntries(kept));
    if (pieces && type.includes('html')) await inPieces(response, Buffer.from(sent), pieces);
    else response.end(sent);
  };
  await listen(0);
  const { port } = server!.address() as AddressInfo;
  const cut = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return {
    port,
    asked,
    cut,
    mend: () => listen(port),
    /** Milliseconds before each answer. */
    slow: (ms: number) => (slowMs = ms),
    /** Has pages come piece by piece. */
    trickle: (next: Pieces) => (pieces = next),
    /** What another release, or an editor, would have the site say. */
    change: (next: (path: string, text: string) => string) => (change = next),
  };
}
