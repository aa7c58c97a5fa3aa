/** Inches in millimeters, rounded half up to two decimals. */
export const inMillimeters = (inches: number) => Math.round(inches * 2540) / 100;

/** The sizes that a property is given for, in inches or as converted: "over 0.1875 to 4", "to 1"; empty where it is for all. */
export const sizeRange = (
  { overIn, toIn }: { overIn: number | null; toIn: number | null },
  convert = (inches: number) => inches,
) =>
  [overIn !== null && `over ${convert(overIn)}`, toIn !== null && `to ${convert(toIn)}`]
    .filter(Boolean)
    .join(' ');
