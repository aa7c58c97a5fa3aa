import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs what is stored in Redis, and verifies what is read from there. */
export interface Signer {
  /** The bytes with their signature in front, valid under this key alone. */
  sign(key: string, bytes: Uint8Array): Buffer;
  /** What was signed; `null` for anything else. */
  verify(key: string, signed: Uint8Array): Buffer | null;
}

const macBytes = 32;

/** HMAC SHA-256 with a secret of the build, which all its instances have and Redis has not. */
export function createSigner(secret: string): Signer {
  const macOf = (key: string, bytes: Uint8Array) =>
    createHmac('sha256', secret).update(`${key}\n`).update(bytes).digest();
  return {
    sign: (key, bytes) => Buffer.concat([macOf(key, bytes), bytes]),
    verify(key, signed) {
      if (signed.byteLength < macBytes) return null;
      const buffer = Buffer.from(signed.buffer, signed.byteOffset, signed.byteLength);
      const bytes = buffer.subarray(macBytes);
      return timingSafeEqual(buffer.subarray(0, macBytes), macOf(key, bytes)) ? bytes : null;
    },
  };
}

/** The same for text, which stays readable in Redis's own tools. */
export const signText = (signer: Signer, key: string, text: string): string => {
  const bytes = Buffer.from(text);
  return `${signer.sign(key, bytes).subarray(0, macBytes).toString('base64url')} ${text}`;
};

/** The whole signature in base64url, and a space. A shorter one would take its last bytes from the text. */
const signature = /^[\w-]{43} /;

export function verifyText(signer: Signer, key: string, signed: string): string | null {
  const [mac] = signature.exec(signed) ?? [];
  if (!mac) return null;
  const text = signed.slice(mac.length);
  return signer.verify(key, Buffer.concat([Buffer.from(mac, 'base64url'), Buffer.from(text)]))
    ? text
    : null;
}
