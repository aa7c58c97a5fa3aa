const decimal = /^(\d+)(?:\.(\d+))?$/;
const times = ' × ';

const decimalsOf = (part: string) => decimal.exec(part)?.[2]?.length ?? 0;

/** More decimals than these stand only in a size that has them. */
const maxPadded = 3;

/**
 * How many decimals each dimension of some sizes is read with below each other: as many as the finest of all has, but at
 * most three.
 */
export function evenDecimals(sizes: readonly string[]): readonly number[] {
  const finest: number[] = [];
  for (const size of sizes)
    for (const [i, part] of size.split(times).entries())
      finest[i] = Math.min(Math.max(finest[i] ?? 0, decimalsOf(part)), maxPadded);
  return finest;
}

/**
 * Sizes with so many decimals in each dimension, unless they have more: of 3, "0.75 0.3125" is "0.750 0.3125". What is no
 * decimal number, such as 1-1/2, stays. The text has narrow spaces inside a size.
 */
export const withDecimals = (sizes: string, decimals: readonly number[]): string =>
  sizes
    .split(' ')
    .map((size) =>
      size
        .split('\u202F×\u202F')
        .map((part, i) =>
          part.replace(decimal, (_, whole: string, fraction = '') => {
            const digits = decimals[i] ?? 0;
            return digits > 0 ? `${whole}.${String(fraction).padEnd(digits, '0')}` : whole;
          }),
        )
        .join('\u202F×\u202F'),
    )
    .join(' ');
