import { RateLimiterMemory } from 'rate-limiter-flexible';
import { env } from '@/lib/runtime/env';
import { oncePerProcess } from '@/lib/runtime/once-per-process.cjs';

/** Ten questions a minute of each kind; with a shorter cycle than a minute as many in a cycle. */
const limiter = oncePerProcess(
  'cms rate limit',
  () => new RateLimiterMemory({ points: 10, duration: Math.min(60, env.REVALIDATE_SECONDS) }),
);

/**
 * Whether a request may be sent to WordPress for an unknown address. Clients may invent them: ten thousand of them cost
 * no more than ten. Each `kind` has its own count; it is one of few names, such as `post` or `redirect of a page`.
 */
export const isWithinRateLimit = (kind: string): Promise<boolean> =>
  limiter.consume(kind).then(
    () => true,
    () => false,
  );
