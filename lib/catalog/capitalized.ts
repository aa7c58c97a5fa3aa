/** "modulus at 70 °F" → "Modulus at 70 °F" */
export const capitalized = (words: string) =>
  words.replace(/^[a-z]/, (letter) => letter.toUpperCase());
