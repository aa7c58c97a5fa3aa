import { createServer } from 'node:http';
import { close, listen } from './local-server';

/** A port of 127.0.0.1 on which nothing listens, for programs that cannot choose one themselves. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const { port } = new URL(await listen(server));
  await close(server);
  return Number(port);
}
