import { Redis } from 'ioredis';
import { watchOutage, type Outage } from './outage';

/** How long a visitor's page waits for Redis, which it can do without; and how long work in the background does. */
export const timeoutMs = { page: 150, background: 1000 } as const;
const connectMs = 1000;
const maxRetryMs = 2000;

export interface CacheRedis {
  /** What Redis answers; `null` on an error or a timeout (by default `timeoutMs.page`). Never throws. */
  run<T>(command: (redis: Redis) => Promise<T>, withinMs?: number): Promise<T | null>;
  /** Calls back with each message of a channel. */
  subscribe(channel: string, onMessage: (message: string) => void): void;
  /** Calls back on each new connection, the first included. */
  onReady(connected: () => void): void;
  outage: Pick<Outage, 'since' | 'isConfirmed'>;
  /** For libraries that handle an outage themselves. */
  client: Redis;
}

/** A connection for commands and one for messages. The site works without them, so no error is thrown. */
export function connectCacheRedis(url: string, log: (sentence: string) => void): CacheRedis {
  const options = {
    connectTimeout: connectMs,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (tries: number) => Math.min(tries * 100, maxRetryMs),
  };
  const outage = watchOutage(log);
  // The timeout is for the libraries that use `client`; `run` has its own, which is shorter.
  const client = new Redis(url, { ...options, commandTimeout: 2 * timeoutMs.background });
  const subscriber = new Redis(url, {
    ...options,
    enableOfflineQueue: true,
    maxRetriesPerRequest: null,
  });
  client.on('close', () => outage.lost('the connection is closed'));
  client.on('ready', () => outage.worked());
  for (const connection of [client, subscriber]) connection.on('error', () => {}); // "close" follows, or the command fails

  return {
    async run(command, withinMs = timeoutMs.page) {
      if (client.status !== 'ready' || outage.isAway()) return null;
      try {
        const answer = await withTimeout(command(client), withinMs);
        outage.worked();
        return answer;
      } catch (error) {
        // A foreign value under this key counts as absent; Redis itself works.
        if (error instanceof Error && error.message.startsWith('WRONGTYPE')) return null;
        outage.late(error instanceof Error ? error.message : String(error));
        return null;
      }
    },
    subscribe(channel, onMessage) {
      subscriber.on('message', (_, message: string) => onMessage(message));
      subscriber.subscribe(channel).catch(() => {}); // ioredis subscribes again on every new connection
    },
    onReady: (connected) => void client.on('ready', connected),
    outage,
    client,
  };
}

/** The result of a promise; rejects after `ms`. A result that arrived while this process was busy is in time. */
function withTimeout<T>(answer: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    // After a busy moment timers run first, then I/O that has arrived, then `setImmediate`.
    const timer = setTimeout(
      () => setImmediate(() => reject(new Error(`no answer in ${ms} ms`))),
      ms,
    );
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
