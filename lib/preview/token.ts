import { createHmac } from 'node:crypto';
import { isSameText } from '@/lib/crypto/same-text';
import { Refusal } from '@/lib/server/refusal';

/** How long a token opens its address, and a preview is shown, seconds. */
export const lifeSeconds = 15 * 60;
/** How far WordPress's clock may be ahead of ours, seconds. */
const skewSeconds = 60;

/** HMAC SHA-256 over `{address}\n{until}`, in hex; `contract/previews.json` tests it and the plugin. */
export const signPreview = (secret: string, address: string, until: number) =>
  createHmac('sha256', secret).update(`${address}\n${until}`).digest('hex');

/** Throws a `Refusal` unless WordPress signed this address (`?until=…&token=…`) for a time that has not passed. */
export function checkToken(url: URL, secret: string | undefined, now = Date.now() / 1000): void {
  if (!secret) throw new Refusal(404, 'This site shows no previews: PREVIEW_SECRET is not set.');
  const [until, token] = [url.searchParams.get('until'), url.searchParams.get('token')];
  if (!until || !token)
    throw new Refusal(401, 'This address lacks its token: open it from WordPress.');
  if (!isSameText(token, signPreview(secret, url.pathname, Number(until))))
    throw new Refusal(
      401,
      'The token is not for this address, or the preview secret is not the same here and in WordPress.',
    );
  if (Number(until) < now)
    throw new Refusal(401, 'The token has expired: open it from WordPress again.');
  if (Number(until) > now + lifeSeconds + skewSeconds)
    throw new Refusal(401, 'The token lasts too long: are both clocks right?');
}
