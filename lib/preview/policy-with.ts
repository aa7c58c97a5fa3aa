import { beforePaint } from '@/lib/browser/before-paint.cjs';
import { policyWith } from '@/lib/cache/policy.cjs';

/** The policy of a preview: its scripts by a nonce, framed by WordPress's editor alone. For middleware, which has no `node:crypto`. */
export async function previewPolicy(nonce: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(beforePaint));
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  const editor = process.env.WORDPRESS_URL ? new URL(process.env.WORDPRESS_URL).origin : "'none'";
  return policyWith({
    scripts: [`'sha256-${hash}'`, `'nonce-${nonce}'`],
    styles: [`'nonce-${nonce}'`],
    framedBy: editor,
  });
}
