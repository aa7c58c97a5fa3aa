import { request, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface Asked {
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
  /** Names and values in turns, each as often as it came. */
  rawHeaders: readonly string[];
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
        const { statusCode: status = 0, headers: received, rawHeaders } = response;
        buffer(response).then(
          (bytes) => resolve({ status, headers: received, rawHeaders, body: bytes }),
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
