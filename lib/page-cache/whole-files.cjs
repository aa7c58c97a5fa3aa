let written = 0;

/**
 * Next's way to its files, but a file is there whole or not at all: a server that is killed while it stores a page
 * leaves the last one, and whoever reads meanwhile gets that. Half a page would be none, and nobody could make it
 * anew while WordPress is away.
 */
exports.wholeFiles = (fs) => ({
  ...fs,
  async writeFile(path, data) {
    // Asked for when needed: Next bundles the page cache for middleware too, where there are no files.
    const { rename } = require('node:fs').promises;
    const part = `${path}.${(written += 1)}.part`;
    await fs.writeFile(part, data);
    await rename(part, path);
  },
});
