import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { SeedMenuItem, SeedRecord } from '../../lib/cms/sample/record';
import { close, listen } from '../machine/local-server';
import { deliver, toReply, toRequest, unreachable, type Reply } from './reply';
import { faults, type FaultName } from './faults';
import { withName } from './name';
import { createWordPress } from './wordpress';

interface Failing {
  fault: FaultName;
  matches: (path: string) => boolean;
}

/**
 * A WordPress on 127.0.0.1 that can be set to fail, stall or answer wrongly: with the sample, or with other records, each
 * answer late by `latencyMs`. With `isNamed` it has a name and a certificate, which it can lose.
 */
export async function startFakeCms({
  records,
  menu,
  latencyMs = 0,
  isNamed = false,
}: {
  records?: readonly SeedRecord[];
  menu?: readonly SeedMenuItem[];
  latencyMs?: number;
  isNamed?: boolean;
} = {}) {
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    handle(request, response).catch((cause: Error) => response.destroy(cause)); // a client that left
  };
  const named = isNamed ? await withName(listener) : null;
  const server = named?.server ?? createServer(listener);
  const origin = await listen(server);
  const bound = Number(new URL(origin).port);
  const url = named?.origin(bound) ?? origin;
  const { answer, ...wordpress } = createWordPress({ records, menu, origin: url });
  let log: { path: string }[] = [];
  let running = 0;
  let busiest = 0;
  let failing: readonly Failing[] = [];

  async function lose(what: 'port' | 'name' | 'trust') {
    if (what === 'port') return close(server);
    if (!named) throw new Error('Only a named server has a name and a certificate to lose.');
    named.lose[what]();
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
    /** What a site is started with so that it finds this WordPress. */
    settings: { WORDPRESS_URL: url, ...named?.settings } as Record<string, string>,
    /** What was asked for since the log was emptied; paths with their queries, but for the word that no two requests share. */
    requests: (): readonly { path: string }[] => log,
    /** The most requests that were under way at the same time. */
    busiest: () => busiest,
    /** Empties the log. */
    clearLog() {
      log = [];
    },
    /** From now on it fails so; `matching` narrows it to paths that contain or match it. The last call wins. */
    async fail(fault: FaultName, matching?: string | RegExp) {
      const { loses } = faults[fault];
      if (loses && matching) throw new Error('A server that does not listen refuses every path.');
      if (loses) await lose(loses);
      failing = [...failing, { fault, matches: matcher(matching) }];
    },
    /** From now on it answers properly again. */
    async ok() {
      failing = [];
      named?.restore();
      if (!server.listening) await listen(server, bound);
    },
    stop: () => close(server),
  };
}

export type FakeCms = Awaited<ReturnType<typeof startFakeCms>>;

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
