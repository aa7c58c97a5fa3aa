import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { close, listen } from '../machine/local-server';

interface Change {
  type: string;
  event: string;
  slug?: string;
  before?: string;
}

/** What the site does with a webhook. */
interface Behavior {
  /** How long it takes, ms. */
  delayMs?: number;
  status?: number;
  answer?: unknown;
  /** A webhook that names this slug cannot be read. */
  refuses?: string;
}

/** The public site's webhook alone, on a free port. */
export async function startSiteStandIn() {
  const webhooks: Change[][] = [];
  let behavior: Behavior = {};
  let busy = 0;
  const server = createServer(async (request, response) => {
    busy += 1;
    const { delayMs = 0, answer, refuses } = behavior;
    const { changes } = JSON.parse(await text(request)) as { changes: Change[] };
    webhooks.push(changes);
    const isRefused = changes.some(({ slug }) => slug === refuses);
    const status = isRefused ? 400 : (behavior.status ?? 200);
    await pause(delayMs);
    busy -= 1;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? { message: 'Refreshed.', refreshed: ['/'] }));
  });
  return {
    url: await listen(server),
    webhooks,
    isBusy: () => busy > 0,
    /** From now on; empties `webhooks`. */
    setBehavior(next: Behavior) {
      behavior = next;
      webhooks.length = 0;
    },
    stop: () => close(server),
  };
}

/** What the site answered to a webhook. */
interface Relayed {
  changes: readonly Change[];
  message: string;
  refreshed: readonly string[];
}

/** Stands between WordPress and the site: passes each webhook on, and keeps it with its answer. */
export async function startRelay(siteUrl: () => string) {
  const relayed: Relayed[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const { host: _, connection: __, ...headers } = request.headers as Record<string, string>;
    const answer = await fetch(siteUrl() + request.url, { method: 'POST', body, headers }).catch(
      () => null,
    );
    const answered = (await answer?.text()) ?? '{}';
    const { message = '', refreshed = [] } = JSON.parse(answered) as Partial<Relayed>;
    const { changes } = JSON.parse(body) as Pick<Relayed, 'changes'>;
    if (answer?.ok) relayed.push({ changes, message, refreshed });
    response.writeHead(answer?.status ?? 502, { 'content-type': 'application/json' });
    response.end(answered);
  });
  return { url: await listen(server), relayed, stop: () => close(server) };
}

export type SiteStandIn = Awaited<ReturnType<typeof startSiteStandIn>>;
