import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { media, menu, records as sampleRecords } from '../../lib/cms/sample/records';
import type { SeedRecord } from '../../lib/cms/sample/record';
import { createWordPress, type WordPress } from '../../lib/cms/sample/wordpress';
import { deliver, toAnswered, toRequest } from './answered';
import { faultNamed, type FaultName } from './faults';
import { watchTraffic, type LoggedRequest } from './traffic';
import { uploadAt } from './uploads';

/** A WordPress on 127.0.0.1 that can be told to fail, stall or lie. */
export interface FakeCms extends Omit<WordPress, 'answer'> {
  url: string;
  /** From now on it fails so; `matching` narrows it to paths that contain or match it. The last told wins. */
  fail(fault: FaultName, matching?: string | RegExp): Promise<void>;
  /** From now on it answers properly again. */
  ok(): Promise<void>;
  requests(): readonly LoggedRequest[];
  /** The most requests that were under way at the same time. */
  busiest(): number;
  /** Starts the log anew. */
  forget(): void;
  stop(): Promise<void>;
}

interface Failing {
  fault: FaultName;
  matches: (path: string) => boolean;
}

/** Starts it with the sample, or with other records, each answer late by `latencyMs`. Port 0 takes a free one. */
export async function startFakeCms({
  port = 0,
  records = sampleRecords,
  collections = [],
  latencyMs = 0,
}: {
  port?: number;
  records?: readonly SeedRecord[];
  /** Collections beside those of the sample. */
  collections?: readonly string[];
  latencyMs?: number;
} = {}): Promise<FakeCms> {
  const server = createServer((request, response) => {
    handle(request, response).catch((cause: Error) => response.destroy(cause)); // a client that left
  });
  const bound = await listen(server, port);
  const url = `http://127.0.0.1:${bound}`;
  const { answer, ...wordpress } = createWordPress({
    records,
    media,
    menu,
    collections,
    origin: url,
  });
  const traffic = watchTraffic();
  let failing: readonly Failing[] = [];

  async function handle(message: IncomingMessage, response: ServerResponse) {
    traffic.enter(message, response);
    const path = message.url ?? '/';
    const request = await toRequest(message, url);
    if (latencyMs > 0) await setTimeout(latencyMs);
    const answered =
      (await uploadAt(new URL(request.url).pathname)) ?? (await toAnswered(await answer(request)));
    const fault = failing.findLast(({ matches }) => matches(path))?.fault;
    if (fault) faultNamed(fault)({ request: message, response, answered });
    else deliver(response, answered);
  }

  return {
    ...wordpress,
    url,
    requests: traffic.requests,
    busiest: traffic.busiest,
    forget: traffic.forget,
    async fail(fault, matching) {
      if (fault === 'refused') {
        if (matching) throw new Error('A server that does not listen refuses every path.');
        await close(server);
      }
      failing = [...failing, { fault, matches: matcher(matching) }];
    },
    async ok() {
      failing = [];
      if (!server.listening) await listen(server, bound);
    },
    stop: () => close(server),
  };
}

const matcher = (matching: string | RegExp = '') =>
  typeof matching === 'string'
    ? (path: string) => path.includes(matching)
    : (path: string) => matching.test(path);

const listen = (server: Server, port: number) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });

function close(server: Server) {
  if (!server.listening) return Promise.resolve();
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeAllConnections(); // those that hang would keep it open
  return closed;
}
