/** So long nothing is asked of a Redis that was silent; then one command tries it. */
const restMs = 2000;
/** A command that comes late while this process is busy is no outage; so many in a row are. */
const lateInARow = 3;

export interface Outage {
  /** Whether to go on alone, without asking. */
  isAway(): boolean;
  /** Whether that is certain, and said; until then it may be a moment of load. */
  isCertain(): boolean;
  /** Since when, epoch ms; `null` while Redis answers. */
  since(): number | null;
  /** A command was not answered in time. */
  late(why: string): void;
  /** There is no connection any more. */
  lost(why: string): void;
  worked(): void;
}

/**
 * Whether Redis is there to be asked: says when it goes and when it is back, once each, however many ask. One that
 * is silent is said to be away once the first try after a rest was in vain too: a second of load is no outage.
 */
export function watchOutage(say: (sentence: string) => void, now = Date.now): Outage {
  let late = 0;
  let away: { since: number; until: number; said: boolean } | null = null;

  function leave(why: string, until: number, isCertain: boolean) {
    const said = away?.said ?? false;
    if (isCertain && !said)
      say(`The Redis of CACHE_URL is away, and this instance goes on alone: ${why}.`);
    away = { since: away?.since ?? now(), until, said: said || isCertain };
  }

  return {
    isAway: () => away !== null && now() < away.until,
    isCertain: () => away?.said ?? false,
    since: () => away?.since ?? null,
    late(why) {
      late += 1;
      // Those that were asked before it was given up say nothing new.
      if (away ? now() >= away.until : late >= lateInARow)
        leave(why, now() + restMs, away !== null);
    },
    lost: (why) => leave(why, Infinity, true),
    worked() {
      if (away?.said)
        say(
          `The Redis of CACHE_URL is back after ${Math.round((now() - away.since) / 1000)} s, and the instances agree again.`,
        );
      late = 0;
      away = null;
    },
  };
}
