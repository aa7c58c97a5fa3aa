import { Redis } from 'ioredis';

/** A Redis that does not answer must not hold a visitor. */
const patienceMs = 2000;

const shared = globalThis as { quoteRedis?: Redis };

/** A connection that gives up soon, and connects again by itself. */
export function connectRedis(url: string): Redis {
  const redis = new Redis(url, {
    lazyConnect: true,
    commandTimeout: patienceMs,
    connectTimeout: patienceMs,
    maxRetriesPerRequest: 1,
  });
  // Each command that fails says so itself.
  redis.on('error', () => {});
  return redis;
}

/** The connection of this process to the Redis of the settings. */
export const sharedRedis = (url: string): Redis => (shared.quoteRedis ??= connectRedis(url));
