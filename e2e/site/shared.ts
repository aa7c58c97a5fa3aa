import { test } from '@playwright/test';

/** What the journeys of a file or block share, with the members of what runs: started before the first and stopped after the last. */
export function shared<T extends { stop(): Promise<unknown> }>(start: () => Promise<T>): T {
  let running: T | undefined;
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    running = await start();
  });
  test.afterAll(() => running?.stop());
  return new Proxy({} as T, { get: (_, name) => Reflect.get(running!, name) });
}
