/** A text that is at most so long as it is, or its beginning with an ellipsis. */
export const cutText = (text: string, maxLength: number): string =>
  text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
