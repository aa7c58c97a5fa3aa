import { Buffer } from 'node:buffer';

/** Next's own cookie of draft mode: with it pages are rendered for this one request and not cached. */
export const bypassCookie = '__prerender_bypass';
/** The site's cookie: which draft may be shown, and at which address. */
export const passCookie = 'preview';

/** What an editor may see unpublished: one post, at one address, for a while. */
export interface Pass {
  /** The one address that the pass is for. Its cookie is sent there and below. */
  address: string;
  /** The post's collection in the REST API. */
  name: string;
  id: number;
  /** Epoch seconds. */
  until: number;
}

/** The cookie's value: the pass as JSON in base64url, and its HMAC in hex. */
export async function writePass(pass: Pass, secret: string): Promise<string> {
  const text = Buffer.from(JSON.stringify(pass));
  const signature = await crypto.subtle.sign('HMAC', await keyOf(secret), text);
  return `${text.toString('base64url')}.${Buffer.from(signature).toString('hex')}`;
}

/** The pass in a cookie's value; `null` where the site did not sign it, or its time has passed. */
export async function readPass(
  value: string,
  secret: string,
  now = Date.now() / 1000,
): Promise<Pass | null> {
  const [encoded = '', hex = ''] = value.split('.');
  const text = Buffer.from(encoded, 'base64url');
  const signature = Buffer.from(hex, 'hex');
  if (!(await crypto.subtle.verify('HMAC', await keyOf(secret), signature, text))) return null;
  const pass: Pass = JSON.parse(text.toString());
  return pass.until >= now ? pass : null;
}

/** Of Web Crypto, because middleware has no `node:crypto`. */
const keyOf = (secret: string) =>
  crypto.subtle.importKey('raw', Buffer.from(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);
