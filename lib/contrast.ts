/** The contrast of two opaque colours, hexadecimal (WCAG 2.2, 1.4.3), from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dim, bright] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (bright! + 0.05) / (dim! + 0.05);
}

/** Relative luminance. */
function luminance(colour: string) {
  const digits = colour.slice(1);
  const pairs =
    digits.length < 6 ? [...digits].map((digit) => digit + digit) : digits.match(/../g)!;
  const [red, green, blue] = pairs.map((pair) => {
    const share = parseInt(pair, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
