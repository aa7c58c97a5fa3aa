import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** What the form does with what it is sent: as Contact Form 7 was seen to do, and worse. */
const moods = {
  ok: { keeps: true, answer: { status: 'mail_sent' } },
  mail_failed: { keeps: false, answer: { status: 'mail_failed' } },
  spam: { keeps: false, answer: { status: 'spam' } },
  validation_failed: {
    keeps: false,
    answer: {
      status: 'validation_failed',
      message: 'One or more fields have an error.',
      invalid_fields: [{ field: 'phone', message: 'Please enter a telephone number.' }],
    },
  },
  down: { keeps: false, answer: 503 },
  silent: { keeps: false, answer: 'hang' },
  /** Takes the request and dies before it can say so: what comes again then is a duplicate. */
  cut: { keeps: true, answer: 'cut' },
} as const;

export type Mood = keyof typeof moods;

/** WordPress's quote form alone, on a free port, in whatever mood a test puts it. */
export async function startFormEndpoint() {
  const received: Record<string, string>[] = [];
  let mood: Mood = 'ok';
  const server = createServer(async (request, response) => {
    const { keeps, answer } = moods[mood];
    const body = await buffer(request).catch(() => null);
    if (request.method !== 'POST' || !body) return response.writeHead(503).end();
    const type = request.headers['content-type'] ?? '';
    const form = await new Response(body, { headers: { 'content-type': type } }).formData();
    if (!form.get('_wpcf7_unit_tag'))
      return response.writeHead(400).end('{"code":"wpcf7_unit_tag_not_found"}');
    if (keeps) received.push(Object.fromEntries(form) as Record<string, string>);
    if (answer === 'hang') return undefined;
    if (answer === 'cut') return request.socket.destroy();
    if (typeof answer === 'number') return response.writeHead(answer).end('<h1>Down</h1>');
    return response.end(JSON.stringify({ contact_form_id: 1037, message: '', ...answer }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    be: (next: Mood) => (mood = next),
    /** How often each reference was received. */
    counts() {
      const counts = new Map<string, number>();
      for (const { message } of received) {
        const reference = message?.match(/Reference: (\S+)/)?.[1] ?? 'without';
        counts.set(reference, (counts.get(reference) ?? 0) + 1);
      }
      return counts;
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
