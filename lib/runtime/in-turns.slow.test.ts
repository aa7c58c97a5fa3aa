/** @jest-environment node */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { inTurns } from './in-turns';

/** A computation that takes this long, 1 ms at a time. */
function* busyFor(ms: number) {
  for (let i = 0; i < ms; i += 1) {
    for (const until = performance.now() + 1; performance.now() < until;);
    yield;
  }
  return ms;
}

test('between any two turns of long tasks something else runs', async () => {
  const tasks = Array.from({ length: 20 }, () => inTurns(busyFor(30)));
  const all = Promise.all(tasks);
  let others = 0;
  for (let isDone = false; !isDone; others += 1)
    isDone = await Promise.race([all.then(() => true), nextTurn(false)]);
  expect(await all).toEqual(tasks.map(() => 30));
  // A turn of 10 ms has at most ten of these steps, so each task takes at least three; without turns each would take one.
  expect(others).toBeGreaterThanOrEqual(50);
});

test('a short task ends before the long ones that came first', async () => {
  const ended: string[] = [];
  const long = [1, 2, 3].map(() => inTurns(busyFor(60)).then(() => ended.push('long')));
  await inTurns(busyFor(2)).then(() => ended.push('short'));
  await Promise.all(long);
  expect(ended[0]).toBe('short');
});

test('a task that throws rejects alone', async () => {
  function* failing() {
    yield;
    throw new Error('of this task');
  }
  const failed = inTurns(failing());
  const other = inTurns(busyFor(1));
  await expect(failed).rejects.toThrow('of this task');
  expect(await other).toBe(1);
});
