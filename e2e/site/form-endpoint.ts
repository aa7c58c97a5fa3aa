import { createHash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { respond } from '@/lib/cms/sample/responder';
import { close, listen } from '../machine/local-server';

interface Mode {
  /** Whether WordPress then has the request, whatever it answers. */
  stores: boolean;
  status?: number;
  body?: string;
  /** It answers nothing: hangs, or cuts the connection. */
  ends?: 'hang' | 'cut';
  /** It answers once `release` is called. */
  isHeld?: true;
}

const says = (status: string, more: object = {}) =>
  JSON.stringify({ contact_form_id: 1037, status, message: `It says ${status}.`, ...more });

/** What the form does with what it is sent: as Contact Form 7 was seen to do, and worse. */
const modes = {
  ok: { stores: true, body: says('mail_sent') },
  /** Its mail server fails; plugins may have stored the request all the same. */
  mail_failed: { stores: false, body: says('mail_failed') },
  spam: { stores: false, body: says('spam') },
  validation_failed: {
    stores: false,
    body: says('validation_failed', {
      invalid_fields: [{ field: 'phone', message: 'Please enter a telephone number.' }],
    }),
  },
  /** Answers once `release` is called. */
  waits: { stores: true, body: says('mail_sent'), isHeld: true },
  vanished: { stores: false, status: 404, body: '{"code":"wpcf7_not_found","message":"m"}' },
  down: { stores: false, status: 503, body: '<h1>Down</h1>' },
  silent: { stores: false, ends: 'hang' },
  /** Takes the request and dies before it can say so: what comes again then is a duplicate. */
  cut: { stores: true, ends: 'cut' },
} satisfies Record<string, Mode>;

export type ModeName = keyof typeof modes;

/** The SHA-256 of a file, hexadecimal. */
export const digestOf = async (file: Blob) =>
  createHash('sha256')
    .update(Buffer.from(await file.arrayBuffer()))
    .digest('hex');

/** The sample's records, as those that the build was made of. */
async function content(url: string, response: ServerResponse) {
  const answer = respond(new Request(new URL(url, 'https://wordpress.sample')));
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
}

/** WordPress's quote form and the sample's records, on a free port, in whatever mode a test puts it. */
export async function startFormEndpoint() {
  const received: Record<string, string>[] = [];
  const posts: Record<string, string>[] = [];
  /** Digests of the files it has, by the reference they came with. */
  const files = new Map<string, readonly string[]>();
  let modeName: ModeName = 'ok';
  let release = () => {};
  let released = Promise.resolve();
  let running = 0;
  let busiest = 0;

  async function answer(response: ServerResponse, mode: Mode) {
    if (mode.isHeld) await released;
    if (mode.ends === 'hang') return;
    if (mode.ends === 'cut') response.socket?.destroy();
    else response.writeHead(mode.status ?? 200).end(mode.body);
  }

  const server = createServer(async (request, response) => {
    const mode: Mode = modes[modeName];
    const body = await buffer(request).catch(() => null);
    if (!body) return response.destroy();
    if (request.method !== 'POST') {
      const works = mode.status === undefined && !mode.ends;
      if (works && request.url?.startsWith('/wp-json/wp/v2/'))
        return content(request.url, response);
      return answer(
        response,
        works ? { stores: false, status: 404, body: '{"code":"rest_no_route"}' } : mode,
      );
    }
    busiest = Math.max(busiest, (running += 1));
    response.once('close', () => (running -= 1));
    const type = request.headers['content-type'] ?? '';
    const form = await new Response(body, { headers: { 'content-type': type } }).formData();
    if (!form.get('_wpcf7_unit_tag'))
      return response.writeHead(400).end('{"code":"wpcf7_unit_tag_not_found"}');
    const given = [...form.values()].filter((value) => typeof value !== 'string');
    const text = [...form].filter(([, value]) => typeof value === 'string');
    const fields = Object.fromEntries(text) as Record<string, string>;
    posts.push(fields);
    if (mode.stores) {
      received.push(fields);
      files.set(fields.reference ?? '', await Promise.all(given.map(digestOf)));
    }
    return answer(response, mode);
  });
  return {
    url: await listen(server),
    /** What WordPress has. */
    received,
    /** What it was sent, whether it has it or not. */
    posts,
    files,
    setMode(next: ModeName) {
      modeName = next;
      if (next === 'waits') released = new Promise((resolve) => (release = resolve));
    },
    /** Answers all posts that wait in the mode `waits`, which answers at once until it is set again. */
    release: () => release(),
    /** Resolves when it has been sent so many posts. */
    async posted(count: number) {
      while (posts.length < count) await pause(5);
    },
    /** How many posts it was answering at once, at the most. */
    busiest: () => busiest,
    /** How often each reference was received. */
    counts() {
      const counts = new Map<string, number>();
      for (const { message } of received) {
        const reference = message?.match(/Reference: (\S+)/)?.[1] ?? 'without';
        counts.set(reference, (counts.get(reference) ?? 0) + 1);
      }
      return counts;
    },
    stop: () => close(server),
  };
}
