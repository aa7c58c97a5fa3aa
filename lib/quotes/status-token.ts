import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/runtime/env';

const signature = (secret: string, reference: string) =>
  createHmac('sha256', secret).update(`quote-status:${reference}`).digest('base64url').slice(0, 22);

/**
 * The token of a request's page, 22 characters: signed with `QUOTE_LINK_SECRET`, so that an instance with another quote
 * folder can tell it from a guess; random without the secret.
 */
export const statusToken = (reference: string, secret = env.QUOTE_LINK_SECRET): string =>
  secret ? signature(secret, reference) : randomBytes(16).toString('base64url');

/** Whether an instance with this one's secret stored a request under this reference. */
export const isTokenSigned = (
  reference: string,
  token: string,
  secret = env.QUOTE_LINK_SECRET,
): boolean => secret !== undefined && secret !== '' && isSame(signature(secret, reference), token);

/** Compares two tokens in constant time; an empty one is the same as none. */
export function isSame(one: string, other: string): boolean {
  const [expected, given] = [Buffer.from(one), Buffer.from(other)];
  return one !== '' && expected.length === given.length && timingSafeEqual(expected, given);
}
