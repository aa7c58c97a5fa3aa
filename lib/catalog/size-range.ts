/** Inches in millimeters, rounded half up to two decimals. */
export const inMillimeters = (inches: number) => Math.round(inches * 2540) / 100;

/** "0.75 × 2" inches in millimeters: "19.05 × 50.8"; `null` where a measure is no decimal number, such as 1-1/2. */
export function metricSize(size: string): string | null {
  const inches = size.split('×').map(Number);
  return inches.every(Boolean) ? inches.map(inMillimeters).join('\u202F×\u202F') : null;
}

/** The sizes that a property is given for, in inches or as converted: "over 0.1875 to 4", "to 1"; empty where it is for all. */
export const sizeRange = (
  { overIn, toIn }: { overIn: number | null; toIn: number | null },
  convert = (inches: number) => inches,
) =>
  [overIn !== null && `over ${convert(overIn)}`, toIn !== null && `to ${convert(toIn)}`]
    .filter(Boolean)
    .join(' ');
