import { Redis } from 'ioredis';
import { oncePerProcess } from '@/lib/runtime/once-per-process.cjs';

/** How long a visitor waits for a Redis that does not answer. */
const timeoutMs = 2000;

/** A connection with short timeouts, which reconnects by itself. */
export function connectRedis(url: string): Redis {
  const redis = new Redis(url, {
    lazyConnect: true,
    commandTimeout: timeoutMs,
    connectTimeout: timeoutMs,
    maxRetriesPerRequest: 1,
  });
  // A failed command rejects.
  redis.on('error', () => {});
  return redis;
}

/** The connection of this process to the Redis of the settings. */
export const sharedRedis = (url: string): Redis =>
  oncePerProcess('quote redis', () => connectRedis(url));
