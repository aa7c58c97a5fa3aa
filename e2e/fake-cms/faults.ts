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
type Failure = (situation: Situation) => void;

interface Fault {
  /** How it is named to the operator: by a build that is refused, and in the log of a running site. */
  sentence: RegExp;
  fail: Failure;
  /** What ends a request, where that is neither the answer nor its absence. */
  ends?: 'only by patience' | 'by its size';
  /** It stands before WordPress itself: what is posted to it then, WordPress never sees. */
  beforeWordPress?: true;
  /** Nobody is connected at all: what the server loses meanwhile. */
  loses?: 'port' | 'name' | 'trust';
}

const html = { 'content-type': 'text/html; charset=UTF-8' };
const bombBytes = 200 * 1024 * 1024;
const chunk = Buffer.alloc(1024 * 1024, 'x');

const says =
  (status: number, body: string, headers: Record<string, string> = html): Failure =>
  ({ response }) =>
    deliver(response, { status, headers, body: Buffer.from(body) });

const altered =
  (alter: (reply: Reply, url: URL) => Reply): Failure =>
  ({ request, response, reply }) =>
    deliver(response, alter(reply, new URL(request.url ?? '/', 'http://fake')));

const cut: Failure = ({ request }) => request.socket.destroy();

const redirects =
  (to: (path: string) => string): Failure =>
  ({ request, response }) =>
    deliver(response, {
      status: 302,
      headers: { location: to(request.url ?? '/') },
      body: Buffer.alloc(0),
    });

const isEmpty = /is empty\. If that is meant, name it in ALLOW_EMPTY_COLLECTIONS/;

/**
 * Every way in which the CMS can fail, stall or answer wrongly, by name. All that concerns a fault is in its row.
 */
const table = {
  /** Nothing listens any more. The server stops listening; a request that is under way is cut. */
  refused: {
    sentence: /no answer from .+ECONNREFUSED/,
    fail: cut,
    beforeWordPress: true,
    loses: 'port',
  },
  /** The host's name no longer resolves. */
  unresolved: {
    sentence: /no answer from .+ENOTFOUND wordpress\.test/,
    fail: cut,
    beforeWordPress: true,
    loses: 'name',
  },
  /** Its certificate is self-signed, by a key that no site trusts. */
  untrusted: {
    sentence: /no answer from .+self-signed certificate/,
    fail: cut,
    beforeWordPress: true,
    loses: 'trust',
  },
  /** The connection is taken, and nothing ever comes. */
  hangs: {
    ends: 'only by patience',
    sentence: /no answer from .+timeout/i,
    fail: () => {},
    beforeWordPress: true,
  },
  /** Headers at once, then one byte a second. */
  slowBody: {
    ends: 'only by patience',
    sentence: /(?:the answer of .+ broke off|no answer from) .+timeout/i,
    fail: ({ response, reply }) => {
      response.writeHead(reply.status, reply.headers);
      response.flushHeaders();
      let sent = 0;
      const drip = setInterval(() => {
        response.write(reply.body.subarray(sent, (sent += 1)));
        if (sent >= reply.body.length) response.end();
      }, 1000);
      response.on('close', () => clearInterval(drip));
    },
  },
  error500: {
    sentence: /500 Internal Server Error from .+WordPress failed: its error log has the reason/,
    fail: says(
      500,
      '<!doctype html><title>Error</title><h1>There has been a critical error on this website.</h1>',
    ),
    beforeWordPress: true,
  },
  badGateway502: {
    sentence: /502 Bad Gateway from/,
    fail: says(502, '<html><head><title>502 Bad Gateway</title></head></html>'),
    beforeWordPress: true,
  },
  maintenance503: {
    sentence: /503 Service Unavailable from .+WordPress is in maintenance/,
    fail: says(503, '<h1>Briefly unavailable for scheduled maintenance.</h1>', {
      ...html,
      'retry-after': '600',
    }),
    beforeWordPress: true,
  },
  tooMany429: {
    sentence: /429 Too Many Requests from .+limits the rate/,
    fail: says(429, '{"code":"too_many_requests","message":"Slow down.","data":null}', {
      'content-type': 'application/json',
      'retry-after': '1',
    }),
    beforeWordPress: true,
  },
  /** Well-formed HTTP around half of the JSON. */
  truncated: {
    sentence: /Parser is unable to parse the response of .+cut short or broken/,
    fail: altered((reply) => ({
      ...reply,
      body: reply.body.subarray(0, Math.floor(reply.body.length / 2)),
    })),
  },
  loginPage: {
    sentence: /A login page came instead of JSON/,
    fail: says(200, '<!doctype html><form name="loginform"><input name="log"></form>'),
    beforeWordPress: true,
  },
  /** The whole length is promised, half of it comes, the connection ends. */
  cutShort: {
    sentence: /the answer of .+ broke off/,
    fail: ({ response, reply }) => {
      const { body, status, headers } = reply;
      response.writeHead(status, { ...headers, 'content-length': body.length });
      response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.destroy());
    },
  },
  /** An object where a list should be, and the other way round. */
  wrongShape: {
    sentence: /answered with an object where a list of posts should be/,
    fail: altered(otherShape),
  },
  invalidUtf8: {
    sentence: /is not valid UTF-8/,
    fail: altered(withBadBytes),
  },
  /** No records, in a response that looks right. */
  empty: {
    sentence: isEmpty,
    fail: altered(empty),
  },
  /** Records with an id, a slug, and null for everything else. */
  nullFields: {
    sentence: isEmpty,
    fail: altered(nulls),
  },
  /** Half of each collection is gone; pages and totals agree. */
  shrunk: {
    sentence: /shrank from \d+ to \d+ readable records at once\. If that is meant/,
    fail: altered(shrunk),
  },
  /** 200 MB of JSON in about 1 MB of gzip. */
  bomb: {
    ends: 'by its size',
    sentence: /is larger than/,
    fail: ({ response, reply }) => {
      response.writeHead(200, { ...reply.headers, 'content-encoding': 'gzip' });
      const body = Readable.from(bomb()).pipe(createGzip({ level: 1 }));
      response.on('close', () => body.destroy());
      body.pipe(response);
    },
  },
  /** 20 MB of JSON. */
  huge: {
    ends: 'by its size',
    sentence: /is larger than/,
    fail: altered((reply) => padded(reply, 20 * 1024 * 1024)),
  },
  redirectLoop: {
    sentence: /redirects in a circle/,
    fail: redirects((path) => path),
    beforeWordPress: true,
  },
  redirectElsewhere: {
    sentence: /redirects to https:\/\/elsewhere\.example/,
    fail: redirects((path) => `https://elsewhere.example${path}`),
    beforeWordPress: true,
  },
  /** The connection is reset (RST) before an answer. */
  reset: {
    sentence: /no answer from .+(?:ECONNRESET|socket|closed)/,
    fail: ({ request }) => request.socket.resetAndDestroy(),
    beforeWordPress: true,
  },
} satisfies Readonly<Record<string, Fault>>;

export type FaultName = keyof typeof table;

export const faults: Readonly<Record<FaultName, Fault>> = table;
export const faultNames = Object.keys(table) as FaultName[];

function* bomb() {
  yield '[{"content":{"rendered":"';
  for (let sent = 0; sent < bombBytes; sent += chunk.length) yield chunk;
  yield '"}}]';
}
