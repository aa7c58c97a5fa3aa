import { lifeSeconds, isTokenValid, sign } from './token';

/** What an editor may see unpublished: one post, at one address, for a while. */
export interface Pass {
  /** The post's collection in the REST API. */
  name: string;
  id: number;
  /** The user of WordPress whose typing is shown, not saved yet (a preview beside the editor); `null`: none. */
  autosaveUserId: number | null;
  /** Epoch seconds. */
  until: number;
}

/** Next's own cookie of draft mode: with it pages are rendered for this one request and not cached. */
export const bypassCookie = '__prerender_bypass';
/** The site's cookie: which draft may be shown, and at which address. */
export const passCookie = 'preview';

/** `12`, and `12-3` for what user 3 is typing. */
const number = ({ id, autosaveUserId }: Pass) =>
  autosaveUserId === null ? `${id}` : `${id}-${autosaveUserId}`;

const bound = (address: string, pass: Pass) => `${address} ${pass.name}/${number(pass)}`;

/** The cookie's value: `titanium_grades.12.1795000000.{hmac}`, or `titanium_grades.12-3.…`. */
export function writePass(address: string, pass: Pass, secret: string): string {
  const token = sign(secret, bound(address, pass), pass.until);
  return [pass.name, number(pass), pass.until, token].join('.');
}

/** The pass in a cookie, if it is valid at this address now; else `null`. */
export function readPass(
  value: string | undefined,
  address: string,
  secret: string,
  now = Date.now() / 1000,
): Pass | null {
  const [name, numbers, until, token, ...more] = value?.split('.') ?? [];
  const [, id, autosaveUserId] = /^(\d+)(?:-(\d+))?$/.exec(numbers ?? '') ?? [];
  if (!name || !id || !until || !token || more.length > 0) return null;
  const pass = {
    name,
    id: Number(id),
    autosaveUserId: autosaveUserId === undefined ? null : Number(autosaveUserId),
    until: Number(until),
  };
  return isTokenValid({ address: bound(address, pass), until: pass.until, token }, secret, now)
    ? pass
    : null;
}

export const passFor = (name: string, id: number, autosaveUserId: number | null = null): Pass => ({
  name,
  id,
  autosaveUserId,
  until: Math.floor(Date.now() / 1000) + lifeSeconds,
});
