import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { FakeCms } from '../fake-cms/server';
import { visitAll } from '../visitor/visits';

/** A reading of WordPress by one instance is reused by all of them for this long, ms. */
const reusedMs = 60_000;

/**
 * Requests these stale pages from all these instances at once, until each is regenerated. Returns how many requests
 * WordPress got; expects each collection to be read once a minute, whatever the number of pages and instances.
 */
export async function requestsAtExpiry(
  cms: FakeCms,
  pages: readonly string[],
  instances: readonly string[],
): Promise<number> {
  cms.clearLog();
  const startedAt = Date.now();
  const all = pages.flatMap((path) => instances.map((url) => url + path));
  let regenerated = 0;
  // A few are regenerated at a time, in the background; the others wait for the next visit.
  let asked: readonly string[] = all;
  for (let freshRounds = 0; freshRounds < 2; await pause(100)) {
    const { faults, stale } = await visitAll(asked);
    expect(faults).toEqual([]);
    regenerated += stale.length;
    freshRounds = stale.length === 0 && asked === all ? freshRounds + 1 : 0;
    asked = stale.length > 0 ? stale : all;
  }
  expect(regenerated).toBeGreaterThan(pages.length / 2);
  const times = new Map<string, number>();
  for (const { path } of cms.requests()) times.set(path, (times.get(path) ?? 0) + 1);
  const readings = Math.ceil((Date.now() - startedAt) / reusedMs);
  // A record that is asked for by its slug is read by each instance that regenerates its page at that moment.
  const most = (path: string) => readings * (path.includes('?slug=') ? instances.length : 1);
  expect([...times].filter(([path, requests]) => requests > most(path))).toEqual([]);
  return cms.requests().length;
}
