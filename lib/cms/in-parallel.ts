/** Pages of a collection that are requested at once; `request.ts` has its own limit for all requests together. */
const maxParallelPages = 4;

/** Runs the work for each index below `count`, `maxParallelPages` at a time. After a failure it starts no more. */
export async function inParallel<T>(
  count: number,
  work: (index: number) => Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  let failed = false;
  const worker = async () => {
    while (next < count && !failed) {
      const index = next++;
      try {
        results[index] = await work(index);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(count, maxParallelPages) }, worker));
  return results;
}
