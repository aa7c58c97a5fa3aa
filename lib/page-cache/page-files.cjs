// @ts-check
/*
 * The pages generated since the build, one file each below the server's folder of the build: a digest, the length of the
 * head, the head in JSON, then the parts of the page. A file is written beside its place and renamed, so that it is
 * there whole or not at all; the digest finds what a disk damaged.
 */

const { addressOf, tagsOf } = require('../next/cached-page.cjs');

/**
 * @typedef {import('../next/cached-page.cjs').Entry} Entry
 * @typedef {import('../next/cached-page.cjs').Cached} Cached
 * @typedef {{ key: string, lastModified: number, cacheControl?: Entry['cacheControl'], kind: Cached['kind'],
 *   headers?: Cached['headers'], status?: number, postponed?: string, parts: [name: string, bytes: number][] }} Head
 */

/** The folder of the stored pages. @param {string} folder the server's folder of the build */
const root = (folder) => `${folder}/stored-pages`;

/** @param {Uint8Array | string} data */
function hash(data) {
  const { createHash } = require('node:crypto');
  return createHash('sha256').update(data).digest('hex');
}

/** Of a name that every disk takes, whatever the address. @param {string} folder @param {string} key */
const pathOf = (folder, key) => `${root(folder)}/${hash(key)}.page`;

/** Characters of the digest and of the length of the head, with the end of the line. */
const digestLength = 64;
const firstLine = digestLength + 1 + 8 + 1;

/** @param {Cached} value @returns {[name: string, bytes: Buffer][]} */
const partsOf = (value) =>
  value.kind === 'APP_ROUTE'
    ? [['body', Buffer.from(value.body)]]
    : [
        ['html', Buffer.from(value.html)],
        ...(value.rscData
          ? [/** @type {[string, Buffer]} */ (['rsc', Buffer.from(value.rscData)])]
          : []),
        ...[...(value.segmentData ?? [])].map(
          ([path, data]) =>
            /** @type {[string, Buffer]} */ ([`segment ${path}`, Buffer.from(data)]),
        ),
      ];

/** @param {string} key @param {Entry} entry */
function encode(key, { value, lastModified, cacheControl }) {
  const parts = partsOf(value);
  /** @type {Head} */
  const head = {
    key,
    lastModified,
    cacheControl,
    kind: value.kind,
    headers: value.headers,
    status: value.status,
    postponed: value.kind === 'APP_PAGE' ? value.postponed : undefined,
    parts: parts.map(([name, bytes]) => [name, bytes.byteLength]),
  };
  const json = Buffer.from(JSON.stringify(head));
  const content = Buffer.concat([
    Buffer.from(`${String(json.byteLength).padStart(8)}\n`),
    json,
    ...parts.map(([, bytes]) => bytes),
  ]);
  return Buffer.concat([Buffer.from(`${hash(content)} `), content]);
}

/** The head, where all of it is in these bytes. @param {Buffer} file @returns {Head | null} */
function headIn(file) {
  const length = Number(file.toString('latin1', digestLength + 1, firstLine - 1));
  if (!(length > 0) || file.byteLength < firstLine + length) return null;
  return JSON.parse(file.toString('utf8', firstLine, firstLine + length));
}

/**
 * The entry in a file and its key; `null` for a file that is damaged.
 *
 * @param {Buffer} file
 * @returns {Entry & { key: string } | null}
 */
exports.decodePage = function decodePage(file) {
  const content = file.subarray(digestLength + 1);
  if (file.toString('latin1', 0, digestLength) !== hash(content)) return null;
  const head = headIn(file);
  if (!head) return null;
  let at = file.byteLength - head.parts.reduce((sum, [, bytes]) => sum + bytes, 0);
  const parts = new Map(
    head.parts.map(([name, bytes]) => [name, file.subarray(at, (at += bytes))]),
  );
  const { key, lastModified, cacheControl, kind, headers, status, postponed } = head;
  const segments = [...parts].flatMap(([name, bytes]) =>
    name.startsWith('segment ') ? [/** @type {const} */ ([name.slice(8), bytes])] : [],
  );
  /** @type {Cached} */
  const value =
    kind === 'APP_ROUTE'
      ? { kind, body: parts.get('body') ?? Buffer.alloc(0), headers, status }
      : {
          kind,
          html: parts.get('html')?.toString() ?? '',
          rscData: parts.get('rsc'),
          segmentData: segments.length > 0 ? new Map(segments) : undefined,
          headers,
          status,
          postponed,
        };
  return { key, value, lastModified, cacheControl };
};

