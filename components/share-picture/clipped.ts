/**
 * A text that fits its place, cut with three dots. The renderer lays out letter by letter: 20,000 of them took it half
 * a minute, in which it draws no other picture.
 */
export function clipped(text: string, max: number): string {
  // Cut first: the rest of a long text is not even split into characters.
  const characters = Array.from(text.slice(0, 2 * (max + 1)));
  return characters.length <= max
    ? text
    : `${characters
        .slice(0, max - 3)
        .join('')
        .trimEnd()}...`;
}
