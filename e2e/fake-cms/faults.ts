import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { deliver, type Reply } from './reply';
import { empty, nulls, otherShape, padded, shrunk, withBadBytes } from './altered-replies';

interface Situation {
  request: IncomingMessage;
  response: ServerResponse;
  /** What WordPress would have answered. */
  reply: Reply;
}

/** What goes wrong with one request. */
type Fault = (situation: Situation) => void;

const html = { 'content-type': 'text/html; charset=UTF-8' };
const bombBytes = 200 * 1024 * 1024;
const chunk = Buffer.alloc(1024 * 1024, 'x');

const says =
  (status: number, body: string, headers: Record<string, string> = html): Fault =>
  ({ response }) =>
    deliver(response, { status, headers, body: Buffer.from(body) });

const altered =
  (alter: (reply: Reply, url: URL) => Reply): Fault =>
  ({ request, response, reply }) =>
    deliver(response, alter(reply, new URL(request.url ?? '/', 'http://fake')));

/** Every way in which the CMS can fail, stall or answer wrongly, by name. */
const faults = {
  /** Nothing listens any more. The server stops listening; a request that is under way is cut. */
  refused: ({ request }) => request.socket.destroy(),
  /** The host's name resolves no more. */
  unresolved: ({ request }) => request.socket.destroy(),
  /** Its certificate is no longer one that anybody vouches for. */
  untrusted: ({ request }) => request.socket.destroy(),
  /** The connection is taken, and nothing ever comes. */
  hangs: () => {},
  /** Headers at once, then one byte a second. */
  slowBody: ({ response, reply }) => {
    response.writeHead(reply.status, reply.headers);
    response.flushHeaders();
    let sent = 0;
    const drip = setInterval(() => {
      response.write(reply.body.subarray(sent, (sent += 1)));
      if (sent >= reply.body.length) response.end();
    }, 1000);
    response.on('close', () => clearInterval(drip));
  },
  error500: says(
    500,
    '<!doctype html><title>Error</title><h1>There has been a critical error on this website.</h1>',
  ),
  badGateway502: says(502, '<html><head><title>502 Bad Gateway</title></head></html>'),
  maintenance503: says(503, '<h1>Briefly unavailable for scheduled maintenance.</h1>', {
    ...html,
    'retry-after': '600',
  }),
  tooMany429: says(429, '{"code":"too_many_requests","message":"Slow down.","data":null}', {
    'content-type': 'application/json',
    'retry-after': '1',
  }),
  loginPage: says(200, '<!doctype html><form name="loginform"><input name="log"></form>'),
  /** Well-formed HTTP around half of the JSON. */
  truncated: altered((reply) => ({
    ...reply,
    body: reply.body.subarray(0, Math.floor(reply.body.length / 2)),
  })),
  /** The whole length is promised, half of it comes, the connection ends. */
  cutShort: ({ response, reply }) => {
    const { body, status, headers } = reply;
    response.writeHead(status, { ...headers, 'content-length': body.length });
    response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.destroy());
  },
  /** An object where a list should be, and the other way round. */
  wrongShape: altered(otherShape),
  /** Records with an id, a slug, and null for everything else. */
  nullFields: altered(nulls),
  /** No records, in a response that looks right. */
  empty: altered(empty),
  /** Half of each collection is gone; pages and totals agree. */
  shrunk: altered(shrunk),
  invalidUtf8: altered(withBadBytes),
  /** 20 MB of JSON. */
  huge: altered((reply) => padded(reply, 20 * 1024 * 1024)),
  /** 200 MB of JSON in about 1 MB of gzip. */
  bomb: ({ response, reply }) => {
    response.writeHead(200, { ...reply.headers, 'content-encoding': 'gzip' });
    const body = Readable.from(bomb()).pipe(createGzip({ level: 1 }));
    response.on('close', () => body.destroy());
    body.pipe(response);
  },
  redirectLoop: ({ request, response }) =>
    deliver(response, {
      status: 302,
      headers: { location: request.url ?? '/' },
      body: Buffer.alloc(0),
    }),
  redirectElsewhere: ({ request, response }) =>
    deliver(response, {
      status: 302,
      headers: { location: `https://elsewhere.example${request.url ?? '/'}` },
      body: Buffer.alloc(0),
    }),
  /** The connection is reset (RST) before an answer. */
  reset: ({ request }) => request.socket.resetAndDestroy(),
} satisfies Readonly<Record<string, Fault>>;

export type FaultName = keyof typeof faults;

/** Faults before WordPress itself: what is posted to it then, it never sees. */
export const beforeWordPress: ReadonlySet<FaultName> = new Set([
  'refused',
  'unresolved',
  'untrusted',
  'hangs',
  'error500',
  'badGateway502',
  'maintenance503',
  'tooMany429',
  'loginPage',
  'redirectLoop',
  'redirectElsewhere',
  'reset',
]);

export const faultNames = Object.keys(faults) as FaultName[];

/** The fault of that name, as a function of the situation. */
export const faultNamed = (name: FaultName): Fault => faults[name];

function* bomb() {
  yield '[{"content":{"rendered":"';
  for (let sent = 0; sent < bombBytes; sent += chunk.length) yield chunk;
  yield '"}}]';
}
