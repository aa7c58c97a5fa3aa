import { randomUUID } from 'node:crypto';

/** As nginx, CDNs and platforms write them; what else a client sends is not copied into a log. */
const safeId = /^[\w.:-]{8,64}$/;

/** The name of a request in the logs: the one that the proxy in front gave it, or a new one. */
export function requestId(header: string | readonly string[] | null | undefined): string {
  return typeof header === 'string' && safeId.test(header) ? header : randomUUID();
}
