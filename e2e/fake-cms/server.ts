import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { SeedMenuItem, SeedRecord } from '../../lib/cms/sample/record';
import { close, listen } from '../machine/local-server';
import { deliver, toReply, toRequest, unreachable, type Reply } from './reply';
import { faults, type FaultName } from './faults';
import { withName, type WithName } from './name';
import { createWordPress, type WordPress } from './wordpress';

/** A WordPress on 127.0.0.1 that can be set to fail, stall or answer wrongly. */
export interface FakeCms extends Omit<WordPress, 'answer'> {
  url: string;
  /** What a site is started with so that it finds this WordPress. */
  settings: Record<string, string>;
  /** From now on it fails so; `matching` narrows it to paths that contain or match it. The last call wins. */
  fail(fault: FaultName, matching?: string | RegExp): Promise<void>;
  /** From now on it answers properly again. */
  ok(): Promise<void>;
  /** What was asked for since the log was emptied; paths with their queries, but for the word that no two requests share. */
  requests(): readonly { path: string }[];
  /** The most requests that were under way at the same time. */
  busiest(): number;
  /** Empties the log. */
  clearLog(): void;
  stop(): Promise<void>;
}

interface Failing {
  fault: FaultName;
  matches: (path: string) => boolean;
}

/**
 * Starts it with the sample, or with other records, each answer late by `latencyMs`.
 * With `tls` it has a name and a certificate, which it can lose.
 */
export async function startFakeCms({
  records,
  menu,
  latencyMs = 0,
  tls = false,
}: {
  records?: readonly SeedRecord[];
  menu?: readonly SeedMenuItem[];
  latencyMs?: number;
  tls?: boolean;
} = {}): Promise<FakeCms> {
  const named = tls ? withName() : null;
  const server = (named?.createServer ?? createServer)((request, response) => {
    handle(request, response).catch((cause: Error) => response.destroy(cause)); // a client that left
  });
  const origin = await listen(server);
  const bound = Number(new URL(origin).port);
  const url = named?.origin(bound) ?? origin;
  const { answer, ...wordpress } = createWordPress({ records, menu, origin: url });
  let log: { path: string }[] = [];
  let running = 0;
  let busiest = 0;
  let failing: readonly Failing[] = [];
  const lose = {
    port: () => close(server),
    name: () => loseAs((cms) => cms.loseName()),
    trust: () => loseAs((cms) => cms.loseTrust()),
  };

  function loseAs(what: (cms: WithName) => void) {
    if (!named) throw new Error('Only a server with TLS has a name and a certificate to lose.');
    what(named);
    server.closeAllConnections(); // the next one is a new connection
  }

  async function handle(message: IncomingMessage, response: ServerResponse) {
    const path = message.url ?? '/';
    log.push({ path: path.replace(/&_=\d+$/, '') });
    busiest = Math.max(busiest, (running += 1));
    response.on('close', () => (running -= 1));
    const request = await toRequest(message, url);
    if (latencyMs > 0) await setTimeout(latencyMs);
    const faultOf = () => failing.findLast(({ matches }) => matches(path))?.fault;
    const early = faultOf();
    const reply =
      early && faults[early].beforeWordPress
        ? unreachable
        : ((await uploadAt(new URL(request.url).pathname)) ??
          (await toReply(await answer(request))));
    const fault = faultOf();
    if (fault) faults[fault].fail({ request: message, response, reply });
    else deliver(response, reply);
  }

  return {
    ...wordpress,
    url,
    settings: { WORDPRESS_URL: url, ...named?.settings },
    requests: () => log,
    busiest: () => busiest,
    clearLog() {
      log = [];
    },
    async fail(fault, matching) {
      const { loses } = faults[fault];
      if (loses && matching) throw new Error('A server that does not listen refuses every path.');
      if (loses) await lose[loses]();
      failing = [...failing, { fault, matches: matcher(matching) }];
    },
    async ok() {
      failing = [];
      named?.restore();
      if (!server.listening) await listen(server, bound);
    },
    async stop() {
      await close(server);
      named?.remove();
    },
  };
}

const upload = /^\/wp-content\/uploads\/2026\/11\/([\w-]+\.png)$/;

/** A picture of the sample, or `null` for any other path. Run from the project's folder. */
async function uploadAt(path: string): Promise<Reply | null> {
  const file = upload.exec(path)?.[1];
  if (!file) return null;
  const body = await readFile(join(process.cwd(), 'public/wp-content/uploads/2026/11', file)).catch(
    () => null,
  ); // no such picture: WordPress answers 404 itself
  return body && { status: 200, headers: { 'content-type': 'image/png' }, body };
}

const matcher = (matching: string | RegExp = '') =>
  typeof matching === 'string'
    ? (path: string) => path.includes(matching)
    : (path: string) => matching.test(path);
