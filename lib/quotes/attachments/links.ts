import { createHmac } from 'node:crypto';
import { env } from '@/lib/runtime/env';
import { isSameText } from '@/lib/crypto/same-text';
import { dayMs, keptDays } from '@/lib/site/kept-days';

const validMs = keptDays * dayMs;

const signature = (secret: string, reference: string, index: number, expires: number) =>
  createHmac('sha256', secret)
    .update(`quote-file:${reference}:${index}:${expires}`)
    .digest('base64url');

/**
 * The address under which a file of a request can be downloaded, for as long as a delivered request is kept. `null` without
 * `QUOTE_LINK_SECRET`.
 */
export function fileLink(
  reference: string,
  index: number,
  now: number,
  secret = env.QUOTE_LINK_SECRET,
): string | null {
  if (!secret) return null;
  const expires = Math.ceil((now + validMs) / 1000);
  const signed = signature(secret, reference, index, expires);
  return `${env.SITE_URL}/api/quote-file/${reference}/${index}/?expires=${expires}&signature=${signed}`;
}

/** Whether a link was signed here and has not expired. */
export function isLinkValid(
  {
    reference,
    index,
    expires,
    signed,
  }: Record<'reference' | 'index' | 'expires' | 'signed', string>,
  now: number,
  secret = env.QUOTE_LINK_SECRET,
): boolean {
  if (!secret || !/^\d$/.test(index) || !/^\d{1,12}$/.test(expires)) return false;
  const expected = signature(secret, reference, Number(index), Number(expires));
  return isSameText(signed, expected) && now <= Number(expires) * 1000;
}
