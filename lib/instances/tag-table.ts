import { dayMs } from '@/lib/runtime/day-ms';
import { warnOnce } from '@/lib/runtime/log';
import type { SharedClock } from './clock';
import type { Keys } from './keys';
import { timeoutMs, type CacheRedis } from './redis';

/** Cache tags, and when each was last invalidated, epoch ms: by the shared clock, and in `apply` by this machine's. */
export type Changed = ReadonlyMap<string, number>;

/** How long an invalidation is kept. By then every page with its tag is past its cycle. */
const retentionMs = 7 * dayMs;

/** An invalidation further in the future is ignored. An instance that could not yet measure its clock sends its own time. */
const maxSkewMs = 60_000;
/** Limit of the tags that are stored and looked up: more than there are. */
const maxTags = 20_000;

/** The invalidations that are plausible: a tag of the length that Next allows, and a time of the last seven days. */
const plausible = (announced: Changed, now: number): Changed =>
  new Map(
    [...announced].filter(
      ([tag, at]) => tag.length <= 300 && at > now - retentionMs && at <= now + maxSkewMs,
    ),
  );

/** The invalidations in `announced` that are later than those in `known`. */
export const newerThan = (announced: Changed, known: Changed): Changed =>
  new Map([...announced].filter(([tag, at]) => at > (known.get(tag) ?? 0)));

/**
 * Shares invalidations of cache tags between instances: publishes each and stores it; `sync` catches up on both sides.
 * Redis may hold invented tags: at most `maxTags` are stored, for seven days. `onExpired` gets the expired ones.
 */
export function shareTags(
  redis: CacheRedis,
  keys: Keys,
  clock: SharedClock,
  apply: (changed: Changed) => void,
  onExpired: (tags: readonly string[]) => void,
) {
  const known = new Map<string, number>();
  const unpublished = new Map<string, number>();

  function removeExpired(now: number) {
    const expired = [...known].filter(([, at]) => at <= now - retentionMs).map(([tag]) => tag);
    for (const tag of expired) known.delete(tag);
    if (expired.length > 0) onExpired(expired);
  }

  /** The invalidations that fit into `maxTags`. */
  function withinLimit(newer: Changed, now: number): Changed {
    if (known.size + newer.size > maxTags) removeExpired(now);
    let room = maxTags - known.size;
    const taken = [...newer].filter(([tag]) => known.has(tag) || (room -= 1) >= 0);
    if (taken.length < newer.size)
      warnOnce(
        `The Redis of CACHE_URL has more than ${maxTags} invalidated cache tags. The others are ignored: their pages are regenerated after their cycle.`,
      );
    return new Map(taken);
  }

  function receive(announced: Changed) {
    const now = clock.now();
    const newer = withinLimit(newerThan(plausible(announced, now), known), now);
    for (const [tag, at] of newer) known.set(tag, at);
    if (newer.size > 0)
      apply(new Map([...newer].map(([tag, at]) => [tag, clock.toLocal(Math.min(at, now))])));
  }

  /** No visitor waits for this, and a failed command is repeated by the next `sync`. */
  const run: CacheRedis['run'] = (command) => redis.run(command, timeoutMs.background);

  async function publishPending() {
    const pending = [...unpublished];
    if (pending.length === 0) return;
    const published = await run((client) =>
      client
        .multi()
        // A time in the future would hide this invalidation.
        .zremrangebyscore(keys.tags, clock.now() + maxSkewMs, '+inf')
        // GT: where two instances invalidate the same tag, the later time counts.
        .zadd(keys.tags, 'GT', ...pending.flatMap(([tag, at]) => [String(at), tag]))
        .zremrangebyscore(keys.tags, '-inf', clock.now() - retentionMs)
        .pexpire(keys.tags, retentionMs)
        .publish(keys.invalidations, JSON.stringify({ tags: pending }))
        .exec(),
    );
    // A value that is no sorted set is removed; the next `sync` publishes the tags again.
    if (published?.[0]?.[0]) await run((client) => client.del(keys.tags));
    else if (published)
      for (const [tag, at] of pending) if (unpublished.get(tag) === at) unpublished.delete(tag);
  }

  return {
    async announce(tags: readonly string[], at = clock.now()) {
      for (const tag of tags) {
        known.set(tag, at);
        unpublished.set(tag, at);
      }
      await publishPending();
    },
    receive,
    /** When a tag was last invalidated, epoch ms by the shared clock; 0 where it never was. */
    changedAt: (tag: string) => known.get(tag) ?? 0,
    /** Publishes what could not be published, and receives what was missed. */
    async sync() {
      await clock.sync();
      await publishPending();
      const all = await run((client) =>
        client.zrevrangebyscore(keys.tags, '+inf', '-inf', 'WITHSCORES', 'LIMIT', 0, maxTags),
      );
      if (all) receive(pairs(all));
    },
  };
}

/** `[tag, score, tag, score]`, as Redis lists a sorted set. */
export const pairs = (listed: readonly string[]): Changed =>
  new Map(listed.flatMap((tag, i) => (i % 2 === 0 ? [[tag, Number(listed[i + 1])] as const] : [])));

export type Tags = ReturnType<typeof shareTags>;
