import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { env } from '@/lib/env';
import { site } from '@/lib/site';
import { Refusal } from './refusal';

const windowSeconds = 600;

const shared = globalThis as { quoteLimiter?: RateLimiterMemory };
const limiter = () =>
  (shared.quoteLimiter ??= new RateLimiterMemory({
    points: env.QUOTE_LIMIT,
    duration: windowSeconds,
  }));

/** Counts a form posted by a client. Throws a `Refusal` where it has posted too many in ten minutes. */
export async function countForm(client: string): Promise<void> {
  try {
    await limiter().consume(client);
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
