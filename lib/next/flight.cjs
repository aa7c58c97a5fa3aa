// @ts-check
/*
 * Seam: the flight data of a page, which React's server sends to React in the browser.
 *
 * Relies on: Next writing it at the end of the document, as one script that opens the channel (the array
 *   `self.__next_f`) and any number of scripts that each push a piece of the data; on storing the same bytes beside a
 *   prerendered page (`rscData`); on React's rows in them (a tag, for some a length), and on the digest of a redirect.
 * Why: one script written from these bytes is one hash in the policy, and no text of an editor can become a part of it. With
 *   Next's own scripts, a page of 60 pieces needs 60 hashes: a header of 3 kB, which proxies refuse.
 * Fails: the document keeps Next's scripts. The policy allows only the one written here, and the log names the others. With other rows a redirect that is regenerated has no target. Tested by `flight.test.ts`.
 * Public way: none. Next's guide "Content Security Policy" has nonces, which end prerendering; watch it for hashes.
 */

const open = '(self.__next_f=self.__next_f||[]).push([0])';
const end = '</body></html>';
const push = 'self.__next_f.push(';

/** Next's numbers for the two kinds of pieces: text, and bytes in base64. */
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

/** JSON that cannot end a script element, escaped as Next does it. @param {unknown} value */
const inScript = (value) =>
  JSON.stringify(value).replace(/[&<>\u2028\u2029]/g, (character) => escapes[character] ?? '');

/** @param {string} text */
const swapQuotes = (text) => text.replace(/["']/g, (quote) => (quote === '"' ? "'" : '"'));

/**
 * A text as a literal of JavaScript in single quotes. Flight data is full of double ones: a backslash before each is 1.6 % of
 * a page as it is sent.
 *
 * @param {string} text
 */
const literal = (text) => swapQuotes(inScript(swapQuotes(text)));

/** @param {string} text */
const element = (text) => `<script>${text}</script>`;

/**
 * The one script that passes all flight data of a page to React. It is written from the data alone, never from the
 * document, which has text of editors.
 *
 * @param {Uint8Array} data
 */
exports.flightScript = function flightScript(data) {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  const text = bytes.toString('utf8');
  const isText = Buffer.from(text).equals(bytes);
  const piece = isText ? `${TEXT},${literal(text)}` : `${BINARY},"${bytes.toString('base64')}"`;
  return `${open};${push}[${piece}])`;
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
 * The flight data at the end of a document: where it begins, its scripts, and the data in them. `null` where the end is not
 * exactly what Next writes: the channel is opened, then nothing but pieces follows.
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
 * @returns {{ html: string, script: string }}
 */
exports.withOneScript = function withOneScript(html, data) {
  const script = exports.flightScript(data);
  const flight = exports.readFlight(html);
  const body = flight?.data.equals(data)
    ? html.slice(0, flight.at)
    : html.endsWith(end)
      ? html.slice(0, -end.length)
      : html;
  return { html: body + element(script) + end, script };
};

/** Tags of the rows (text and bytes) that begin with their length; every other row ends with a newline. */
const tagsWithLength = 'TAOoUSsLlGgMmVb';
const redirectDigest = 'NEXT_REDIRECT;';

/**
 * The target of a redirect, from the row of the flight data that has it: an error with that digest. `null` where there is
 * none. Read row by row, because the data has text of editors too, which may contain the same characters.
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
