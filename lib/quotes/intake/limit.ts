import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { env } from '@/lib/env';
import { peers } from '@/lib/peers/peers';
import { site } from '@/lib/site';
import { sharedRedis } from '../redis';
import { Refusal } from './refusal';

const windowSeconds = 600;

const shared = globalThis as { quoteLimiter?: RateLimiterAbstract };

/** Counted in this process, or in Redis where several machines share one. */
function limiter(): RateLimiterAbstract {
  const limits = { points: env.QUOTE_LIMIT, duration: windowSeconds, keyPrefix: 'quotes:posts' };
  const here = new RateLimiterMemory(limits);
  const storeClient = env.QUOTE_STORE ? sharedRedis(env.QUOTE_STORE) : peers()?.redis.client;
  if (!storeClient) return here;
  // Without its Redis each machine counts for itself.
  return new RateLimiterRedis({ ...limits, storeClient, insuranceLimiter: here });
}

/** Counts a form posted by a client. Throws a `Refusal` where it has posted too many in ten minutes. */
export async function countForm(client: string): Promise<void> {
  try {
    await (shared.quoteLimiter ??= limiter()).consume(client);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    const minutes = Math.ceil(seconds / 60);
    throw new Refusal(
      429,
      `Too many requests came from your network. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, or call us at ${site.phone}.`,
      { retryAfterSeconds: seconds },
    );
  }
}
