/** A title with a count and a line for each; empty without lines. */
export const titledList = (title: string, lines: readonly string[]): string =>
  lines.length > 0
    ? `\n${title} (${lines.length}):\n${lines.map((line) => `  - ${line}\n`).join('')}`
    : '';
