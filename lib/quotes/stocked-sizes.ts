/** "0.25 in" and "0.3125 in" of the sizes of a line, "0.25 0.3125". A size of several measures has narrow spaces. */
export const stockedSizes = (sizes: string): readonly string[] =>
  sizes.split(/,? /).map((size) => `${size.replaceAll(/[\u00A0\u202F]/g, ' ')} in`);

/** "0.250 0.3125 8.000" of a table, where zeros even out the columns, as the list has them: "0.25 0.3125 8". */
export const withoutPadding = (shown: string): string =>
  shown.replaceAll(/(\.\d*?)0+(?!\d)/g, '$1').replaceAll(/\.(?!\d)/g, '');
