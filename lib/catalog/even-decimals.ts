const decimal = /^(\d+)(?:\.(\d+))?$/;
const times = ' × ';

const decimalsOf = (part: string | undefined) => decimal.exec(part ?? '')?.[2]?.length ?? 0;

/**
 * Sizes to be read below each other, each dimension with as many decimals as the finest of all: "0.75" beside "0.3125" is
 * "0.7500". What is no decimal number, such as 1-1/2, stays.
 */
export const withEvenDecimals = (sizes: readonly string[], all = sizes): readonly string[] => {
  const parts = all.map((size) => size.split(times));
  const finest = (i: number) => Math.max(...parts.map((each) => decimalsOf(each[i])));
  return sizes.map((size) =>
    size
      .split(times)
      .map((part, i) =>
        part.replace(decimal, (_, whole: string, fraction = '') =>
          finest(i) > 0 ? `${whole}.${String(fraction).padEnd(finest(i), '0')}` : whole,
        ),
      )
      .join(times),
  );
};
