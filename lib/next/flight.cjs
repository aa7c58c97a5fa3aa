// @ts-check
/*
 * Seam: the flight data of a page, which React's server sends to React in the browser.
 *
 * Relies on: Next writing it at the end of the document, as one script that opens the channel and any number of scripts
 *   with a piece of the data each; and storing the same bytes beside a prerendered page (`rscData`).
 * Why: one script made from the bytes alone is one hash in the policy, and nothing that stands in the document can become
 *   a part of it. Without it a page of 60 pieces has 60 hashes, and a header of 3 kB that proxies refuse.
 * Fails: `isExact` is false, the document keeps its scripts, the policy allows none of them but the one made here, and
 *   the log names them. `flight.test.ts` says so.
 * Public way: none. Next's guide "Content Security Policy" knows nonces, which end prerendering; watch it for hashes.
 */

const open = '(self.__next_f=self.__next_f||[]).push([0])';
const end = '</body></html>';
const push = 'self.__next_f.push(';

/** Next's numbers for a piece of text and for one of bytes in base64. */
const TEXT = 1;
const BINARY = 3;

/** @type {Readonly<Record<string, string>>} */
const escapes = {
  '&': '\\u0026',
  '<': '\\u003c',
  '>': '\\u003e',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON that ends no script, as Next writes it. @param {unknown} value */
const inScript = (value) =>
  JSON.stringify(value).replace(/[&<>\u2028\u2029]/g, (character) => escapes[character] ?? '');

/** @param {string} text */
const element = (text) => `<script>${text}</script>`;

/**
 * The one script that hands all flight data of a page to React, made from the data alone: nothing that stands in the
 * document can become a part of it.
 *
 * @param {Uint8Array} data
 */
exports.flightScript = function flightScript(data) {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  const text = bytes.toString('utf8');
  const isText = Buffer.from(text).equals(bytes);
  const piece = isText ? [TEXT, text] : [BINARY, bytes.toString('base64')];
  return `${open};${push}${inScript(piece)})`;
};

/**
 * The bytes of one piece, from the text between `push(` and `)`; `null` for anything that Next does not write.
 *
 * @param {string} json
 */
function bytesOf(json) {
  /** @type {unknown} */
  let piece;
  try {
    piece = JSON.parse(json);
  } catch {
    return null;
  }
  if (!Array.isArray(piece) || piece.length !== 2 || inScript(piece) !== json) return null;
  const [kind, data] = piece;
  if (typeof data !== 'string') return null;
  if (kind === TEXT) return Buffer.from(data);
  return kind === BINARY ? Buffer.from(data, 'base64') : null;
}

/**
 * The end of a document: where its flight data begins, its scripts, and the data in them. `null` where the end is not
 * exactly what Next writes: the channel is opened, then pieces alone follow up to the end of the document.
 *
 * @param {string} html
 * @returns {{ at: number, scripts: string[], data: Buffer } | null}
 */
exports.readFlight = function readFlight(html) {
  const at = html.lastIndexOf(`<script>${open}`);
  if (at < 0 || !html.endsWith(end)) return null;
  const texts = html.slice(at, -end.length).split('</script>');
  if (texts.pop() !== '') return null;
  const scripts = [];
  const pieces = [];
  for (const [i, text] of texts.entries()) {
    if (!text.startsWith('<script>')) return null;
    const script = text.slice('<script>'.length);
    scripts.push(script);
    if (i === 0 && script === open) continue;
    const start = i === 0 ? `${open};${push}` : push;
    if (!script.startsWith(start) || !script.endsWith(')')) return null;
    const piece = bytesOf(script.slice(start.length, -1));
    if (piece === null) return null;
    pieces.push(piece);
  }
  return { at, scripts, data: Buffer.concat(pieces) };
};

/**
 * As `readFlight`, for a document whose flight data is not stored beside it: `null` where the channel is opened twice,
 * because an editor's HTML may have opened it first.
 *
 * @param {string} html
 */
exports.readOnlyFlight = function readOnlyFlight(html) {
  const flight = exports.readFlight(html);
  return flight && html.indexOf(open) >= flight.at && html.split(`<script>${open}`).length === 2
    ? flight
    : null;
};

/**
 * The document with its flight data in one script. Where the end of the document is not what Next writes for these
 * bytes, its scripts stay where they are, and no policy allows them.
 *
 * @param {string} html
 * @param {Uint8Array} data
 * @returns {{ html: string, script: string, isExact: boolean }}
 */
exports.withOneScript = function withOneScript(html, data) {
  const script = exports.flightScript(data);
  const flight = exports.readFlight(html);
  const isExact = flight !== null && flight.data.equals(data);
  const body = isExact
    ? html.slice(0, flight.at)
    : html.endsWith(end)
      ? html.slice(0, -end.length)
      : html;
  return { html: body + element(script) + end, script, isExact };
};

/** Rows of text and of bytes, which tell their length; every other row ends with its line. */
const tagsWithLength = 'TAOoUSsLlGgMmVb';
const redirectDigest = 'NEXT_REDIRECT;';

/**
 * Where a page redirects to, by the row of the flight data that says so: an error of that digest. Row by row, because
 * the texts of editors stand in the data too, and may hold the same characters. `null` where it does not redirect.
 *
 * @param {Uint8Array} data
 * @returns {string | null}
 */
exports.redirectIn = function redirectIn(data) {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  for (let at = 0; at < bytes.length;) {
    const colon = bytes.indexOf(':', at);
    if (colon < 0) return null;
    const tag = String.fromCharCode(bytes[colon + 1] ?? 0);
    const comma = tagsWithLength.includes(tag) ? bytes.indexOf(',', colon) : -1;
    if (comma > 0) {
      const length = bytes.toString('latin1', colon + 2, comma);
      if (!/^[\da-f]{1,8}$/.test(length)) return null;
      at = comma + 1 + Number.parseInt(length, 16);
      continue;
    }
    const newline = bytes.indexOf('\n', colon);
    const rowEnd = newline < 0 ? bytes.length : newline;
    const target = tag === 'E' ? targetOf(bytes.toString('utf8', colon + 2, rowEnd)) : null;
    if (target) return target;
    at = rowEnd + 1;
  }
  return null;
};

/** The target in `{"digest":"NEXT_REDIRECT;replace;/404/;307;"}`. @param {string} json */
function targetOf(json) {
  try {
    const { digest } = JSON.parse(json);
    return digest.startsWith(redirectDigest) ? digest.split(';').slice(2, -2).join(';') : null;
  } catch {
    return null; // an error of another kind
  }
}
