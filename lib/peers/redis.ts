import { Redis } from 'ioredis';
import { watchOutage, type Outage } from './outage';

/** A page must not wait longer for what it can do without; what is made behind a page may wait longer. */
export const patienceMs = { page: 150, behind: 1000 } as const;
const connectMs = 1000;
const longestRetryMs = 2000;

export interface PeerRedis {
  /** What Redis answers; `null` where it does not, or not in time: that of a page, unless told. Never throws. */
  ask<T>(command: (redis: Redis) => Promise<T>, withinMs?: number): Promise<T | null>;
  /** Calls back with what is said on a channel. */
  hear(channel: string, heard: (message: string) => void): void;
  /** Calls back whenever there is a connection again, also the first time. */
  onReady(connected: () => void): void;
  outage: Pick<Outage, 'since' | 'isCertain'>;
  /** For libraries that bring their own way of going on without it. */
  client: Redis;
}

/** A connection to ask by and one to hear by. Without either the site goes on, so no fault is thrown. */
export function connectPeers(url: string, say: (sentence: string) => void): PeerRedis {
  const options = {
    connectTimeout: connectMs,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (tries: number) => Math.min(tries * 100, longestRetryMs),
  };
  const outage = watchOutage(say);
  // For the libraries that use it; those who ask here say themselves how long they wait, which is less.
  const client = new Redis(url, { ...options, commandTimeout: 2 * patienceMs.behind });
  const ear = new Redis(url, { ...options, enableOfflineQueue: true, maxRetriesPerRequest: null });
  client.on('close', () => outage.lost('the connection is closed'));
  client.on('ready', () => outage.worked());
  for (const connection of [client, ear]) connection.on('error', () => {}); // "close" follows, or a command says so

  return {
    async ask(command, withinMs = patienceMs.page) {
      if (client.status !== 'ready' || outage.isAway()) return null;
      try {
        const answer = await inTime(command(client), withinMs);
        outage.worked();
        return answer;
      } catch (error) {
        // Somebody else's value under this key: Redis answers, and the value counts as absent.
        if (error instanceof Error && error.message.startsWith('WRONGTYPE')) return null;
        outage.late(error instanceof Error ? error.message : String(error));
        return null;
      }
    },
    hear(channel, heard) {
      ear.on('message', (_, message: string) => heard(message));
      ear.subscribe(channel).catch(() => {}); // it is subscribed again with every new connection
    },
    onReady: (connected) => void client.on('ready', connected),
    outage,
    client,
  };
}

/** What a promise answers; throws when it does not within so long. What came while this process was busy is in time. */
function inTime<T>(answer: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    // After a busy moment timers come first, then what has arrived, then what is set as immediate.
    const timer = setTimeout(
      () => setImmediate(() => reject(new Error(`no answer in ${ms} ms`))),
      ms,
    );
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
