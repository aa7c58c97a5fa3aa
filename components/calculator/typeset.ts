/** A formula with a true minus sign, as long as the plus: on a keyboard it is a hyphen. */
export const typeset = (formula: string) => formula.replaceAll(' - ', ' \u2212 ');
