import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo, type Server as TcpServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

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

/** Whether a connection to this port of 127.0.0.1 is accepted. */
export function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  return once(socket, 'connect')
    .then(
      () => true,
      () => false,
    )
    .finally(() => socket.destroy());
}

/** Waits until a program that was just started answers at this address; `false` where it has ended, or is silent for `seconds`. */
export async function answersSoon(
  url: string,
  seconds: number,
  {
    hasEnded = () => false,
    isReady = ({ ok }) => ok,
  }: { hasEnded?: () => boolean; isReady?: (response: Response) => boolean } = {},
): Promise<boolean> {
  const end = Date.now() + seconds * 1000;
  for (; Date.now() < end && !hasEnded(); await pause(50))
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(end - Date.now()) });
      await response.body?.cancel();
      if (isReady(response)) return true;
    } catch {} // it does not listen yet
  return false;
}
