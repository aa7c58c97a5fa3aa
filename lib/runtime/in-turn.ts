/**
 * Does work one piece after the other, with a breath in between in which other requests are answered. For
 * what keeps the processor busy: forty pieces at once would have every visitor wait for all of them.
 */
export function inTurn(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => null).then(breath); // what failed is told to who asked for it
    return done;
  };
}

const breath = () => new Promise((resolve) => setImmediate(resolve));
