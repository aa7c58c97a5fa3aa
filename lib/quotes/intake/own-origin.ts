import { env } from '@/lib/env';
import { Refusal } from './refusal';

/**
 * Throws a `Refusal` for a form that another site's page posts. Browsers say where a form comes from; who
 * says nothing is no browser (or an old one) and has the other checks before it.
 */
export function checkOrigin({ headers }: Request): void {
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  if (origin === null && site !== 'cross-site') return;
  // A page under "no referrer" posts from the origin "null" and still says that it is ours.
  if (origin === 'null' && site === 'same-origin') return;
  const host = origin && hostOf(origin);
  if (host && hosts(headers).has(host)) return;
  throw new Refusal(403, 'A quote request can only be sent from the pages of this site.');
}

const hosts = (headers: Headers) =>
  new Set([headers.get('host'), headers.get('x-forwarded-host'), hostOf(env.SITE_URL)]);

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : null);
