import { createHmac } from 'node:crypto';
import { isSameText } from '@/lib/crypto/same-text';
import { Refusal } from '@/lib/server/refusal';

/** How far WordPress's clock may be from ours either way, seconds: a signature is stored for twice as long. */
export const windowSeconds = 300;

export const timestampHeader = 'x-webhook-timestamp';
export const signatureHeader = 'x-webhook-signature';

/** HMAC SHA-256 over `{timestamp}.{raw body}`, as `sha256={hex}`. */
export const signWebhook = (secret: string, timestamp: string, body: string) =>
  `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;

/** Accepted signatures, and when each may be removed, epoch seconds. */
const acceptedSignatures = new Map<string, number>();

/** Throws a `Refusal` unless WordPress signed these bytes within five minutes of now, and none accepted them before. */
export function checkSignature(
  headers: Headers,
  body: string,
  secret: string,
  now = Date.now() / 1000,
): void {
  const timestamp = headers.get(timestampHeader) ?? '';
  const signature = headers.get(signatureHeader) ?? '';
  if (!/^\d{1,12}$/.test(timestamp) || !signature)
    throw new Refusal(401, 'The webhook is not signed.');
  if (!isSameText(signature, signWebhook(secret, timestamp, body)))
    throw new Refusal(
      401,
      'The signature does not match: is the secret the same here and in WordPress?',
    );
  const lateSeconds = Math.round(now - Number(timestamp));
  if (Math.abs(lateSeconds) > windowSeconds)
    throw new Refusal(
      401,
      `The webhook is ${Math.abs(lateSeconds)} seconds ${lateSeconds > 0 ? 'old' : 'ahead'}: are both clocks right?`,
    );
  takeOnce(signature, now);
}

function takeOnce(signature: string, now: number): void {
  for (const [old, until] of acceptedSignatures) if (until < now) acceptedSignatures.delete(old);
  if (acceptedSignatures.has(signature))
    throw new Refusal(401, 'This webhook was received before.');
  acceptedSignatures.set(signature, now + 2 * windowSeconds);
}
