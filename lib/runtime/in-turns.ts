/** A turn ends with the step that is under way after this time, ms: requests are answered then, and typed letters shown. */
const turnMs = 10;

type Turn = () => boolean;
const waiting: Turn[] = [];
let isRunning = false;

const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

/** Runs a long computation in turns with other tasks and requests, and resolves to its result. */
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
