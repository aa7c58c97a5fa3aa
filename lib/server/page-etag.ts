import { createHash } from 'node:crypto';
import { ServerResponse } from 'node:http';

/*
 * Next makes a page's ETag anew for every visitor, letter by letter in JavaScript: of a page of 80 kB that was
 * two fifths of the time an answer takes. `generateEtags` is off, and the tag is made here, once for each page:
 * what is kept in memory is the same string every time.
 */
const set = ServerResponse.prototype.setHeader;

ServerResponse.prototype.setHeader = function setHeader(name, value) {
  // The last header that Next sets before it sends a whole page.
  if (name === 'Content-Length' && this.statusCode === 200 && !this.hasHeader('etag'))
    putTagOnSending(this);
  return set.call(this, name, value);
};

/** On the answer itself, because compression has put an `end` of its own there. */
function putTagOnSending(answer: ServerResponse) {
  const end = answer.end.bind(answer) as (...args: unknown[]) => ServerResponse;
  answer.end = (...args: unknown[]) => {
    const [page] = args;
    if (typeof page !== 'string' || page === '' || answer.headersSent) return end(...args);
    const { tag, bytes } = madeReady(page);
    answer.setHeader('etag', tag);
    if (!isKnown(tag, answer.req.headers)) return end(bytes);
    answer.statusCode = 304;
    answer.removeHeader('content-length');
    return end();
  };
}

interface Ready {
  tag: string;
  /** As UTF-8, which would otherwise be worked out for each visitor too. */
  bytes: Buffer;
}
/** So many of the pages sent last are kept ready; a page's own string is the key, which costs no copy. */
const most = 100;
const ready = new Map<string, Ready>();

function madeReady(page: string): Ready {
  const known = ready.get(page);
  if (known) return known;
  const bytes = Buffer.from(page);
  const made = {
    bytes,
    tag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`,
  };
  if (ready.size >= most) ready.delete(ready.keys().next().value!);
  ready.set(page, made);
  return made;
}

/** Whether who asks has this very page: RFC 9110 §13.1.2, with weak comparison, because caches weaken tags. */
const isKnown = (tag: string, { 'if-none-match': has = '' }: ServerResponse['req']['headers']) =>
  has === '*' || has.split(',').some((each) => each.trim().replace(/^W\//, '') === tag);
