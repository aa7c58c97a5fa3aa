import type { PeerRedis } from './redis';

/**
 * Whether this holder has the lock: it was free and is taken for so long, or it is held already, be it that the
 * holder was told so too late. What is no lock, or would be held for longer, is replaced. `null` where nobody can say.
 */
export async function holds(
  ask: PeerRedis['ask'],
  lock: string,
  holder: string,
  ms: number,
): Promise<boolean | null> {
  const held = await ask((client) =>
    client.pipeline().set(lock, holder, 'PX', ms, 'NX').get(lock).pttl(lock).exec(),
  );
  if (!held) return null;
  const [owner, leftMs] = [held[1]?.[1], Number(held[2]?.[1])];
  if (owner === holder) return true;
  if (typeof owner === 'string' && leftMs >= 0 && leftMs <= ms) return false;
  if (owner === null) return false; // let go a moment ago: the next look takes it
  return (await ask((client) => client.set(lock, holder, 'PX', ms))) === 'OK';
}
