import { dayMs } from '@/lib/site/kept-days';
import { env } from '@/lib/runtime/env';
import { site } from '@/lib/site/company';

export const dynamic = 'force-static';
/** One day, so that `Expires` is never close. */
export const revalidate = 86_400;

/** Half a year; RFC 9116 §2.5.5 recommends less than one. */
const validMs = 182 * dayMs;

/** Whom to inform about a vulnerability (RFC 9116). */
export function GET(): Response {
  const lines = [
    `Contact: mailto:${site.email}`,
    `Expires: ${new Date(Date.now() + validMs).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${env.SITE_URL}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
