import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { FakeCms } from '../fake-cms/server';
import { visitAll } from './visits';

/** What one instance read of WordPress serves all of them so long, ms. */
const lifeMs = 60_000;

/**
 * The requests to WordPress that these pages cost when their time is over, asked for on all these instances at
 * once: each thing is read once in its life, whatever the number of pages and instances.
 */
export async function requestsAtExpiry(
  cms: FakeCms,
  pages: readonly string[],
  instances: readonly string[],
): Promise<number> {
  cms.clearLog();
  const began = Date.now();
  // A few are regenerated at a time, in the background; the others wait for the next visit.
  let regenerated = 0;
  for (let young = 0; young < 2; await pause(500)) {
    const { faults, stale } = await visitAll(
      pages.flatMap((path) => instances.map((url) => url + path)),
    );
    expect(faults).toEqual([]);
    regenerated += stale;
    young = stale > 0 ? 0 : young + 1;
  }
  expect(regenerated).toBeGreaterThan(pages.length / 2);
  const times = new Map<string, number>();
  for (const { path } of cms.requests()) times.set(path, (times.get(path) ?? 0) + 1);
  const lives = Math.ceil((Date.now() - began) / lifeMs);
  expect([...times].filter(([, asked]) => asked > lives)).toEqual([]);
  return cms.requests().length;
}
