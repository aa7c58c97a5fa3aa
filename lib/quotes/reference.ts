import { randomBytes } from 'node:crypto';
import { sha256 } from '@/lib/crypto/sha256.cjs';

/** Digits and letters that are not mistaken for each other when read out on the telephone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * "Q-7F3K-9M2P-4XWT": the same for the same words, so that a double click, a retry or a resent form is
 * one request. 60 bits of SHA-256: among a million requests two are alike with a chance of 4 in 10 million.
 */
export function referenceOf(values: readonly string[]): string {
  const digest = Buffer.from(sha256(JSON.stringify(values)), 'hex');
  const letters = Array.from(digest.subarray(0, 12), (byte) => alphabet[byte % alphabet.length]);
  return `Q-${letters.join('').replace(/.{4}(?=.)/g, '$&-')}`;
}

/** Whether a text has the form of a reference: one from an address is untrusted. */
export const isReference = (text: string) => /^Q(-[0-9A-HJKMNP-TV-Z]{4}){3}$/.test(text);

/** What opens the page of a request: 22 characters that nobody can guess. */
export const newToken = () => randomBytes(16).toString('base64url');
