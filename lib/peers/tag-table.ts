import type { Keys } from './keys';
import { patienceMs, type PeerRedis } from './redis';

/** Tags and when each was last announced as changed, epoch ms. */
export type Changed = ReadonlyMap<string, number>;

/** A page is made anew after its cycle in any case, so that much older announcements say nothing. */
const keptMs = 7 * 86_400_000;

/** Those of the announcements that are news to somebody who knows the others. */
export const news = (announced: Changed, known: Changed): Changed =>
  new Map([...announced].filter(([tag, at]) => at > (known.get(tag) ?? 0)));

/**
 * The tags that any instance announced. Said to all at once; what could not be said is said later; and what was not
 * heard is looked up, by `agree`.
 */
export function shareTags(redis: PeerRedis, keys: Keys, apply: (changed: Changed) => void) {
  const known = new Map<string, number>();
  const unsaid = new Map<string, number>();

  function take(announced: Changed) {
    const fresh = news(announced, known);
    for (const [tag, at] of fresh) known.set(tag, at);
    if (fresh.size > 0) apply(fresh);
  }

  /** No visitor waits for it, and what is not said now may be said ten seconds later. */
  const ask: PeerRedis['ask'] = (command) => redis.ask(command, patienceMs.behind);

  async function say() {
    const saying = [...unsaid];
    if (saying.length === 0) return;
    const said = await ask((client) =>
      client
        .multi()
        // GT: of two instances that announce the same tag, the later one counts.
        .zadd(keys.tags, 'GT', ...saying.flatMap(([tag, at]) => [String(at), tag]))
        .zremrangebyscore(keys.tags, '-inf', Date.now() - keptMs)
        .pexpire(keys.tags, keptMs)
        .publish(keys.news, JSON.stringify({ tags: saying }))
        .exec(),
    );
    if (said) for (const [tag, at] of saying) if (unsaid.get(tag) === at) unsaid.delete(tag);
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
        client.zrangebyscore(keys.tags, '-inf', '+inf', 'WITHSCORES'),
      );
      if (all) take(pairs(all));
    },
  };
}

/** `[tag, score, tag, score]`, as Redis lists a sorted set. */
export const pairs = (listed: readonly string[]): Changed =>
  new Map(listed.flatMap((tag, i) => (i % 2 === 0 ? [[tag, Number(listed[i + 1])] as const] : [])));

export type Tags = ReturnType<typeof shareTags>;
