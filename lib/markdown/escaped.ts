/** Words with what Markdown would take for its own escaped. */
export const escaped = (words: string) => words.replace(/[\\`*_[\]<>]/g, '\\$&');
