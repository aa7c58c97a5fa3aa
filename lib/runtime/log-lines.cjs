// @ts-check
/*
 * The shape of the server's log: whatever the site, Next and Node print leaves as one record a line. The site runs in
 * a thread of `lib/server/start.mjs`, whose output passes here; nothing of the console is replaced.
 */

/** @typedef {'info' | 'warn' | 'error'} Level */
/** @typedef {{ at: string, level: Level, message: string, [field: string]: unknown }} LogRecord */

/** Colors of a terminal (Next's prefixes have them). */
// oxlint-disable-next-line no-control-regex -- that is what begins one
const colors = /\u001b\[[\d;]*m/g;
/** Characters that end a line, control a terminal, or change the reading direction: controls, formats, lone surrogates. */
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/**
 * Untrusted text as one line: characters that cannot be printed are escaped as `\u0000`.
 *
 * @param {string} text
 */
const printable = (text) =>
  text.replace(unprintable, (character) =>
    character
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
exports.printable = printable;

/**
 * What a thread printed at once, as records: the site's own as they are, each other line as a message of its own, and
 * the indented lines of a stack with the line that they belong to. Empty lines are dropped: Next prints one for each
 * `CmsError` of a page that it keeps, which `lib/server/failures.ts` has logged.
 *
 * @param {string} printed
 * @param {Level} level what a line is that does not name its own
 * @param {Date} [now]
 * @returns {LogRecord[]}
 */
exports.toRecords = function toRecords(printed, level, now = new Date()) {
  /** @type {LogRecord[]} */
  const records = [];
  let previous = /** @type {LogRecord | null} */ (null);
  for (const line of printed.replace(colors, '').split('\n')) {
    const text = line.trim();
    if (!text) continue;
    const record = readRecord(text);
    if (record) {
      records.push(record);
      previous = null;
    } else if (previous && /^\s/.test(line)) {
      previous.message += ` | ${printable(text)}`;
    } else {
      const message = printable(text.replace(/^(?:⨯|⚠|✓|▲|○|»)\s*/, ''));
      const own = text.startsWith('⚠') ? 'warn' : text.startsWith('⨯') ? 'error' : level;
      records.push((previous = { at: now.toISOString(), level: own, message }));
    }
  }
  return records;
};

/** @param {string} text @returns {LogRecord | null} */
function readRecord(text) {
  if (!text.startsWith('{"at":')) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * A record as one line: of JSON, or as a sentence with its other fields in parentheses.
 *
 * @param {LogRecord} record
 * @param {'json' | 'text'} format
 */
exports.toLine = function toLine(record, format) {
  if (format === 'json') return `${JSON.stringify(record)}\n`;
  const { at, level, message, event, ...fields } = record;
  const more = Object.entries(fields).filter(([, value]) => value !== null && value !== 0);
  return [
    `${at} ${level} `,
    event ? `${event}: ` : '',
    message,
    more.length > 0 ? ` (${more.map(([name, value]) => `${name} ${value}`).join(', ')})` : '',
    '\n',
  ].join('');
};
