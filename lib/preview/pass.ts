import { lifeSeconds, isTokenValid, sign } from './token';

/** What an editor may see unpublished: one post, at one address, for a while. */
export interface Pass {
  /** The one address that the pass is for. Its cookie is sent there alone. */
  address: string;
  /** The post's collection in the REST API. */
  name: string;
  id: number;
  /** The user of WordPress whose typing is shown, not saved yet (a preview beside the editor); `null`: none. */
  autosaveUserId: number | null;
  /** Epoch seconds. */
  until: number;
}

export { bypassCookie, passCookie } from './cookies';

/** `12`, and `12-3` for what user 3 is typing. */
const number = ({ id, autosaveUserId }: Pass) =>
  autosaveUserId === null ? `${id}` : `${id}-${autosaveUserId}`;

const bound = (pass: Pass) => `${pass.address} ${pass.name}/${number(pass)}`;

/** The cookie's value: `titanium_grades.12.1795000000.{hmac}.{address}`, or `titanium_grades.12-3.…`. */
export function writePass(pass: Pass, secret: string): string {
  const token = sign(secret, bound(pass), pass.until);
  const address = Buffer.from(pass.address).toString('base64url');
  return [pass.name, number(pass), pass.until, token, address].join('.');
}

/** The pass in a cookie, if it is valid now; else `null`. */
export function readPass(
  value: string | undefined,
  secret: string,
  now = Date.now() / 1000,
): Pass | null {
  const [name, numbers, until, token, at, ...more] = value?.split('.') ?? [];
  const [, id, autosaveUserId] = /^(\d+)(?:-(\d+))?$/.exec(numbers ?? '') ?? [];
  if (!name || !id || !until || !token || !at || more.length > 0) return null;
  const pass = {
    address: Buffer.from(at, 'base64url').toString(),
    name,
    id: Number(id),
    autosaveUserId: autosaveUserId === undefined ? null : Number(autosaveUserId),
    until: Number(until),
  };
  return isTokenValid({ address: bound(pass), until: pass.until, token }, secret, now)
    ? pass
    : null;
}

export const passFor = (
  address: string,
  name: string,
  id: number,
  autosaveUserId: number | null = null,
): Pass => ({
  address,
  name,
  id,
  autosaveUserId,
  until: Math.floor(Date.now() / 1000) + lifeSeconds,
});
