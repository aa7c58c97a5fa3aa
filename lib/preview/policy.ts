import { beforePaint } from '@/lib/browser/before-paint.cjs';
import { speculationRules } from '@/lib/browser/speculation-rules.cjs';
import { policyWith } from '@/lib/cache/policy.cjs';

/** The policy of a page that is made for one request: Next's scripts by a nonce, the site's own by their hashes. */
export async function policyWithNonce(nonce: string): Promise<string> {
  const own = await Promise.all([beforePaint, speculationRules].map(hash));
  return policyWith({
    scripts: [...own, `'nonce-${nonce}'`],
    styles: ["'unsafe-inline'"], // Next 16.4 gives the element of `inlineCss` no nonce
  });
}

/** Middleware has no `node:crypto`. */
async function hash(script: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
