import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Server as TcpServer } from 'node:net';

/** Has a server listen on 127.0.0.1: on a free port, or on this one. Returns its origin; throws where the port is taken. */
export async function listen(server: TcpServer, port = 0): Promise<string> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Closes a server and its connections, also those under way. */
export async function close(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}

/** A port of 127.0.0.1 on which nothing listens, for programs that cannot choose one themselves. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const { port } = new URL(await listen(server));
  await close(server);
  return Number(port);
}
