import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { env } from '@/lib/runtime/env';
import { site } from '@/lib/site/company';
import { oncePerProcess } from '@/lib/runtime/once-per-process.cjs';
import { counted } from '@/lib/site/counted';
import type { Client } from './client-of';
import { Refusal } from '@/lib/server/refusal';

const windowSeconds = 600;
/** The /48 network of a client may post this many times as much as its /64 network. */
const siteFactor = 10;

/** What is posted, and how many for each quote request that `QUOTE_LIMIT` allows. A list is checked again after each change; files are large. */
const factors = { quotes: 1, files: 0.5, lists: 10 } as const;
type Kind = keyof typeof factors;

/** Counted in this process: of several each counts for itself. */
const limiter = (name: string, points: number) =>
  new RateLimiterMemory({ points, duration: windowSeconds, keyPrefix: name });

const limitersOf = (kind: Kind) =>
  oncePerProcess(`limiters of ${kind}`, () => {
    const points = Math.ceil(factors[kind] * env.QUOTE_LIMIT);
    return {
      network: limiter(`${kind}:posts`, points),
      site: limiter(`${kind}:posts-48`, siteFactor * points),
    };
  });

/** Counts a form posted by a client. Throws a `Refusal` where it has posted too many in ten minutes. */
export async function countPost(kind: Kind, { network, site: wider }: Client): Promise<void> {
  const limiters = limitersOf(kind);
  try {
    await limiters.network.consume(network);
    if (wider) await limiters.site.consume(wider);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    const minutes = Math.ceil(seconds / 60);
    throw new Refusal(
      429,
      `Too many requests came from your network. Please try again in ${counted(minutes, 'minute')}, or call us at ${site.phone}. Everything you typed is still here.`,
      { retryAfterSeconds: seconds },
    );
  }
}
