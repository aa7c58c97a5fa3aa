// @ts-check
/*
 * The pages generated since the build, one file each in `.next/server/stored-pages`: a SHA-256 digest of the rest, the
 * length of the head, the head in JSON, then the parts of the page (HTML, flight data, segments). A file is written under
 * another name and then renamed, so that it is complete or not there; the digest detects a file that the disk damaged.
 *
 * Modules of Node are required inside the functions that use them: Next bundles the cache handler for middleware too, where
 * there are none.
 */

const { addressOf, tagsOf } = require('../next/cached-page.cjs');
const { sha256 } = require('../runtime/sha256.cjs');
const { writeWhole } = require('../runtime/write-whole.cjs');

/**
 * @typedef {import('../next/cached-page.cjs').Entry} Entry
 * @typedef {import('../next/cached-page.cjs').Cached} Cached
 * @typedef {{ key: string, lastModified: number, cacheControl?: Entry['cacheControl'], kind: Cached['kind'],
 *   headers?: Cached['headers'], status?: number, postponed?: string, parts: [name: string, bytes: number][] }} Head
 */

/** The folder of the stored pages. @param {string} folder the server's folder of the build */
const root = (folder) => `${folder}/stored-pages`;

/** Named by a hash: every file system takes that name, whatever the address. @param {string} folder @param {string} key */
const pathOf = (folder, key) => `${root(folder)}/${sha256(key)}.page`;

/** The first line: the digest, a space, the length of the head in eight characters, a newline. */
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

/**
 * A page as a file has it. Instances share it in this form too (`lib/instances/page-copy.ts`).
 *
 * @param {string} key @param {Entry} entry
 */
exports.encodePageFile = function encodePageFile(key, { value, lastModified, cacheControl }) {
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
  return Buffer.concat([Buffer.from(`${sha256(content)} `), content]);
};

/** The head of a file; `null` where these first bytes do not have all of it. @param {Buffer} file @returns {Head | null} */
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
exports.decodePageFile = function decodePageFile(file) {
  const content = file.subarray(digestLength + 1);
  if (file.toString('latin1', 0, digestLength) !== sha256(content)) return null;
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
  const decoded = exports.decodePageFile(file);
  if (decoded?.key === key) {
    const { key: _, ...entry } = decoded;
    return entry;
  }
  // oxlint-disable-next-line no-console -- the operator's log
  console.warn(`The stored file of ${addressOf(key)} is damaged, and is removed.`);
  await rm(path, { force: true }).catch(() => {}); // on a read-only disk the page is a miss each time
  return null;
};

/**
 * Stores a page. Throws where the file cannot be written; the one before it stays.
 *
 * @param {string} folder the server's folder of the build
 * @param {string} key
 * @param {Entry} entry
 */
exports.writePage = async function writePage(folder, key, entry) {
  const { mkdir } = require('node:fs').promises;
  await mkdir(root(folder), { recursive: true });
  await writeWhole(pathOf(folder, key), exports.encodePageFile(key, entry));
};

/** Read of each file first, bytes: the head of most pages fits. */
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
    if (!file) continue; // another process removed it
    try {
      const first = Buffer.alloc(headBytes);
      const { bytesRead } = await file.read(first, 0, headBytes, 0);
      const head = headIn(first.subarray(0, bytesRead)) ?? headIn(await file.readFile());
      if (head) pages.push([addressOf(head.key), tagsOf(head)]);
    } catch {
      // damaged: `readPage` removes it
    } finally {
      await file.close();
    }
  }
  return pages;
};

/** Longer than one write takes, ms: another process may be writing a younger file. */
const maxWriteMs = 60_000;
/** @type {Set<string>} */
const cleanedFolders = new Set();

/**
 * Removes the half-written files of a process that was killed. Does so once for each folder.
 *
 * @param {string} folder the server's folder of the build
 * @param {number} [now] epoch ms
 */
exports.removeParts = async function removeParts(folder, now = Date.now()) {
  if (cleanedFolders.has(folder)) return;
  cleanedFolders.add(folder);
  const { readdir, rm, stat } = require('node:fs').promises;
  for (const name of await readdir(root(folder)).catch(() => [])) {
    if (!name.endsWith('.part')) continue;
    const file = `${root(folder)}/${name}`;
    const written = await stat(file).catch(() => null);
    if (written && written.mtimeMs < now - maxWriteMs)
      await rm(file, { force: true }).catch(() => {});
  }
};
