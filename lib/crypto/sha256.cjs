// @ts-check

/**
 * The SHA-256 of a text or of bytes. Requires `node:crypto` when it is called: Next bundles the cache handler for
 * middleware too, without it.
 *
 * @param {string | Uint8Array} data
 * @param {'hex' | 'base64' | 'base64url'} [encoding]
 * @returns {string}
 */
exports.sha256 = function sha256(data, encoding = 'hex') {
  const { createHash } = require('node:crypto');
  return createHash('sha256').update(data).digest(encoding);
};
