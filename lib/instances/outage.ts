/** After this long without commands, one command tries whether Redis answers again. */
const retryAfterMs = 2000;
/** A late answer while this process is busy is no outage; this many in a row are. */
const maxLate = 3;

export interface Outage {
  /** Whether to work without Redis now. */
  isAway(): boolean;
  /** Whether the outage is confirmed and logged; before that it may be a moment of load. */
  isConfirmed(): boolean;
  /** Since when, epoch ms; `null` while Redis answers. */
  since(): number | null;
  /** A command was not answered in time. */
  late(why: string): void;
  /** The connection is closed. */
  lost(why: string): void;
  worked(): void;
}

/**
 * Watches whether Redis answers, and logs the begin and the end of an outage once each. Late answers count as an outage
 * only when the first command after the pause is late too: a second of load is no outage.
 */
export function watchOutage(log: (sentence: string) => void, now = Date.now): Outage {
  let late = 0;
  let away: { since: number; until: number; logged: boolean } | null = null;

  function goAway(why: string, until: number, isConfirmed: boolean) {
    const logged = away?.logged ?? false;
    if (isConfirmed && !logged)
      log(`The Redis of CACHE_URL does not answer, and this instance works without it: ${why}.`);
    away = { since: away?.since ?? now(), until, logged: logged || isConfirmed };
  }

  return {
    isAway: () => away !== null && now() < away.until,
    isConfirmed: () => away?.logged ?? false,
    since: () => away?.since ?? null,
    late(why) {
      late += 1;
      // Commands sent before the outage was noticed do not prolong the pause.
      if (away ? now() >= away.until : late >= maxLate)
        goAway(why, now() + retryAfterMs, away !== null);
    },
    lost: (why) => goAway(why, Infinity, true),
    worked() {
      if (away?.logged)
        log(
          `The Redis of CACHE_URL answers again after ${Math.round((now() - away.since) / 1000)} s, and the instances share again.`,
        );
      late = 0;
      away = null;
    },
  };
}
