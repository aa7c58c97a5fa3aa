/** "1 line", "3 lines". */
export const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;
