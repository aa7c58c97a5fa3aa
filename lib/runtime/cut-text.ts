/** A text, or its beginning with an ellipsis where it is longer. */
export const cutText = (text: string, maxLength: number): string =>
  text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
