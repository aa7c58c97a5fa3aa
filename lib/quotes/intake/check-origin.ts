import { env } from '@/lib/runtime/env';
import { Refusal } from '@/lib/server/refusal';

/**
 * Throws a `Refusal` for a form that another site's page posts. Browsers name the origin of a form; a client that
 * names none is no browser (or an old one) and has the other checks before it.
 */
export function checkOrigin(request: Request): void {
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  if (origin === null && site !== 'cross-site') return;
  // With the referrer policy "no-referrer" a form has the origin "null", and `Sec-Fetch-Site` is still same-origin.
  if (origin === 'null' && site === 'same-origin') return;
  if (origin && URL.canParse(origin) && origins(request).has(new URL(origin).origin)) return;
  throw new Refusal(403, 'A quote request can only be sent from the pages of this site.');
}

/**
 * The origins that may post: the site's own; and the requested host by https, or by the scheme of the request as proxies
 * forward it. The site's own host by http is not among them where the site is on https.
 */
function origins({ headers, url }: Request): Set<string> {
  const own = new URL(env.SITE_URL);
  const forwarded = headers.get('x-forwarded-proto')?.split(',').at(-1)?.trim();
  const scheme = forwarded || new URL(url).protocol.slice(0, -1);
  const addressed = ['host', 'x-forwarded-host'].flatMap((name) => {
    const host = headers.get(name);
    if (!host) return [];
    return [`https://${host}`, ...(host === own.host ? [] : [`${scheme}://${host}`])];
  });
  const valid = addressed.filter((each) => URL.canParse(each));
  return new Set([own.origin, ...valid.map((each) => new URL(each).origin)]);
}
