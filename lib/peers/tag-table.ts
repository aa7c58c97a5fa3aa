import { warnOnce } from '@/lib/runtime/log';
import type { Keys } from './keys';
import { patienceMs, type PeerRedis } from './redis';

/** Tags and when each was last announced as changed, epoch ms. */
export type Changed = ReadonlyMap<string, number>;

/** A page is made anew after its cycle in any case, so that much older announcements say nothing. */
const keptMs = 7 * 86_400_000;

/** How far the clocks of two instances may be apart. What is announced for later is no announcement. */
const maxSkewMs = 60_000;
/** Tags that are remembered, and looked up at once: more than there are. */
const maxTags = 20_000;

/** The announcements that can be true: a tag of Next's length, and a time of the last seven days. */
const credible = (announced: Changed, now: number): Changed =>
  new Map(
    [...announced].filter(
      ([tag, at]) => tag.length <= 300 && at > now - keptMs && at <= now + maxSkewMs,
    ),
  );

/** Those of the announcements that are news to somebody who knows the others. */
export const news = (announced: Changed, known: Changed): Changed =>
  new Map([...announced].filter(([tag, at]) => at > (known.get(tag) ?? 0)));

/**
 * The tags that any instance announced. Said to all at once; what could not be said is said later; and what was not
 * heard is looked up, by `agree`. Whoever writes to Redis can invent tags: of those that this instance did not announce
 * itself `maxTags` are remembered, each for seven days; `forget` is called with those that no longer are.
 */
export function shareTags(
  redis: PeerRedis,
  keys: Keys,
  apply: (changed: Changed) => void,
  forget: (tags: readonly string[]) => void,
) {
  const known = new Map<string, number>();
  const unsaid = new Map<string, number>();

  function forgetExpired(now: number) {
    const expired = [...known].filter(([, at]) => at <= now - keptMs).map(([tag]) => tag);
    for (const tag of expired) known.delete(tag);
    if (expired.length > 0) forget(expired);
  }

  /** The announcements there is room for. */
  function withinLimit(fresh: Changed, now: number): Changed {
    if (known.size + fresh.size > maxTags) forgetExpired(now);
    let room = maxTags - known.size;
    const taken = [...fresh].filter(([tag]) => known.has(tag) || (room -= 1) >= 0);
    if (taken.length < fresh.size)
      warnOnce(
        `The Redis of CACHE_URL announces more than ${maxTags} cache tags. Those beyond are ignored: their pages are regenerated after their cycle.`,
      );
    return new Map(taken);
  }

  function take(announced: Changed) {
    const now = Date.now();
    const fresh = withinLimit(news(credible(announced, now), known), now);
    for (const [tag, at] of fresh) known.set(tag, at);
    if (fresh.size > 0) apply(new Map([...fresh].map(([tag, at]) => [tag, Math.min(at, now)])));
  }

  /** No visitor waits for it, and what is not said now may be said ten seconds later. */
  const ask: PeerRedis['ask'] = (command) => redis.ask(command, patienceMs.behind);

  async function say() {
    const saying = [...unsaid];
    if (saying.length === 0) return;
    const said = await ask((client) =>
      client
        .multi()
        // A time to come would hide what is announced now.
        .zremrangebyscore(keys.tags, Date.now() + maxSkewMs, '+inf')
        // GT: of two instances that announce the same tag, the later one counts.
        .zadd(keys.tags, 'GT', ...saying.flatMap(([tag, at]) => [String(at), tag]))
        .zremrangebyscore(keys.tags, '-inf', Date.now() - keptMs)
        .pexpire(keys.tags, keptMs)
        .publish(keys.news, JSON.stringify({ tags: saying }))
        .exec(),
    );
    // What is no sorted set is removed, and the tags are announced with the next look.
    if (said?.[0]?.[0]) await ask((client) => client.del(keys.tags));
    else if (said) for (const [tag, at] of saying) if (unsaid.get(tag) === at) unsaid.delete(tag);
  }

  return {
    async announce(tags: readonly string[], at = Date.now()) {
      for (const tag of tags) {
        known.set(tag, at);
        unsaid.set(tag, at);
      }
      await say();
    },
    take,
    /** When a tag was last announced, epoch ms; 0 where it never was. */
    changedAt: (tag: string) => known.get(tag) ?? 0,
    /** Says what could not be said, and takes what was not heard. */
    async agree() {
      await say();
      const all = await ask((client) =>
        client.zrevrangebyscore(keys.tags, '+inf', '-inf', 'WITHSCORES', 'LIMIT', 0, maxTags),
      );
      if (all) take(pairs(all));
    },
  };
}

/** `[tag, score, tag, score]`, as Redis lists a sorted set. */
export const pairs = (listed: readonly string[]): Changed =>
  new Map(listed.flatMap((tag, i) => (i % 2 === 0 ? [[tag, Number(listed[i + 1])] as const] : [])));

export type Tags = ReturnType<typeof shareTags>;
