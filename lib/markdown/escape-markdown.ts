/** Text with the characters escaped that have a meaning in Markdown. */
export const escapeMarkdown = (words: string) => words.replace(/[\\`*_[\]<>]/g, '\\$&');
