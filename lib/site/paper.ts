/** The paper of pages, and of the browser's own bar: `sheet` in `components/_tokens.scss`, by theme. */
export const paper = { light: '#fbfaf7', dark: '#161d21' } as const;
