import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

interface Change {
  type: string;
  event: string;
  slug?: string;
  before?: string;
}

/** What the site does with a webhook. */
interface Manner {
  /** How long it takes, ms. */
  takesMs?: number;
  /** What it waits for beside. */
  until?: Promise<unknown>;
  /** Addresses it reads before it answers, as the site reads the change from WordPress. */
  reads?: readonly string[];
  status?: number;
  answer?: unknown;
  /** A webhook that names this slug cannot be read. */
  refuses?: string;
}

/** The public site's webhook alone, on a free port: how many come at once, and with what. */
export async function startSiteStandIn() {
  const webhooks: Change[][] = [];
  let manner: Manner = {};
  let busy = 0;
  let maxBusy = 0;
  const server = createServer(async (request, response) => {
    busy += 1;
    maxBusy = Math.max(maxBusy, busy);
    const { takesMs = 0, until, reads = [], answer, refuses } = manner;
    const { changes } = JSON.parse(await text(request)) as { changes: Change[] };
    webhooks.push(changes);
    const isRefused = changes.some(({ slug }) => slug === refuses);
    const status = isRefused ? 400 : (manner.status ?? 200);
    await Promise.all([
      sleep(takesMs),
      until,
      ...reads.map(async (address) => (await fetch(address)).arrayBuffer()),
    ]);
    busy -= 1;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? { message: 'Refreshed.', refreshed: ['/'] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    webhooks,
    isBusy: () => busy > 0,
    /** The most webhooks that were answered at one time. */
    maxBusy: () => maxBusy,
    /** From now on; what came before is forgotten. */
    be(next: Manner) {
      manner = next;
      webhooks.length = 0;
      maxBusy = busy;
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
export type SiteStandIn = Awaited<ReturnType<typeof startSiteStandIn>>;
