import { setImmediate as nextTurn } from 'node:timers/promises';

/** A turn ends with the step that is under way after this time, ms; then requests of other visitors are answered. */
const turnMs = 10;

/** Runs a task for one turn. Returns whether it has ended. */
type Turn = () => boolean;
const waiting: Turn[] = [];
let isRunning = false;

/**
 * Runs a long computation in turns, and resolves to its result. Of several tasks each gets one turn after another, with
 * other requests answered between any two turns: so a short one does not wait until the long ones have ended.
 */
export function inTurns<T>(task: Generator<unknown, T>): Promise<T> {
  return new Promise((resolve, reject) => {
    waiting.push(() => {
      const endsAt = performance.now() + turnMs;
      try {
        do {
          const step = task.next();
          if (!step.done) continue;
          resolve(step.value);
          return true;
        } while (performance.now() < endsAt);
        return false;
      } catch (error) {
        reject(error);
        return true;
      }
    });
    if (!isRunning) void runWaiting();
  });
}

async function runWaiting() {
  isRunning = true;
  for (let turn = waiting.shift(); turn; turn = waiting.shift()) {
    if (!turn()) waiting.push(turn);
    await nextTurn();
  }
  isRunning = false;
}
