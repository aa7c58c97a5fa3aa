import { isSameText } from '@/lib/runtime/same-text';
import { sha256 } from '@/lib/runtime/sha256.cjs';

/** Whether a request has a token (`Authorization: Bearer {token}`). Takes as long for a wrong one as for the right one. */
export function hasToken({ headers }: Request, token: string): boolean {
  const given = /^bearer (.*)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? '';
  return isSameText(sha256(given), sha256(token));
}
