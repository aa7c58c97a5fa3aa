/** The sizes that a property is given for, inches: "over 0.1875 to 4", "to 1"; empty where it is for all. */
export const sizeRange = ({ overIn, toIn }: { overIn: number | null; toIn: number | null }) =>
  [overIn !== null && `over ${overIn}`, toIn !== null && `to ${toIn}`].filter(Boolean).join(' ');
