import { ServerResponse, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { framedBy, framingOrigin } from '../preview/framing';
import { count, observe } from '../metrics/metrics.cjs';
import { policyFor } from '../page-cache/policy.cjs';
import { browserCaching } from './browser-caching';
import { failedPage } from './failed-page';
import {
  compress,
  describeText,
  encodingFor,
  etagOf,
  hasText,
  cachedText,
  type Encoding,
  type Text,
} from './text-cache';
import { siteServer } from '@/lib/runtime/process-state.cjs';

/** Next appends the headers of a cached page to those of the answer; of these two the page's own value replaces the other. */
const singleHeaders = new Set(['location', 'content-security-policy']);

/** Types that are buffered until they are whole, then get an ETag and compression. Other types are streamed. */
const textTypes =
  /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml)|application\/javascript|image\/svg)/;

type Callback = () => void;

/**
 * The answer to one request, for `createServer({ ServerResponse: SiteResponse })`. It collects the whole text, and so can send
 * an ETag, 304, a cached compressed copy, and the policy of a page that no cache prepared.
 */
export class SiteResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  /** The buffered parts of a text; `null` where the body is streamed. */
  private parts: (string | Buffer)[] | null | undefined;
  /** The path and the query of the request, before Next changes them. */
  private readonly requested: string;
  private readonly startedAt = performance.now();

  /**
   * Next omits ETag and length for HEAD, so it gets GET; Node drops the body. A file of a quote request is not read for
   * HEAD: its route gets the method.
   */
  constructor(request: Request) {
    super(request);
    this.requested = request.url ?? '';
    if (request.method === 'HEAD' && !this.requested.startsWith('/api/quote-file/'))
      request.method = 'GET';
  }

  override appendHeader(name: string, value: string | readonly string[]): this {
    return singleHeaders.has(name.toLowerCase())
      ? this.setHeader(name, value)
      : super.appendHeader(name, value);
  }

  override flushHeaders(): void {
    if (!this.buffer()) super.flushHeaders();
  }

  override write(...args: unknown[]): boolean {
    const parts = this.buffer();
    if (!parts) return super.write(...(args as [Buffer]));
    const { chunk, callback } = parse(args);
    if (chunk !== null) parts.push(chunk);
    if (callback) process.nextTick(callback);
    return true;
  }

  override end(...args: unknown[]): this {
    const parts = this.buffer();
    if (!parts) return super.end(...(args as [Buffer]));
    const { chunk, callback } = parse(args);
    if (chunk !== null) parts.push(chunk);
    this.parts = null;
    if (callback) this.once('finish', callback);
    const [only = '', ...more] = parts;
    return this.sendText(more.length === 0 ? only : Buffer.concat(parts.map(toBuffer)));
  }

  override writeHead(status: number, ...rest: unknown[]): this {
    const own = rest.find(isHeaders);
    const cacheControl =
      own?.['cache-control'] ?? own?.['Cache-Control'] ?? this.getHeader('cache-control');
    for (const [name, value] of Object.entries(browserCaching(cacheControl)))
      this.setHeader(name, value);
    if (status === 308) this.keepQuery();
    this.countAnswer(status);
    // The client reconnects, and reaches another instance.
    if (siteServer.closing) this.shouldKeepAlive = false;
    // The unread rest of a request would block the next one on its connection.
    if (!this.req.complete) this.shouldKeepAlive = false;
    return super.writeHead(status, ...(rest as [OutgoingHttpHeaders]));
  }

  private countAnswer(status: number): void {
    const kind = `kind="${kindOf(this.requested, this.req.headers.rsc !== undefined)}"`;
    count('site_requests', `${kind},status="${status}"`);
    observe('site_request_seconds', (performance.now() - this.startedAt) / 1000, kind);
  }

  /** The buffer. Decided once, when the body begins: all headers are set by then. */
  private buffer(): (string | Buffer)[] | null {
    if (this.parts === undefined)
      this.parts =
        !this.headersSent &&
        this.statusCode !== 206 &&
        !this.hasHeader('content-encoding') &&
        textTypes.test(String(this.getHeader('content-type') ?? ''))
          ? []
          : null;
    return this.parts;
  }

  /** Adds the query to a redirect of a page (`app/page-redirects.ts`), which is cached for any query. Middleware adds its own. */
  private keepQuery(): void {
    const [, path, query] = /^([^?]*)\?(.+)$/.exec(this.requested) ?? [];
    const [, target, hash = ''] =
      /^(\/(?!\/)[^?#]*)(#.*)?$/.exec(String(this.getHeader('location') ?? '')) ?? [];
    if (target && query && path !== '/') this.setHeader('location', `${target}?${query}${hash}`);
  }

  private sendText(written: string | Buffer): this {
    let body = written;
    const caching = String(this.getHeader('cache-control') ?? '');
    if (this.isUncachedPage(caching)) {
      this.setHeader(
        'server-timing',
        `render;dur=${(performance.now() - this.startedAt).toFixed(1)}`,
      );
      if (this.statusCode >= 500) body = this.withSiteChrome(String(written));
      this.allowOwnScripts(String(body));
    }
    if (body.length === 0) return super.end();
    const isCached = this.statusCode === 200 && /\b(?:s-maxage|public|immutable)\b/.test(caching);
    const text = isCached ? cachedText(body) : describeText(body);
    const encoding = encodingFor(text, this.req.headers['accept-encoding']);
    this.addVary();
    if (isCached && !this.hasHeader('etag')) {
      this.setHeader('etag', etagOf(text, encoding));
      if (hasText(text, this.req.headers['if-none-match'])) {
        this.statusCode = 304;
        this.removeHeader('content-length');
        return super.end();
      }
    }
    return encoding ? this.sendCompressed(text, encoding) : this.sendWhole(text.bytes);
  }

  private sendWhole(bytes: Buffer): this {
    this.setHeader('content-length', bytes.byteLength);
    return super.end(bytes);
  }

  private sendCompressed(text: Text, encoding: Encoding): this {
    this.setHeader('content-encoding', encoding);
    const ready = text.ready[encoding];
    if (ready) return this.sendWhole(ready);
    // Next, which has ended the answer, finds its head sent, and changes nothing any more.
    this.removeHeader('content-length');
    super.flushHeaders();
    compress(text, encoding).then(
      (bytes) => super.end(bytes),
      () => this.destroy(), // the encoding is sent already; the client tries again
    );
    return this;
  }

  /** An error, or an editor's preview (`private … no-store`): it has no cached entry that carries its policy. */
  private isUncachedPage(caching: string): boolean {
    return (
      String(this.getHeader('content-type')).startsWith('text/html') &&
      (this.statusCode >= 500 || /\bprivate\b.*\bno-store\b/.test(caching))
    );
  }

  /** The site's own page in place of Next's empty document for an error; it gets a new policy. */
  private withSiteChrome(document: string): string {
    const page = failedPage(document);
    if (page !== document) this.removeHeader('content-security-policy');
    return page;
  }

  private allowOwnScripts(html: string): void {
    const policy = String(this.getHeader('content-security-policy'));
    if (!/'sha256-/.test(policy)) this.setHeader('content-security-policy', policyFor(html));
    const editor = this.statusCode === 200 && framingOrigin(this.requested, this.req.headers);
    if (editor) {
      const own = String(this.getHeader('content-security-policy'));
      this.setHeader('content-security-policy', framedBy(editor, own));
    }
    this.setHeader('x-robots-tag', 'noindex');
  }

  private addVary(): void {
    const vary = String(this.getHeader('vary') ?? '');
    if (!/accept-encoding/i.test(vary))
      this.setHeader('vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding');
  }
}

/** The kind of a request, for the metrics: a page, its RSC payload, a hashed file, a route of `/api/`, another file. */
function kindOf(target: string, isPayload: boolean): string {
  if (target.startsWith('/_next/')) return 'asset';
  if (target.startsWith('/api/')) return 'api';
  if (isPayload) return 'payload';
  return /^[^?]*\.[\w-]+(?:\?|$)/.test(target) ? 'file' : 'page';
}

const isHeaders = (arg: unknown): arg is OutgoingHttpHeaders =>
  typeof arg === 'object' && arg !== null;

/** The arguments of `write` and `end`: a chunk, its encoding and a callback, of which any may be absent. */
function parse(args: readonly unknown[]) {
  const [chunk, encoding] = args;
  const callback = args.find((arg): arg is Callback => typeof arg === 'function') ?? null;
  if (typeof chunk === 'string')
    return {
      chunk:
        typeof encoding === 'string' && !/^utf-?8$/i.test(encoding)
          ? Buffer.from(chunk, encoding as BufferEncoding)
          : chunk,
      callback,
    };
  return {
    chunk:
      chunk instanceof Uint8Array
        ? Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
        : null,
    callback,
  };
}

const toBuffer = (part: string | Buffer) => (typeof part === 'string' ? Buffer.from(part) : part);
