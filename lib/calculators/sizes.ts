import type { Problem, Values } from './calculator';
import { isProblem, readSize, type Dimension } from './dimension';
import { zero, type Rational } from './rational';

/** The sizes of a piece by name, inches. */
export type Sizes = Readonly<Record<string, Rational>>;

/** Everything typed about a piece: what is understood, shown and wrong, by dimension. */
export function readSizes(dimensions: readonly Dimension[], values: Values) {
  const sizes: Record<string, Rational> = {};
  const texts: Record<string, string> = {};
  const understood: Record<string, string> = {};
  const problems: Record<string, Problem> = {};
  for (const dimension of dimensions) {
    const size = readSize(dimension, values);
    if (isProblem(size)) problems[dimension.name] = size;
    else if (!size && dimension.isOptional) {
      sizes[dimension.name] = zero;
      texts[dimension.name] = '0 in';
    } else if (size) {
      sizes[dimension.name] = size.inches;
      texts[dimension.name] = size.text;
      if (size.echo) understood[dimension.name] = size.echo;
    }
  }
  return { sizes: sizes as Sizes, texts: texts as Values, understood, problems };
}
