import { RateLimiterMemory } from 'rate-limiter-flexible';
import { env } from '@/lib/runtime/env';
import { oncePerProcess } from '@/lib/runtime/once-per-process.cjs';

/** Ten questions a minute of each kind; with a shorter cycle than a minute as many in a cycle. */
const limiter = oncePerProcess(
  'cms rate limit',
  () => new RateLimiterMemory({ points: 10, duration: Math.min(60, env.REVALIDATE_SECONDS) }),
);

/**
 * What scanners request (`/xmlrpc.php`, `/wp-login`, `/.env`) and no post or redirect has. Editors redirect documents and
 * pages of an earlier site.
 */
const scanned = /(?:^|[/=])(?:wp-|\.)|\.(?!(?:html?|aspx?|pdf)\/?$)[a-z]\w*\/?$/i;

/** Whether WordPress may be asked for an unknown address or slug, which clients may invent; each `kind` has its own count. */
export const mayAskFor = async (address: string, kind: string): Promise<boolean> =>
  !scanned.test(address) &&
  limiter.consume(kind).then(
    () => true,
    () => false,
  );
