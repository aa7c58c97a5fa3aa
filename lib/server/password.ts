import { isSameText } from '@/lib/runtime/same-text';
import { sha256 } from '@/lib/runtime/sha256.cjs';

/**
 * Whether a request shows a password: after `Basic` with any user name, after any other scheme as it is, such as
 * `Authorization: Bearer {password}`. Takes as long for a wrong one as for the right one.
 */
export function hasPassword({ headers }: Request, password: string): boolean {
  const [scheme = '', given = ''] = (headers.get('authorization') ?? '').split(' ', 2);
  const shown = /^basic$/i.test(scheme)
    ? Buffer.from(given, 'base64')
        .toString()
        .replace(/^[^:]*:/, '')
    : given;
  return isSameText(sha256(shown), sha256(password));
}
