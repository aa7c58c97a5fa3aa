/**
 * A text that fits its place, cut with three dots. The renderer lays out letter by letter: 20,000 of them took it half
 * a minute, in which it draws no other picture.
 */
export function clipped(text: string, most: number): string {
  // Cut first: the rest of a long text is not even split into characters.
  const characters = Array.from(text.slice(0, 2 * (most + 1)));
  return characters.length <= most
    ? text
    : `${characters
        .slice(0, most - 3)
        .join('')
        .trimEnd()}...`;
}
