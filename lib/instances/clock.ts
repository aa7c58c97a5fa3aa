import { timeoutMs, type CacheRedis } from './redis';

/** The clock of Redis, by which instances compare times: those of their machines may be seconds apart. */
export interface SharedClock {
  /** Epoch ms. */
  now(): number;
  /** A time of this machine's clock, and back. */
  fromLocal(at: number): number;
  toLocal(at: number): number;
  /** Measures how far this machine's clock is off. */
  sync(): Promise<void>;
}

/** Until it is measured, and where Redis does not answer, the last offset counts; at first none. */
export function shareClock(redis: Pick<CacheRedis, 'run'>, local = Date.now): SharedClock {
  let offsetMs = 0;
  return {
    now: () => local() + offsetMs,
    fromLocal: (at) => at + offsetMs,
    toLocal: (at) => at - offsetMs,
    async sync() {
      const sentAt = local();
      const time = await redis.run((client) => client.time(), timeoutMs.background);
      if (!time) return;
      const [seconds, microseconds] = time.map(Number) as [number, number];
      const halfMs = (local() - sentAt) / 2;
      const measured = seconds * 1000 + microseconds / 1000 - (sentAt + halfMs);
      // As precise as half the round trip: within that the offset stays, so that equal times stay equal.
      if (Math.abs(measured - offsetMs) > halfMs + 1) offsetMs = Math.round(measured);
    },
  };
}
