/** The contrast of two opaque colors, hexadecimal (WCAG 2.2, 1.4.3), from 1 to 21. */
export function contrast(one: string, other: string): number {
  const both = [luminance(one), luminance(other)];
  return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
}

/** Relative luminance. */
function luminance(color: string) {
  const digits = color.slice(1);
  const pairs = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits;
  const light = (at: number) => {
    const share = parseInt(pairs.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * light(0) + 0.7152 * light(2) + 0.0722 * light(4);
}
