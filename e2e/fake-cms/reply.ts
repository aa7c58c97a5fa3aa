import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** WordPress's response, to be sent as it is or altered. */
export interface Reply {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

/** The response to a request that never reaches WordPress. */
export const unreachable: Reply = { status: 502, headers: {}, body: Buffer.alloc(0) };

/** A request from the network as `Request`, body included. */
export async function toRequest(message: IncomingMessage, origin: string): Promise<Request> {
  const body = await buffer(message);
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers))
    if (value !== undefined) headers.set(name, String(value));
  return new Request(new URL(message.url ?? '/', origin), {
    method: message.method,
    headers,
    body: body.length > 0 ? body : undefined,
  });
}

export async function toReply(response: Response): Promise<Reply> {
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  };
}

/** Sends an answer whole, with its length. */
export function deliver(response: ServerResponse, { status, headers, body }: Reply) {
  response.writeHead(status, { ...headers, 'content-length': body.length });
  response.end(body);
}
