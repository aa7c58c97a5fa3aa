/** A picture of the mark for where the site is installed. */
interface Icon {
  file: string;
  /** Pixels, square. */
  size: number;
  /** How much of the square the mark fills. A mask may cut all but a circle of four fifths. */
  fills: number;
  purpose: 'any' | 'maskable' | 'apple';
}

/** Every size that browsers request. */
export const icons: readonly Icon[] = [
  { file: '192.png', size: 192, fills: 1, purpose: 'any' },
  { file: '512.png', size: 512, fills: 1, purpose: 'any' },
  { file: 'maskable-512.png', size: 512, fills: 0.56, purpose: 'maskable' },
  { file: 'apple-180.png', size: 180, fills: 0.72, purpose: 'apple' },
];

/** The paper behind the mark, and of the browser's own bar: `sheet`, by theme. */
export const paper = { light: '#fbfaf7', dark: '#161d21' } as const;
