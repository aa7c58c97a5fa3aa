/** The value that a share `p` (0 to 1) of the samples does not exceed: nearest rank. Throws without samples. */
export function percentile(samples: readonly number[], p: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(p * sorted.length) - 1)];
  if (value === undefined) throw new Error('There are no samples to take a percentile of.');
  return value;
}

/** The middle one, or the mean of the two in the middle. Throws without samples. */
export function median(samples: readonly number[]): number {
  const half = samples.length / 2;
  const sorted = samples.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  if (low === undefined || high === undefined)
    throw new Error('There are no samples to take a median of.');
  return (low + high) / 2;
}

export const sum = (samples: readonly number[]): number =>
  samples.reduce((total, sample) => total + sample, 0);

export const max = (samples: readonly number[]): number =>
  samples.reduce((highest, sample) => Math.max(highest, sample), -Infinity);

const min = (samples: readonly number[]): number =>
  samples.reduce((lowest, sample) => Math.min(lowest, sample), Infinity);

/**
 * How memory grew: the least of the second half over the least of the first, because between two collections of garbage
 * it rises whether anything is kept or not. 1 is flat.
 */
export function growth(samples: readonly number[]): number {
  const half = Math.ceil(samples.length / 2);
  return min(samples.slice(half)) / min(samples.slice(0, half));
}
