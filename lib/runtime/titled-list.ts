/** What an operator reads at the end of a build and at a start: a title with a count, and a line for each; nothing of an empty list. */
export const titledList = (title: string, lines: readonly string[]): string =>
  lines.length > 0
    ? `\n${title} (${lines.length}):\n${lines.map((line) => `  - ${line}\n`).join('')}`
    : '';
