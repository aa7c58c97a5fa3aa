import { RateLimiterMemory } from 'rate-limiter-flexible';
import { z } from 'zod';
import { countedEvents, type CountedEvent } from '@/lib/site/analytics';
import { clientOf } from '@/lib/quotes/intake/client-of';
import { postedBody } from '@/lib/server/posted-body';

const maxBytes = 1_000;
/** Events that a client may send in a minute. Counted in memory alone, so that no address is written anywhere. */
const limiter = new RateLimiterMemory({ points: 60, duration: 60 });

/** `["Page view", "/inventory/"]` */
const eventSchema = z.tuple([z.enum(countedEvents), z.string().startsWith('/')]);

/** The event that a browser sent, or the status it is answered with: nothing to count (204), or refused. */
export async function readEvent(
  request: Request,
): Promise<readonly [event: CountedEvent, path: string] | Refused> {
  const posted = await postedJson(request);
  if (typeof posted === 'number') return posted;
  const event = eventSchema.safeParse(posted.json);
  return event.success ? event.data : 400;
}

type Refused = 204 | 400 | 403 | 429;

/** The small JSON that a page of the site posted about a visit, or the status it is answered with. */
export async function postedJson(request: Request): Promise<{ json: unknown } | Refused> {
  const { headers } = request;
  if (headers.get('sec-fetch-site') === 'cross-site') return 403;
  if (headers.get('dnt') === '1' || headers.get('sec-gpc') === '1') return 204;
  try {
    await limiter.consume(clientOf(request).network);
  } catch {
    return 429;
  }
  return { json: parse(await postedBody(request, maxBytes)) };
}

function parse(body: Uint8Array | null): unknown {
  try {
    return JSON.parse(Buffer.from(body ?? []).toString());
  } catch {
    return null;
  }
}
