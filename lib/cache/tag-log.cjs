// @ts-check
/*
 * Invalidated cache tags as lines of a file in the build's folder, which only grows: every process that serves this folder
 * reads what the others added, before it reads a page, and the next start reads all of it.
 *
 * Modules of Node are required inside the functions: Next bundles the cache handler for middleware too.
 */
const { tagsManifest } = require('next/dist/server/lib/incremental-cache/tags-manifest.external');
const { oncePerProcess } = require('../runtime/process-state.cjs');

const oneYearMs = 31_536_000_000;
const pathOf = (/** @type {string} */ folder) => `${folder}/invalidated-tags.log`;
/** Distinguishes this process's lines. */
const self = crypto.randomUUID();

/** How much of each folder's file this process has read, bytes. @type {Map<string, number>} */
const readTo = new Map();

/**
 * When other processes invalidated a tag, epoch ms: what this one has read of WordPress may be older
 * (`lib/cms/reading-cache.ts`). @type {Map<string, number>}
 */
exports.foreignTags = oncePerProcess('foreign tags', () => new Map());

/** @param {string} folder @param {readonly string[]} tags */
exports.addInvalidated = function addInvalidated(folder, tags, now = Date.now()) {
  const { appendFileSync } = require('node:fs');
  // One write: lines of two processes do not mix.
  try {
    appendFileSync(pathOf(folder), tags.map((tag) => `${now} ${self} ${tag}\n`).join(''));
  } catch {} // a full disk: this process has marked them
};

/** @param {string} folder */
exports.readInvalidated = function readInvalidated(folder) {
  const fs = require('node:fs');
  const size = fs.statSync(pathOf(folder), { throwIfNoEntry: false })?.size ?? 0;
  const from = readTo.get(folder) ?? 0;
  if (size <= from) return;
  const file = fs.openSync(pathOf(folder), 'r');
  const bytes = Buffer.alloc(size - from);
  fs.readSync(file, bytes, 0, bytes.length, from);
  fs.closeSync(file);
  const end = bytes.lastIndexOf('\n') + 1;
  readTo.set(folder, from + end);
  for (const line of bytes.toString('utf8', 0, end).split('\n')) {
    const [, at = '', process, tag = ''] = /^(\d+) (\S+) (.+)$/.exec(line) ?? [];
    if (!tag || process === self) continue;
    exports.foreignTags.set(tag, Number(at));
    if ((tagsManifest.get(tag)?.stale ?? 0) < Number(at))
      tagsManifest.set(tag, { stale: Number(at), expired: Number(at) + oneYearMs });
  }
};
