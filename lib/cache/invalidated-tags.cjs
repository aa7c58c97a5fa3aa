// @ts-check
/*
 * A log of invalidated cache tags in the build's folder, one line each. Every process that serves this folder reads what the
 * others have added before it reads a page, and a process that starts reads all of it.
 *
 * Modules of Node are required inside the functions: Next bundles the cache handler for middleware too.
 */
const { oncePerProcess } = require('../runtime/once-per-process.cjs');

const oneYearMs = 31_536_000_000;
const fileIn = (/** @type {string} */ folder) => `${folder}/invalidated-tags.log`;
const ownId = crypto.randomUUID();

/** How much of each folder's log this process has read, bytes. @type {Map<string, number>} */
const readUntil = new Map();

/**
 * When another process invalidated a tag, epoch ms: what this one has read of WordPress may be older
 * (`lib/cms/reading-cache.ts`). @type {Map<string, number>}
 */
exports.invalidatedElsewhere = oncePerProcess('tags invalidated elsewhere', () => new Map());

/** @param {string} folder @param {readonly string[]} tags */
exports.logInvalidated = function logInvalidated(folder, tags) {
  const lines = tags.map((tag) => `${Date.now()} ${ownId} ${tag}\n`);
  try {
    require('node:fs').appendFileSync(fileIn(folder), lines.join('')); // one write: lines of two processes do not mix
  } catch {} // The disk is full: this process has invalidated them in memory.
};

/**
 * Marks the tags that other processes have invalidated as stale.
 *
 * @param {string} folder
 * @param {Map<string, { stale?: number, expired?: number }>} tagsManifest Next's table of invalidated tags
 */
exports.readInvalidated = function readInvalidated(folder, tagsManifest) {
  const fs = require('node:fs');
  const size = fs.statSync(fileIn(folder), { throwIfNoEntry: false })?.size ?? 0;
  const from = readUntil.get(folder) ?? 0;
  if (size <= from) return;
  const bytes = Buffer.alloc(size - from);
  const file = fs.openSync(fileIn(folder), 'r');
  fs.readSync(file, bytes, 0, bytes.length, from);
  fs.closeSync(file);
  const end = bytes.lastIndexOf('\n') + 1;
  readUntil.set(folder, from + end);
  for (const line of bytes.toString('utf8', 0, end).split('\n')) {
    const [, time, id, tag] = /^(\d+) (\S+) (.+)$/.exec(line) ?? [];
    const stale = Number(time);
    if (!tag || id === ownId) continue;
    exports.invalidatedElsewhere.set(tag, stale);
    if ((tagsManifest.get(tag)?.stale ?? 0) < stale)
      tagsManifest.set(tag, { stale, expired: stale + oneYearMs });
  }
};
