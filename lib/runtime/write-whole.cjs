// @ts-check

/**
 * Writes a file under a name that no other write uses, then renames it: under its own name it is complete or not there.
 * Throws where it cannot be written; a file that was there stays. Requires modules of Node when it is called: Next bundles
 * the cache handler for middleware too, without them.
 *
 * @param {string} path
 * @param {string | Uint8Array} content
 */
exports.writeWhole = async function writeWhole(path, content) {
  const { randomUUID } = require('node:crypto');
  const { rename, rm, writeFile } = require('node:fs').promises;
  const part = `${path}.${randomUUID()}.part`;
  try {
    await writeFile(part, content);
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true }).catch(() => {}); // the error of the write is thrown, not one of the removal
    throw error;
  }
};
