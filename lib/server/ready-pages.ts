import { createHash } from 'node:crypto';
import { ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/*
 * Next makes a page's ETag anew for every visitor, letter by letter in JavaScript, and compresses it anew: of a page
 * of 80 kB that was most of the time an answer takes. `generateEtags` is off, and both are made here, once for each
 * page: what is kept in memory is the same string every time. The first visitors get what Next compresses, until
 * the compressed copies are ready.
 */
const set = ServerResponse.prototype.setHeader;

ServerResponse.prototype.setHeader = function setHeader(name, value) {
  // The last header that Next sets before it sends a whole page.
  if (name === 'Content-Length' && this.statusCode === 200 && !this.hasHeader('etag'))
    makeReadyOnSending(this);
  return set.call(this, name, value);
};

/** On the answer itself, because compression has put an `end` of its own there. */
function makeReadyOnSending(answer: ServerResponse) {
  const end = answer.end.bind(answer) as (...args: unknown[]) => ServerResponse;
  answer.end = (...args: unknown[]) => {
    const [page] = args;
    if (typeof page !== 'string' || page === '' || answer.headersSent) return end(...args);
    const ready = madeReady(page);
    const { headers } = answer.req;
    const form = formFor(ready, headers['accept-encoding']);
    answer.setHeader('etag', `"${ready.tag}${markOf(form)}"`);
    if (isKnown(ready.tag, headers['if-none-match'])) {
      answer.statusCode = 304;
      answer.removeHeader('content-length');
      return end();
    }
    if (form.encoding) {
      answer.setHeader('content-encoding', form.encoding);
      answer.setHeader('content-length', form.bytes.byteLength);
    }
    return end(form.bytes);
  };
}

type Encoding = 'br' | 'gzip';

/** A page as it is sent. */
interface Form {
  encoding: Encoding | null;
  bytes: Buffer;
}
/** What tells the tag of a form from those of the page's other forms: RFC 9110 §8.8.3.3. */
const markOf = ({ encoding }: Pick<Form, 'encoding'>) => (encoding ? `-${encoding}` : '');

interface Ready {
  tag: string;
  plain: Form;
  /** What has been asked for; `null` until it is made. */
  compressed: Partial<Record<Encoding, Form | null>>;
}
/** So many of the pages sent last are kept ready; a page's own string is the key, which costs no copy. */
const most = 100;
const pages = new Map<string, Ready>();

function madeReady(page: string): Ready {
  const known = pages.get(page);
  if (known) {
    pages.delete(page);
    pages.set(page, known);
    return known;
  }
  const bytes = Buffer.from(page);
  const made: Ready = {
    tag: createHash('sha256').update(bytes).digest('base64url').slice(0, 27),
    plain: { encoding: null, bytes },
    compressed: {},
  };
  if (pages.size >= most) pages.delete(pages.keys().next().value!);
  pages.set(page, made);
  return made;
}

function formFor(ready: Ready, accepted = ''): Form {
  const encoding = (['br', 'gzip'] as const).find((each) => takes(accepted, each));
  if (!encoding || ready.plain.bytes.byteLength < worthwhile) return ready.plain;
  if (!(encoding in ready.compressed)) compress(ready, encoding);
  return ready.compressed[encoding] ?? ready.plain;
}

/** Whether a client takes an encoding: RFC 9110 §12.5.3, in the words that browsers and crawlers use. */
export const takes = (accepted: string, encoding: string) =>
  accepted.split(',').some((each) => {
    const [name, weight = ''] = each.split(';');
    return name!.trim().toLowerCase() === encoding && !/q\s*=\s*0(?:\.0*)?\s*$/.test(weight);
  });

/** Bytes from which Next compresses too. */
const worthwhile = 1024;
/** Levels that cost what Next's own do, about 2 ms for a page: brotli's is a sixth smaller. */
const compressors = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};

/** Beside what the process does else; whoever comes meanwhile gets the plain form, which Next compresses. */
function compress(ready: Ready, encoding: Encoding) {
  ready.compressed[encoding] = null;
  compressors[encoding](ready.plain.bytes).then(
    (bytes) => (ready.compressed[encoding] = { encoding, bytes }),
    () => {}, // without memory for it, Next goes on compressing
  );
}

/** Whether who asks has this very page: RFC 9110 §13.1.2, with weak comparison, because caches weaken tags. */
const isKnown = (tag: string, has = '') =>
  has === '*' ||
  has.split(',').some((each) => {
    const given = each.trim().replace(/^W\//, '');
    return ([null, 'br', 'gzip'] as const).some(
      (encoding) => given === `"${tag}${markOf({ encoding })}"`,
    );
  });
