import type { PeerRedis } from './redis';

export interface Peers {
  redis: PeerRedis;
  /** The name in Redis of a notice that was taken, by its signature. */
  noticeKey: (signature: string) => string;
}

/** One per process, whatever bundle this module was put into. */
const shared = globalThis as { peers?: Peers };

/** The other instances; absent where the site runs alone. */
export const peers = () => shared.peers;

export function setPeers(joined: Peers): void {
  shared.peers = joined;
}
