import { lifeSeconds, opens, sign } from './token';

/** What an editor may see unpublished: one post, at one address, for a while. */
export interface Pass {
  /** The post's collection in the REST API. */
  name: string;
  id: number;
  /** Epoch seconds. */
  until: number;
}

/** Next's own cookie of draft mode: with it pages are made for this one request and kept nowhere. */
export const bypassCookie = '__prerender_bypass';
/** Ours, which says what may be shown, and where. */
export const passCookie = 'preview';

const bound = (address: string, { name, id }: Pass) => `${address} ${name}/${id}`;

/** A pass as the browser keeps it: `titanium_grades.12.1795000000.{hmac}`. */
export function writePass(address: string, pass: Pass, secret: string): string {
  const token = sign(secret, bound(address, pass), pass.until);
  return [pass.name, pass.id, pass.until, token].join('.');
}

/** What a pass says that holds at this address now; `null` for any other. */
export function readPass(
  value: string | undefined,
  address: string,
  secret: string,
  now = Date.now() / 1000,
): Pass | null {
  const [name, id, until, token, ...more] = value?.split('.') ?? [];
  if (!name || !id || !until || !token || more.length > 0) return null;
  const pass = { name, id: Number(id), until: Number(until) };
  return opens({ address: bound(address, pass), until: pass.until, token }, secret, now)
    ? pass
    : null;
}

export const passFor = (name: string, id: number): Pass => ({
  name,
  id,
  until: Math.floor(Date.now() / 1000) + lifeSeconds,
});
