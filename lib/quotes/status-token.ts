import { createHmac, randomBytes } from 'node:crypto';
import { env } from '@/lib/runtime/env';
import { isSameText } from '@/lib/runtime/same-text';

const signature = (secret: string, reference: string) =>
  createHmac('sha256', secret).update(`quote-status:${reference}`).digest('base64url').slice(0, 22);

/**
 * The token of a request's page, 22 characters: signed with `QUOTE_LINK_SECRET`, so that an instance with another quote
 * folder can distinguish it from a guess; random without the secret.
 */
export const statusToken = (reference: string, secret = env.QUOTE_LINK_SECRET): string =>
  secret ? signature(secret, reference) : randomBytes(16).toString('base64url');

/** Whether an instance with this one's secret stored a request under this reference. */
export const isTokenSigned = (
  reference: string,
  token: string,
  secret = env.QUOTE_LINK_SECRET,
): boolean =>
  secret !== undefined && secret !== '' && isSameText(token, signature(secret, reference));
