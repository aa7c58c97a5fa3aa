import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import next from 'next';
import { logFault } from '@/lib/runtime/log';
import { dropInternalHeaders, dropOddRouterHeaders } from '@/lib/next/internal-requests';
import { queryHeader } from '@/lib/routing/request-query';
import { originOf, type Listening } from './arguments';
import { setClientAddress } from './client-address';
import { drainOnSignal, whileListenerCloses } from './drain';
import { siteServer } from '@/lib/runtime/process-state.cjs';
import { checkRequestLine } from './request-line';
import { SiteResponse } from './site-response';

/** Timeouts for slow or idle clients, ms. A form is at most 320 kB, with files 52 MB; nginx in front waits for its client itself. */
const timeouts = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
  /** Longer than nginx keeps a connection open without a request (60 s), so that nginx is the one to close it. */
  keepAliveTimeout: 65_000,
};
/** Timeout of a client that reads nothing, or of a page that does not finish, ms. A collection may take 45 s. */
const idleTimeoutMs = 120_000;

/**
 * Serves the site until SIGTERM: each request is refused or passed to Next, which writes through `SiteResponse`. Listens
 * only when it can answer: until then nginx uses another instance. Resolves when it listens; throws where it cannot.
 */
export async function serve({ port, hostname }: Listening): Promise<{ origin: string }> {
  const actual = port || (await freePort(hostname));
  siteServer.running = true;
  siteServer.origin = originOf({ address: hostname, port: actual });
  const app = next({
    dir: process.cwd(),
    hostname,
    port: actual,
    // Every failure is one line of JSON, from instrumentation.ts (`failures.ts`); Next would print a stack for each.
    quiet: true,
    // Next adds its listener for protocol upgrades (WebSocket) to this server, which never listens: the site has no
    // upgrades, and Node answers a request for one without it.
    httpServer: createServer(),
  });
  await app.prepare();
  const handle = app.getRequestHandler();

  async function answer(request: IncomingMessage, response: SiteResponse) {
    await whileListenerCloses();
    const checked = checkRequestLine(request.method, request.url);
    if ('status' in checked) return refuse(response, checked);
    request.url = checked.target;
    dropInternalHeaders(request.headers);
    dropOddRouterHeaders(request.headers);
    setClientAddress(request);
    // Next gives middleware a query that it has parsed and serialized again.
    request.headers[queryHeader] = /\?[^#]*/.exec(checked.target)?.[0] ?? '';
    try {
      await handle(request, response);
    } catch (error) {
      logFault('A request could not be answered:', error);
      if (!response.headersSent) response.writeHead(500, { 'cache-control': 'no-store' });
      response.end();
    }
  }

  const server = createServer(
    { ServerResponse: SiteResponse, ...timeouts },
    (request, response) => {
      void answer(request, response);
    },
  );
  server.setTimeout(idleTimeoutMs);
  await listen(server, actual, hostname);
  drainOnSignal(server, () => app.close());
  return { origin: siteServer.origin };
}

/** Rejects with the error of the system where the address cannot be listened at. */
const listen = (server: Server, port: number, host: string) =>
  new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen({ port, host, backlog: 511 }, resolve),
  );

/** A port that is free, and that no client knows: a connection to it would be lost. */
async function freePort(hostname: string): Promise<number> {
  const server = createServer();
  await listen(server, 0, hostname);
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Refuses a request without reading the rest of it, and closes its connection. */
function refuse(response: SiteResponse, { status, allow }: { status: number; allow?: string }) {
  response.writeHead(status, {
    connection: 'close',
    'cache-control': 'no-store',
    'content-length': 0,
    ...(allow && { allow }),
  });
  response.end();
}
