/** @jest-environment node */
import fc from 'fast-check';
import { createSigner, signText, verifyText } from './signer';

const ours = createSigner('the secret of this release');
const theirs = createSigner('another');

test('what was signed comes back, under its own key and by its own secret alone', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      const signed = ours.sign('page:a', bytes);
      expect(ours.verify('page:a', signed)?.equals(bytes)).toBe(true);
      expect(ours.verify('page:b', signed)).toBeNull();
      expect(theirs.verify('page:a', signed)).toBeNull();
    }),
  );
});

test('text too, spaces and all', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const signed = signText(ours, 'reading:pages', text);
      expect(verifyText(ours, 'reading:pages', signed)).toBe(text);
      expect(verifyText(ours, 'reading:forms', signed)).toBeNull();
    }),
  );
});

test('one changed bit, or one byte less, is nothing', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1 }), fc.nat(), (bytes, at) => {
      const signed = ours.sign('k', bytes);
      const changed = Buffer.from(signed);
      changed[at % changed.length]! ^= 1;
      expect(ours.verify('k', changed)).toBeNull();
      expect(ours.verify('k', signed.subarray(0, -1))).toBeNull();
    }),
  );
});

test('bytes of the signature that are moved behind the space are no text', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 31 }), (secret, moved) => {
      const signer = createSigner(secret);
      const [mac, text] = signText(signer, 'k', '{"startedAt":1}').split(' ') as [string, string];
      const bytes = Buffer.from(mac, 'base64url');
      const shorter = bytes.subarray(0, -moved).toString('base64url');
      const shifted = `${shorter} ${bytes.subarray(-moved).toString('latin1')}${text}`;
      expect(verifyText(signer, 'k', shifted)).toBeNull();
      const asUtf8 = `${shorter} ${bytes.subarray(-moved).toString()}${text}`;
      expect(verifyText(signer, 'k', asUtf8)).toBeNull();
    }),
  );
});

test.each(['', ' ', '[]', '{"startedAt":1,"read":[]}', 'x []', `${'A'.repeat(43)} []`])(
  'text that nobody signed is nothing: %j',
  (text) => expect(verifyText(ours, 'reading:pages', text)).toBeNull(),
);
