import type { IncomingMessage, ServerResponse } from 'node:http';

/** WordPress's response, to be sent as it is or spoiled. */
export interface Answered {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

/** The response to a request that never reaches WordPress. */
export const unseen: Answered = { status: 502, headers: {}, body: Buffer.alloc(0) };

/** A request from the network as `Request`, body included. */
export async function toRequest(message: IncomingMessage, origin: string): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers))
    if (value !== undefined) headers.set(name, String(value));
  const body = chunks.length > 0 ? Buffer.concat(chunks) : undefined;
  return new Request(new URL(message.url ?? '/', origin), {
    method: message.method,
    headers,
    body,
  });
}

export async function toAnswered(response: Response): Promise<Answered> {
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  };
}

/** Sends an answer whole, with its length. */
export function deliver(response: ServerResponse, { status, headers, body }: Answered) {
  response.writeHead(status, { ...headers, 'content-length': body.length });
  response.end(body);
}
