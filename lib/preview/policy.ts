import { beforePaint } from '@/lib/browser/before-paint.cjs';
import { policyWith } from '@/lib/cache/policy.cjs';

/** The policy of a page that is made for one request: Next's scripts by a nonce, the site's own by its hash (middleware has no `node:crypto`). */
export async function policyWithNonce(nonce: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(beforePaint));
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return policyWith({
    scripts: [`'sha256-${hash}'`, `'nonce-${nonce}'`],
    styles: ["'unsafe-inline'"], // Next 16.4 gives the element of `inlineCss` no nonce
  });
}