/**
 * The stored page, `null` where there is none. A damaged file is removed and logged.
 *
 * @param {string} folder the server's folder of the build
 * @param {string} key
 * @returns {Promise<Entry | null>}
 */
exports.readPage = async function readPage(folder, key) {
  const { readFile, rm } = require('node:fs').promises;
  const path = pathOf(folder, key);
  const file = await readFile(path).catch(() => null);
  if (!file) return null;
  const decoded = exports.decodePage(file);
  if (decoded?.key === key) {
    const { key: _, ...entry } = decoded;
    return entry;
  }
  // oxlint-disable-next-line no-console -- the operator's log
  console.warn(`The stored file of ${addressOf(key)} is damaged, and is removed.`);
  await rm(path, { force: true }).catch(() => {}); // a disk that can only be read: a miss each time
  return null;
};

/**
 * Stores a page. Throws where the disk takes no file; the last one stays.
 *
 * @param {string} folder the server's folder of the build
 * @param {string} key
 * @param {Entry} entry
 */
exports.writePage = async function writePage(folder, key, entry) {
  const { randomUUID } = require('node:crypto');
  const { mkdir, rename, rm, writeFile } = require('node:fs').promises;
  const path = pathOf(folder, key);
  // No other process and no other write uses this name.
  const part = `${path}.${randomUUID()}.part`;
  try {
    await mkdir(root(folder), { recursive: true });
    await writeFile(part, encode(key, entry));
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true }).catch(() => {}); // what stays is removed at the next start
    throw error;
  }
};

/** Enough for the head of every page but a few. */
const headBytes = 8192;

/**
 * The addresses and cache tags of the stored pages, without reading the pages.
 *
 * @param {string} folder the server's folder of the build
 * @returns {Promise<[address: string, tags: string[]][]>}
 */
exports.listPages = async function listPages(folder) {
  const { open, readdir } = require('node:fs').promises;
  /** @type {[string, string[]][]} */
  const pages = [];
  for (const name of await readdir(root(folder)).catch(() => [])) {
    if (!name.endsWith('.page')) continue;
    const file = await open(`${root(folder)}/${name}`).catch(() => null);
    if (!file) continue; // removed meanwhile
    try {
      const first = Buffer.alloc(headBytes);
      const { bytesRead } = await file.read(first, 0, headBytes, 0);
      const head = headIn(first.subarray(0, bytesRead)) ?? headIn(await file.readFile());
      if (head) pages.push([addressOf(head.key), tagsOf(head)]);
    } catch {
      // damaged: it is removed when it is asked for
    } finally {
      await file.close();
    }
  }
  return pages;
};

/** Longer than the writing of one file takes, ms: another process may be writing. */
const writingMs = 60_000;
/** @type {Set<string>} */
const cleaned = new Set();

/**
 * Removes what a killed process left half-written, once per process and beside its work.
 *
 * @param {string} folder the server's folder of the build
 * @param {number} [now] epoch ms
 */
exports.removeParts = async function removeParts(folder, now = Date.now()) {
  if (cleaned.has(folder)) return;
  cleaned.add(folder);
  const { readdir, rm, stat } = require('node:fs').promises;
  for (const name of await readdir(root(folder)).catch(() => [])) {
    if (!name.endsWith('.part')) continue;
    const file = `${root(folder)}/${name}`;
    const written = await stat(file).catch(() => null);
    if (written && written.mtimeMs < now - writingMs)
      await rm(file, { force: true }).catch(() => {});
  }
};
