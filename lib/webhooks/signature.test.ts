/** @jest-environment node */
import contract from '@/e2e/wordpress/contract/webhooks.json';
import {
  checkSignature,
  signWebhook,
  signatureHeader,
  timestampHeader,
  windowSeconds,
} from './signature';

const { secret } = contract;
const at = 1_795_000_000;
const headers = (timestamp: string, signature: string) =>
  new Headers({ [timestampHeader]: timestamp, [signatureHeader]: signature });

test.each(contract.webhooks)('what the plugin signs is taken: $is', (webhook) => {
  expect(signWebhook(secret, webhook.timestamp, webhook.body)).toBe(webhook.signature);
  expect(() =>
    checkSignature(headers(webhook.timestamp, webhook.signature), webhook.body, secret, at),
  ).not.toThrow();
});

test.each(contract.refused.filter(({ status }) => status === 401))(
  'refused: $is',
  ({ timestamp, signature, body, now, says }) => {
    expect(() => checkSignature(headers(timestamp, signature), body, secret, now)).toThrow(says);
  },
);

test('a webhook is accepted once, as long as its timestamp would pass', () => {
  const send = (now: number) =>
    checkSignature(
      headers(String(at), signWebhook(secret, String(at), 'again')),
      'again',
      secret,
      now,
    );
  send(at - windowSeconds);
  for (const now of [at - windowSeconds, at, at + windowSeconds])
    expect(() => send(now)).toThrow('This webhook was received before.');
  expect(() => send(at + windowSeconds + 1)).toThrow('The webhook is 301 seconds old');
});

test('a forged webhook does not keep the true one out', () => {
  const body = 'true';
  const stamp = String(at + 1);
  expect(() => checkSignature(headers(stamp, 'sha256=00'), body, secret, at)).toThrow(
    'The signature does not match',
  );
  checkSignature(headers(stamp, signWebhook(secret, stamp, body)), body, secret, at);
});
