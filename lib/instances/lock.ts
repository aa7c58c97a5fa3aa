import type { CacheRedis } from './redis';

/**
 * Whether this holder has the lock now, for at most `ms`; also where it had it before. A value that is no lock, or lasts
 * longer than `ms`, is replaced. `null`: Redis does not answer.
 */
export async function acquireLock(
  run: CacheRedis['run'],
  lock: string,
  holder: string,
  ms: number,
): Promise<boolean | null> {
  const answer = await run((client) =>
    client.pipeline().set(lock, holder, 'PX', ms, 'NX').get(lock).pttl(lock).exec(),
  );
  if (!answer) return null;
  const [owner, leftMs] = [answer[1]?.[1], Number(answer[2]?.[1])];
  if (owner === holder) return true;
  if (typeof owner === 'string' && leftMs >= 0 && leftMs <= ms) return false;
  if (owner === null) return false; // released a moment ago: the next attempt takes it
  return (await run((client) => client.set(lock, holder, 'PX', ms))) === 'OK';
}
