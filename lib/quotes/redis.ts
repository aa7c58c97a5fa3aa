import { Redis } from 'ioredis';
import { oncePerProcess } from '@/lib/server/process-state.cjs';

/** A Redis that does not answer must not hold a visitor. */
const patienceMs = 2000;

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
export const sharedRedis = (url: string): Redis =>
  oncePerProcess('quote redis', () => connectRedis(url));
