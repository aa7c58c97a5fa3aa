import { connect, createServer, type Socket } from 'node:net';
import { listen } from '../machine/local-server';
import type { lines } from './slow-page';

/** The size of a piece on the line, bytes. */
const pieceBytes = 1_460;

/**
 * A line of so many bytes a second to a site, with a round trip's delay also before a new connection: for engines that
 * cannot be slowed from outside, and for pages that a browser prerenders. Returns its address, and `stop`.
 */
export async function startSlowLine(
  site: string,
  { latencyMs, bytesPerSecond }: (typeof lines)[keyof typeof lines],
) {
  const { port } = new URL(site);
  const sockets = new Set<Socket>();
  /** When everything sent so far has left, for all connections together. */
  let free = 0;
  const server = createServer((near) => {
    const far = connect(Number(port), '127.0.0.1');
    const openAt = Date.now() + latencyMs;
    const [toFar, toNear] = [inOrder(far), inOrder(near)];
    near.on('data', (bytes: Buffer) => {
      const at = Math.max(Date.now(), openAt) + latencyMs / 2;
      toFar(bytes, at - Date.now());
    });
    far.on('data', (bytes: Buffer) => {
      for (let from = 0; from < bytes.length; from += pieceBytes) {
        const piece = bytes.subarray(from, from + pieceBytes);
        free = Math.max(free, Date.now()) + (piece.length / bytesPerSecond) * 1_000;
        toNear(piece, free + latencyMs / 2 - Date.now());
      }
    });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.setNoDelay();
      one.on('error', () => {}); // what a browser gives up, and what is written after it
      one.on('close', () => {
        sockets.delete(one);
        setTimeout(() => other.destroy(), latencyMs);
      });
    }
  });
  return {
    url: await listen(server),
    stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Writes what it is given after so many ms, and in its order: of timers that end in one millisecond any may be the first. */
function inOrder(to: Socket) {
  const waiting: Buffer[] = [];
  return (bytes: Buffer, ms: number) => {
    waiting.push(bytes);
    setTimeout(() => to.write(waiting.shift() ?? ''), ms);
  };
}
