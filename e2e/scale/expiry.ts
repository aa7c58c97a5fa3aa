import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { FakeCms } from '../fake-cms/server';
import { visitAll } from './visits';

/** Requests to WordPress that these pages cost when their time is over, asked for on all these instances at once. */
export async function requestsAtExpiry(
  cms: FakeCms,
  pages: readonly string[],
  instances: readonly string[],
): Promise<number> {
  cms.forget();
  const { faults, stale } = await visitAll(
    pages.flatMap((path) => instances.map((url) => url + path)),
  );
  expect(faults).toEqual([]);
  expect(stale).toBeGreaterThan(pages.length / 2);
  // They are made anew behind those visits: all are there when nothing was asked for a while.
  for (let before = -1; before !== cms.requests().length; await pause(1000))
    before = cms.requests().length;
  return cms.requests().length;
}
