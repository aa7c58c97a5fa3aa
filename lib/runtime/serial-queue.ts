import { setImmediate } from 'node:timers/promises';

/**
 * A queue that runs one task at a time, and lets other requests be answered between two. For tasks that keep the
 * processor busy: forty at once would make every visitor wait for all of them.
 */
export function serialQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => null).then(() => setImmediate()); // the caller gets the error from `done`
    return done;
  };
}
