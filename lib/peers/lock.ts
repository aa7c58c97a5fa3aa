import type { PeerRedis } from './redis';

/**
 * Whether this holder has the lock: it was free and is taken for so long, or it is held already, be it that the
 * holder was told so too late. `null` where nobody can say.
 */
export async function holds(
  ask: PeerRedis['ask'],
  lock: string,
  holder: string,
  ms: number,
): Promise<boolean | null> {
  const held = await ask((client) =>
    client.pipeline().set(lock, holder, 'PX', ms, 'NX').get(lock).exec(),
  );
  return held && held[1]?.[1] === holder;
}
