/**
 * The sizes that a property is given for, "over 0.1875 to 4", "to 1", in inches or in these times a unit; empty where it is
 * for all.
 */
export const sizeRange = (
  { overIn, toIn }: { overIn: number | null; toIn: number | null },
  perInch = 1,
) =>
  [['over', overIn] as const, ['to', toIn] as const]
    .flatMap(([word, inches]) =>
      inches === null ? [] : `${word} ${Number((inches * perInch).toFixed(4))}`,
    )
    .join(' ');
