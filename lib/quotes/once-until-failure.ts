/** Runs a task once, at the first call of `done`, and again after a failure or a `reset`. */
export function onceUntilFailure(task: () => Promise<void>) {
  let running: Promise<void> | null = null;
  const reset = () => {
    running = null;
  };
  const done = () =>
    (running ??= task().catch((error: unknown) => {
      reset();
      throw error;
    }));
  return { done, reset };
}
