/** "1,250.5" and "2,5" without their commas: one between thousands is left out, any other is a decimal point. */
export const withoutCommas = (number: string): string =>
  /^\D?[1-9][\d,]*,\d{3}\b/.test(number) ? number.replaceAll(',', '') : number.replace(',', '.');
