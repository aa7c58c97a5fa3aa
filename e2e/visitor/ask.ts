import { request, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

interface Asked {
  method?: string;
  /** A list sends the header several times. */
  headers?: Record<string, string | string[]>;
  body?: string;
  /** The client's own address, of 127.0.0.0/8. */
  from?: string;
}

export interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** An answer as it came over the wire, to a target that is sent as it is: `fetch` would decode the one and tidy the other. */
export function ask(
  origin: string,
  target: string,
  { method, headers, body, from }: Asked = {},
): Promise<RawResponse> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const asked = request({
      hostname,
      port,
      path: target,
      method,
      headers,
      localAddress: from,
      timeout: 20_000,
      maxHeaderSize: 64 * 1024,
    });
    asked
      .once('response', (response) => {
        const { statusCode: status, headers: received } = response;
        buffer(response).then(
          (bytes) => resolve({ status: status!, headers: received, body: bytes }),
          reject,
        );
      })
      .once('timeout', () =>
        asked.destroy(new Error(`No answer within 20 s: ${target.slice(0, 80)}`)),
      )
      .once('error', reject)
      .end(body);
  });
}

/** Makes calls at a steady rate, whether or not the earlier ones are answered, and waits for all answers. */
export async function atRate<T>(
  perSecond: number,
  seconds: number,
  call: (n: number) => Promise<T>,
): Promise<T[]> {
  const startedAt = performance.now();
  const calls: Promise<T>[] = [];
  while (calls.length < perSecond * seconds) {
    const due = Math.min(
      perSecond * seconds,
      ((performance.now() - startedAt) / 1000) * perSecond + 1,
    );
    while (calls.length < due) calls.push(call(calls.length));
    await pause(1000 / perSecond / 2);
  }
  return Promise.all(calls);
}
