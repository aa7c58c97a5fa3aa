const decimal = /^(\d+)(?:\.(\d+))?$/;
const times = ' × ';

const decimalsOf = (part: string) => decimal.exec(part)?.[2]?.length ?? 0;

const maxPadded = 3;

/** Each dimension gets the decimals of the finest, three at most: "0.75" beside "0.3125" is "0.750"; 1-1/2 stays. */
export const withEvenDecimals = (sizes: readonly string[], all = sizes): readonly string[] => {
  const finest: number[] = [];
  for (const size of all)
    for (const [i, part] of size.split(times).entries())
      finest[i] = Math.max(finest[i] ?? 0, decimalsOf(part));
  return sizes.map((size) =>
    size
      .split(times)
      .map((part, i) => {
        const digits = Math.min(finest[i] ?? 0, maxPadded);
        return part.replace(decimal, (_, whole: string, fraction = '') =>
          digits > 0 ? `${whole}.${String(fraction).padEnd(digits, '0')}` : whole,
        );
      })
      .join(times),
  );
};
