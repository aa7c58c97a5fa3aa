import { oncePerProcess } from '@/lib/server/process-state.cjs';
import type { PeerRedis } from './redis';

export interface Peers {
  redis: PeerRedis;
  /** The name in Redis of a notice that was taken, by its signature. */
  noticeKey: (signature: string) => string;
}

const shared = oncePerProcess<{ peers?: Peers }>('peers', () => ({}));

/** The other instances; absent where the site runs alone. */
export const peers = () => shared.peers;

export function setPeers(joined: Peers): void {
  shared.peers = joined;
}
