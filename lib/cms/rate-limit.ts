import { RateLimiterMemory } from 'rate-limiter-flexible';
import { env } from '@/lib/runtime/env';
import { oncePerProcess } from '@/lib/runtime/once-per-process.cjs';

/** Ten questions a minute of each kind; with a shorter cycle than a minute as many in a cycle. */
const limiter = oncePerProcess(
  'cms rate limit',
  () => new RateLimiterMemory({ points: 10, duration: Math.min(60, env.REVALIDATE_SECONDS) }),
);

/** Whether WordPress may be asked for an unknown address, which clients may invent; each `kind` has its own count. */
export const isWithinRateLimit = (kind: string): Promise<boolean> =>
  limiter.consume(kind).then(
    () => true,
    () => false,
  );
