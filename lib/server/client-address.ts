import type { IncomingMessage } from 'node:http';

/** The address a request's connection comes from, for route handlers, which do not see the connection. */
export const clientAddressHeader = 'x-client-address';

/** Writes it over whatever the client sent under this name. The server does so with every request. */
export function setClientAddress({ headers, socket }: IncomingMessage): void {
  headers[clientAddressHeader] = socket.remoteAddress ?? '';
}
