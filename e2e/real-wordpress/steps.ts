/** Does the work and prints how long it took: "  16.7 s  PHP installed". */
export type Step = <T>(words: string, work: () => Promise<T>) => Promise<T>;

export const loggedStep: Step = async (words, work) => {
  const start = performance.now();
  const result = await work();
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
  console.log(`${seconds} s  ${words}`);
  return result;
};

export const silentStep: Step = (_, work) => work();
